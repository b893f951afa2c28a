## inputs and shell

app-title = Sosie: are these two pages the same?
app-description =
    .content = Compare two web pages or texts in your own browser: how near-duplicate they are, which passages they share, and what to do about it. Nothing is uploaded.
app-skip = Skip to the content
app-nav =
    .aria-label = Pages of this site
app-nav-compare = Compare
app-nav-calibrate = Calibrate
app-nav-method = How it works
app-promise = Nothing is uploaded
app-language = Language
app-theme = Colours
app-theme-auto = Auto
app-theme-light = Light
app-theme-dark = Dark
app-headline = Are these two pages the same?
app-lead = Give Sosie two pages or two texts. It says whether one is the double of the other, and shows the passages that prove it.
app-privacy-title = Your texts stay on this computer.
app-privacy-text = They are compared here, in your browser. An address that you fetch may go through a relay: it sees the address and the page, never what you paste.
app-privacy-relay = Choose the relay
app-noscript = Sosie compares the pages in your browser, with JavaScript and WebAssembly. Please allow JavaScript for this site; without it nothing can be compared.
app-strip =
    .aria-label = The two pages compared
app-language-missing = The words of this language could not be loaded; here is the page in English. Loading it again may help.
app-foot-private = Free software. It compares in your browser and stores nothing elsewhere.
app-foot-help = Help
app-foot-embed = Put it on your site
app-foot-source = Source (GPL)
app-foot-notice = Notices

input-heading-a = First page
input-heading-b = Second page
input-choose = Choose a file…
input-file-a =
    .aria-label = Choose a file for page A
input-file-b =
    .aria-label = Choose a file for page B
input-address-a =
    .aria-label = Address of page A
    .placeholder = https://
input-address-b =
    .aria-label = Address of page B
    .placeholder = https://
input-text-a =
    .aria-label = Text or HTML of page A
    .placeholder = …or paste a text or a page’s HTML here, or drop a file anywhere on this panel.
input-text-b =
    .aria-label = Text or HTML of page B
    .placeholder = …or paste a text or a page’s HTML here, or drop a file anywhere on this panel.
input-text-replace = …or paste a text here to compare that instead.
input-text-touch = …or paste a text or a page’s HTML here.
input-drop-a = Drop it here: page A
input-drop-b = Drop it here: page B
input-fetch = Fetch
input-fetch-stop = Stop
input-fetching = Fetching… { $size }
input-hint-relay = First asked of the site itself. If it refuses, the relay { $host } fetches it: it sees the address and the page.
input-hint-change = Change
input-hint-no-relay = No relay is set up, so only sites that allow it can be fetched.
input-other-ways = Other ways to give a page
input-kind = Read as:
input-kind-auto = detect
input-kind-text = text
input-kind-html = HTML
input-markup = HTML, { $size }
input-count-fetching = fetching
input-count-address = not fetched yet
input-held-pasted = Pasted text
input-held-edit = Edit as text
input-held-long = Too long to be edited here; it is compared as it is. Remove it, or paste another text to replace it.
input-held-remove = Remove
input-how-pasted = pasted
input-how-file = from a file
input-how-direct = directly
input-how-proxy = via { $host }
input-aside-held = Kept, not compared: { $name }.
input-aside-use = Compare it instead
input-aside-text = The text above is kept, but not compared.
input-aside-use-text = Compare it instead
input-untitled = Untitled
input-swap-sides =
    .aria-label = Swap A and B
    .title = Swap A and B
input-compare = Compare
input-compare-again = Compare again
input-compare-own = Back to my options
input-once = This time only: { $options }.
input-once-single = single words
input-once-whole = menus and footers included
input-change = Change
input-swap = Swap
input-cancel = Cancel
input-keep = Include menus and footers
input-options = Options: { $set }
input-options-words = { $size ->
    [one] single words
   *[other] { $size }-word phrases
}
input-options-characters = 4-character windows
input-options-reset = Back to the usual options
input-option-profile = Compare by
input-option-profile-help = How the text is cut before it is fingerprinted.
input-option-profile-detector = Phrases (usual)
input-option-profile-article = Single words
input-option-profile-package = Characters, as the Python package simhash does
input-option-k = Words in a phrase
input-option-k-help = 1 to 10. Longer phrases forgive less.
input-option-bits = Fingerprint
input-option-bits-help = With 128 bits, figures are given but not judged.
input-option-bits-64 = 64 bits
input-option-bits-128 = 128 bits
input-option-weights = Weight of a phrase
input-option-weights-help = What a repeated phrase counts for.
input-option-weights-count = Each time it occurs
input-option-weights-binary = Once
input-option-weights-log = More slowly each time (log)
input-option-accents = Accents
input-option-accents-help = Whether “café” equals “cafe”.
input-option-accents-fold = Ignored
input-option-accents-keep = Kept
input-option-segmentation = Scripts without spaces
input-option-segmentation-help = How Chinese, Japanese or Thai is cut. Otherwise than usual, figures are given but not judged.
input-option-segmentation-characters = Every character (usual)
input-option-segmentation-pairs = Pairs of characters
input-option-segmentation-runs = Not cut, as in tools made for spaces
input-option-stop-words = Leave out common words
input-option-stop-words-help = Also drops “not”, which changes a meaning.
input-option-stop-words-none = No
input-option-stem = Reduce words to their stem
input-option-stem-help = “Grinders” then equals “grinder”.
input-option-stem-none = No
input-option-phrases = Join set phrases
input-option-phrases-help = Two words that often stand together count as one.

input-examples-title = No pair at hand?
input-examples-invite = Try one of these
input-example-reseller = A product and its reseller
input-example-reseller-text = Same words, one paragraph moved. Would a search engine see one page or two?
input-example-sheet = A sheet inside a guide
input-example-sheet-text = The short text is all there, in a page four times as long.
input-example-town = Two guides to one town
input-example-town-text = Same subject, each in its own words. Not a duplicate.
input-example-shop = Two shop pages in HTML
input-example-shop-text = Different texts, same menu and footer, left out of the comparison.

input-problem-empty = { $side } is empty.
input-problem-empty-text = Paste a text, fetch an address or drop a file here, then compare.
input-problem-binary = This is not a text.
input-problem-binary-text = { $name } looks like { $type ->
    [pdf] a PDF
    [image] an image
    [media] an audio or video file
    [zip] a zip archive or an office document
    [archive] a compressed archive
    [compressed] compressed data
    [font] a font
    [program] a program
    [office] an office document
    [database] a database
   *[unknown] data that is no text
}. Sosie reads HTML and plain text: export it as text, or paste what it says.
input-problem-too-large = This is too long.
input-problem-too-large-text = It has { $size }, and Sosie compares at most { $limit }. It is still here, unshortened.
input-problem-file-too-large-text = { $name } has { $size }, and Sosie compares at most { $limit }. Paste the part that matters.
input-problem-file = The file could not be read.
input-problem-file-unreadable-text = { $name } may have been moved or changed since. Choose it once more, or paste its text.
input-problem-source = This cannot be read.
input-problem-source-invalid-text = It is neither HTML nor a text that Sosie can decode. Paste the text itself instead.
input-action-again = Try again
input-action-paste = Paste the text instead
input-action-choose = Choose another file
input-action-address = Correct the address
input-action-ways = Other ways
input-action-relay = Use another relay
input-action-relay-set-up = Set up a relay

fetch-problem = This page could not be fetched.
fetch-problem-address = This is not a web address.
fetch-problem-type = This is not a page.
fetch-safe = What you gave in { $other } is untouched.
fetch-url-invalid-text = A web address looks like example.org/page. To compare a text, paste it below.
fetch-scheme-text = Sosie fetches addresses that begin with http:// or https://, not { $scheme }:.
fetch-blocked-text = { $host } does not answer, or does not let other sites read it, and no relay is set up to fetch it.
fetch-relay-down-text = Its site does not let other sites read it, and the relay { $host } cannot be reached.
fetch-relay-timeout-text = Its site does not let other sites read it, and the relay { $host } did not answer in { $seconds } seconds.
fetch-relay-status-text = Its site does not let other sites read it, and the relay { $host } answered with an error ({ $status }).
fetch-origin-forbidden-text = The relay { $host } does not work for this site.
fetch-upstream-status-text = { $status ->
    [404] The site says that there is no such page (404).
    [410] The site says that this page is gone (410).
    [401] The site asks for a password (401). Sosie has none: open the page yourself and paste it.
    [403] The site refuses to give this page to Sosie (403). Open it yourself and paste it.
    [429] The site says that it was asked too often (429). Wait a little, or paste the page.
   *[other] The site answered with an error ({ $status }) in place of the page.
}
fetch-page-too-large-text = It is larger than { $limit }, the most that Sosie compares. Paste the part that matters.
fetch-content-type-text = { $type ->
    [unknown] The address leads to something that is no text.
   *[other] The address leads to { $type }.
} Sosie reads HTML and plain text.
fetch-address-private-text = The address belongs to a private network, which a relay must not enter. Save the page and drop it here, or paste it.
fetch-name-not-found-text = No site answers to this name. It may be mistyped.
fetch-refused-text = The site does not accept connections at this address.
fetch-timeout-text = The site did not answer in time.
fetch-tls-text = { $tls ->
    [certificate] The site’s certificate is not valid, so the page cannot be trusted to be its own.
   *[none] The site does not speak https at this address.
}
fetch-redirects-text = The address leads from one redirect to the next without end.
fetch-offline-text = This computer seems to be offline. Pasted texts and files can be compared all the same.
fetch-credentials-text = The address holds a name or a password, and Sosie sends none. Take it out, or open the page yourself and paste it.
fetch-fetch-broken-text = Sosie stumbled over it: a fault of its own. Try once more, or paste the page.

fetch-relay-title = Who fetches the pages
fetch-relay-text = Most sites let no other site read their pages. A relay fetches such a page and hands it on: it sees the address and the page. What you paste and your files never go through it.
fetch-relay-deployed = This site’s relay, { $host }
fetch-relay-own = Another relay
fetch-relay-none = No relay: only sites that allow it
fetch-relay-template = Its address, with {"{url}"} where the page’s goes
fetch-relay-invalid = A relay’s address begins with https:// and holds {"{url}"}.
fetch-relay-save = Save
fetch-relay-cancel = Leave as it was
fetch-ways-title = Other ways to give a page
fetch-ways-save = Save the page
fetch-ways-save-text = Open it in another tab, save it (Ctrl or ⌘ and S, “HTML only”), and drop the file on the panel.
fetch-ways-copy = Copy its HTML with a bookmark
fetch-ways-copy-text = Drag this button to your bookmarks bar. On the page, click the bookmark: its HTML is copied, as you see it. Then paste it here. It works for pages behind a password and pages drawn by JavaScript too.
fetch-ways-bookmarklet = Copy this page’s HTML
fetch-ways-code = Or make a bookmark with this address:
fetch-ways-close = Done

engine-loading-bytes = Getting Python ready: { $loaded } of { $total }
engine-loading-text = You can paste already; a comparison asked for now runs as soon as it can.
engine-ready = Ready
engine-ready-text = Python runs in this page. Your texts stay here.
engine-stage-download-title = Downloading Python
engine-stage-start-title = Starting Python
engine-stage-engine-title = Loading the engine
engine-stage-download = Download
engine-stage-start = Start Python
engine-stage-engine = Load the engine
engine-stage-compare = Compare A and B
engine-bytes = { $loaded } of { $total }
engine-running = running
engine-waiting = Your comparison runs as soon as it is ready.
engine-next-visit = Next visit: a second or two.
engine-fetching = Fetching
engine-fetching-text = The comparison follows.
engine-comparing = Comparing A and B
engine-comparing-text = In your browser. Very long texts take a while.
engine-compared = Compared in { NUMBER($seconds, maximumFractionDigits: 1) } seconds
engine-stopped = Stopped. Nothing was lost.
engine-stopped-text = Both texts and your options are still there.
engine-failed = Python did not start.
engine-failed-asset-missing = A file is missing on the server ({ $file }, { $status }). Your texts are kept in this tab.
engine-failed-unloaded = A file could not be loaded ({ $file }). Your texts are kept in this tab.
engine-failed-offline = This computer is offline, and a part of Sosie has to be loaded. It goes on by itself once the network is back. Your texts are kept in this tab.
engine-failed-asset-truncated = A file arrived incomplete ({ $file }, { $loaded } of { $total }). That is usually the network, or a filter on it. Your texts are kept in this tab.
engine-failed-asset-corrupt = A file arrived changed ({ $file }). That is usually a filter on the network, or a version just replaced by another. Your texts are kept in this tab.
engine-failed-network = A file could not be downloaded ({ $file }). The network may be down. Your texts are kept in this tab.
engine-failed-boot-timeout = It has been silent for too long. A slow network or a busy computer can do that. Your texts are kept in this tab.
engine-failed-unsupported = This browser lacks what Sosie needs ({ $feature }). A current Firefox, Chrome, Edge or Safari has it. Your texts are kept in this tab.
engine-failed-crashed = It stopped by itself, perhaps for lack of memory. Your texts are kept in this tab.
engine-action-again = Download it again
engine-action-copy = Copy my texts
engine-support = Details for support
engine-compare-failed = The comparison did not finish.
engine-compare-failed-deadline = It took more than { $seconds } seconds and was stopped. Shorter texts will do. Both are still here.
engine-compare-failed-crashed = Python ran out of memory or stopped by itself; it has been started anew. Both texts are still here.
engine-compare-failed-out-of-memory = The texts are too much for the memory that the browser gives Python. Shorter ones will do; both are still here.
engine-compare-failed-option-invalid = These options do not go together. Change them and compare again; both texts are still here.
engine-compare-failed-internal = Sosie stumbled over one of the texts: a fault of its own. Both are still here.

## results

# What is counted. Always given: $unit, $k (size), $token (word, character, pair, run, mixed, mixed-pairs), $bits, $half (of bits).
result-size = { $k ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] ten
}
result-units = { $unit ->
    [word] distinct words
    [phrase] { result-size }-word phrases
    [character] distinct characters
    [characters] runs of { result-size } characters
    [token] distinct words and characters
    [mixed] runs of { result-size } words or characters
    [pair] distinct pairs of characters
    [pairs] runs of { result-size } pairs of characters
    [token-pairs] distinct words and pairs of characters
    [mixed-pairs] runs of { result-size } words or pairs of characters
   *[window] four-character pieces
}
result-units-short = { $unit ->
    [word] words
    [phrase] phrases
    [character] characters
    [characters] runs
    [token] words
    [mixed] runs
    [pair] pairs
    [pairs] runs
    [token-pairs] words
    [mixed-pairs] runs
   *[window] pieces
}
result-verbatim = { $unit ->
    [phrase] {" "}word for word
   *[other] {""}
}
result-length = { $token ->
    [character] { $count ->
        [one] 1 character
       *[other] { $count } characters
    }
    [pair] { $count ->
        [one] 1 pair of characters
       *[other] { $count } pairs of characters
    }
    [run] { $count ->
        [one] 1 word (an unbroken run)
       *[other] { $count } words (unbroken runs)
    }
    [mixed] { $count } words and characters
    [mixed-pairs] { $count } words and pairs of characters
   *[word] { $count ->
        [one] 1 word
       *[other] { $count } words
    }
}
result-length-unit = { $token ->
    [character] characters
    [pair] pairs of characters
    [mixed] words and characters
    [mixed-pairs] words and pairs of characters
   *[word] words
}
result-page-a = First page
result-page-b = Second page

# The verdict
result-relation = Relation
result-relation-identical = Identical
result-relation-near-duplicate = Near-duplicate
result-relation-contained = { $inner } contained in { $outer }
result-relation-partial = Partly shared
result-relation-distinct = Different
result-relation-too-short = Too short
result-sentence-identical = These two pages are the same.
result-sentence-near-duplicate = These two pages are nearly the same.
result-sentence-contained = { $part ->
    [all] All of { $inner } stands in { $outer }.
    [nearly] Nearly all of { $inner } ({ $share }) stands in { $outer }.
    [most] Most of { $inner } ({ $share }) stands in { $outer }.
   *[part] A part of { $inner } ({ $share }) stands in { $outer }.
}
result-sentence-partial = These two pages share some passages.
result-sentence-distinct = These are two different pages.
result-sentence-too-short = Too short to judge.
result-contents = On this page
result-agreement-agree = both verdicts agree
result-agreement-disagree = the two verdicts disagree
result-agreement-fingerprint-open = the fingerprint leaves it open
result-agreement-content-open = the content lies in between
result-agreement-both-open = both verdicts leave it open

# The four kinds of near-duplicate
result-kind = { result-layout-kind } (layouts { $alike } alike)
result-kind-text = { $kind ->
    [complete] The same text in the same frame: the tags of both pages are nested in the same way. One page at two addresses looks like this.
    [content] The same text, but the page around it is built in another way: another site’s template, a print version, a new design.
    [layout] A part of the text is in both, and the pages are built in the same way. Pages made from one template look like this.
   *[partial] A part of the text is in both, and the pages are built in different ways. A quotation on another site looks like this.
} Compared is how the tags of the whole pages are nested, not colours and pictures.

# Its reason
result-reason-identical = Every word of A stands in B, in the same order; { $accents ->
    [keep] capitals and punctuation
   *[fold] capitals, accents and punctuation
} are not compared.
result-reason-near-duplicate = { $shareA } of A’s { result-units } stand in B{ result-verbatim }, and { $shareB } of B’s in A{ $moved ->
    [0] {""}
    [one] ; one passage has moved
   *[other] ; { $moved } passages have moved
}.
result-reason-own = { $alike ->
    [yes] Outside the shared passages, each has { $ownA ->
        [one] one { result-place-unit }
       *[other] { $ownA } { result-length-unit }
    }.
   *[no] Outside the shared passages, A has { $ownA ->
        [0] nothing
        [one] one { result-place-unit }
       *[other] { $ownA } { result-length-unit }
    }, and B { $ownB ->
        [0] nothing
        [one] one { result-place-unit }
       *[other] { $ownB } { result-length-unit }
    }.
}
result-reason-contained = { $share } of { $inner }’s { result-units } stand in { $outer }{ result-verbatim }. { $longer ->
    [much] { $outer } is { $times } times as long and has text of its own around them.
   *[little] { $own ->
        [0] { $outer } has little else.
        [one] Outside the shared passages, { $outer } has one { result-place-unit }.
       *[other] Outside the shared passages, { $outer } has { $own } { result-length-unit }.
    }
}
result-reason-partial = { $shareA } of A’s { result-units } stand in B, and { $shareB } of B’s in A: { $passages ->
    [0] scattered, none long enough to be called a passage.
    [one] one passage of { $longest } { result-length-unit }.
   *[other] { $passages } passages, the longest of { $longest } { result-length-unit }.
}
result-reason-distinct = { $trace ->
    [none] None of A’s { result-units } stands in B.
    [some] { $shareA } of A’s { result-units } stand in B, and { $shareB } of B’s in A{ result-longest }
   *[little] Only { $shareA } of A’s { result-units } stand in B, and { $shareB } of B’s in A{ result-longest }
}
result-longest = { $passages ->
    [0] .
    [one] : one passage of { $longest } { result-length-unit }.
   *[other] ; the longest shared passage has { $longest } { result-length-unit }.
}
result-reason-bits = { $distance ->
    [one] one bit
   *[other] { $distance } bits
} of { $bits }
result-reason-unrelated = { $unrelated ->
    [known] , where two unrelated pages differ by about { $half }
   *[unknown] {""}
}
result-reason-apart = { $distance ->
    [0] Their fingerprints are equal
   *[other] Their fingerprints differ by { result-reason-bits }
}
result-reason-bits-same = Their fingerprints are equal.
result-reason-bits-near = { result-reason-apart }{ result-reason-unrelated }.
result-reason-bits-different = { result-reason-apart }{ $unrelated ->
    [known] ; two unrelated pages differ by about { $half }
   *[unknown] {""}
}.
result-reason-bits-against-same = Their fingerprints are equal all the same; go by the content here.
result-reason-bits-against-near = Their fingerprints differ by only { result-reason-bits } and alone would say “nearly the same”. Go by the content here.
result-reason-bits-against-different = { $relation ->
    [contained] The added text changes the fingerprint, which differs by { result-reason-bits } and alone would say “two different pages”. Go by the content here.
   *[other] The fingerprints differ by { result-reason-bits } and alone would say “two different pages”. Go by the content here.
}
result-reason-bits-between = { result-reason-apart }: many for near-duplicates, few for unrelated pages.
result-reason-bits-short = { result-reason-apart }, but the fingerprint of so short a text is unstable and is not judged.
result-reason-bits-dominant = { result-reason-apart }, but a single repeated item outweighs all others in them, so they are not judged.
result-reason-bits-unmeasured = { result-reason-apart }; with these options, that is not judged.
result-reason-bits-none = There is no distance to give.
result-reason-too-short = { $side } has { $words ->
    [one] one { result-place-unit }
   *[other] { $words } { result-length-unit }
}. Sosie compares { result-units }, so there is nothing yet to compare, and no figure is shown rather than a false one.
result-reason-both-short = A has { $wordsA } and B { $wordsB } { result-length-unit }. Sosie compares { result-units }, so there is nothing yet to compare, and no figure is shown rather than a false one.
result-reason-empty = { $side } has no text, so there is nothing to compare, and no figure is shown rather than a false one.
result-reason-both-empty = Neither page has any text, so there is nothing to compare.
result-short-line = Dotted line: { $words } { result-length-unit }. Below it a fingerprint is unstable; Sosie says so and goes by the shared content.
result-add-text = Add text to { $side }
result-compare-single = Compare single words instead

# The figures
result-figures = Figures
result-distance = Distance
result-distance-note = bits that differ between fingerprints
result-share = Share of { $of } in { $within }
result-share-note = { $common } of its { $total } { result-units }
result-jaccard = Jaccard
result-jaccard-note = { $common } of the { $union } in either
result-dice = Dice
result-dice-note = 2 × { $common } of { $a } + { $b }
result-not-computed = not computed

# The scale
result-scale = Distance { $distance } on a scale of { $bits } bits
result-scale-unrelated = two unrelated pages: about { $half }
result-scale-unmeasured = Each cell is one bit. With these options, the distance is not judged.
result-band-range = { $code ->
    [single] { $from }
    [different] { $from } and more
   *[other] { $from }–{ $to }
}
result-band-same = same fingerprint
result-band-close = almost word for word
result-band-near = near-duplicate
result-band-unsure = doubtful
result-band-different = two different pages, as far as a fingerprint can tell

# The two verdicts
result-faces = The two verdicts
result-meeting-agree = They agree: { $relation ->
    [identical] the same
    [near-duplicate] near-duplicate
    [contained] closely related
   *[distinct] different
}
result-meeting-disagree = They disagree
result-meeting-fingerprint-open = The content decides
result-meeting-content-open = Alike in part
result-meeting-both-open = Both leave it open
result-from-fingerprint = From the fingerprint
result-from-content = From the shared content
result-fingerprint-saw-same = One and the same fingerprint
result-fingerprint-saw-near = Two fingerprints close together
result-fingerprint-saw-different = Two fingerprints far apart
result-fingerprint-says-same = The same page
result-fingerprint-says-near = Near-duplicate
result-fingerprint-says-different = Two different pages
result-fingerprint-says-unsure = Cannot tell
result-fingerprint-differ = { $distance ->
    [0] All { $bits } bits are equal.
    [one] One of { $bits } bits differs.
   *[other] { $distance } of { $bits } bits differ.
}
result-fingerprint-because-same = { result-fingerprint-differ }
result-fingerprint-because-near = { result-fingerprint-differ } Up to { $near }, two texts nearly always share most of their { result-length-unit }.
result-fingerprint-because-different = { result-fingerprint-differ } From { $far } on, a fingerprint sees no kinship.
result-fingerprint-because-between = { result-fingerprint-differ } From { $from } to { $to }, both related and unrelated pages occur: read both.
result-fingerprint-because-short = { result-fingerprint-differ } The shorter text has { $words } { result-length-unit }; under 50, one changed word can flip many bits.
result-fingerprint-because-dominant = { result-fingerprint-differ } A single repeated item holds { $share } of the weight, and the rest hardly counts.
result-fingerprint-because-unmeasured = { result-fingerprint-differ } With these options, the distance is not judged.
result-fingerprint-because-none = A text without { result-units } has no fingerprint.
result-fingerprint = fingerprint
result-grid = Fingerprint of { $side } as a grid of { $bits } bits
result-grid-differ = { $distance ->
    [0] no bit differs
    [one] 1 bit differs
   *[other] { $distance } bits differ
}
result-grid-difference = Grid of the { $distance } bits that differ
result-content-saw-identical = The same words in the same order
result-content-saw-near-duplicate = Most of A, most of B
result-content-saw-contained = { $part ->
    [all] All of { $inner }, a part of { $outer }
    [nearly] Nearly all of { $inner }, a part of { $outer }
    [most] Most of { $inner }, less of { $outer }
   *[part] A part of { $inner }, less of { $outer }
}
result-content-saw-distinct = { $trace ->
    [none] Nothing in common
    [some] Something in common
   *[little] Only a little in common
}
result-content-says-identical = The same page
result-content-says-near-duplicate = Near-duplicate
result-content-says-contained = { $part ->
    [all] All of { $inner } stands in { $outer }
    [nearly] Nearly all of { $inner } stands in { $outer }
    [most] Most of { $inner } stands in { $outer }
   *[part] A part of { $inner } stands in { $outer }
}
result-content-says-partial = Some passages in common
result-content-says-distinct = Two different pages
result-content-says-too-short = Cannot tell
result-content-because-identical = { $common ->
    [one] The one phrase of each is in both; neither adds anything.
   *[other] All { $common } { result-units } are in both; neither adds anything.
}
result-content-because-near-duplicate = { $common } of { $union } { result-units } are in both.
result-content-because-contained = { $common } of { $inner }’s { $innerTotal } { result-units } are in { $outer } too; { $outer } adds { $added } of its own.
result-content-because-partial = { $common } of { $union } { result-units } are in both; the rest is in one page only.
result-content-because-distinct = { $common ->
    [0] Not one of { $union } { result-units } is in both.
   *[other] { $common } of { $union } { result-units } are in both.
}
result-content-unmeasured = With these options, the shares are not judged.
result-content-because-too-short = There are too few { result-length-unit } to share any { result-units }.
result-overlap = Shared: { $common } { result-units }. Only in A: { $onlyA }. Only in B: { $onlyB }.
result-overlap-a = A: { $count } { result-units-short }
result-overlap-b = B: { $count } { result-units-short }
result-overlap-shared = { $count } shared
result-overlap-passages = Longest shared passage: { $longest } { result-length-unit }. In all, { $covered } of A’s { $wordsA } and of B’s { $wordsB } stand in a shared passage.
result-overlap-no-passage = No passage long enough to be shown stands in both.

# What they share
result-shared-title = What they share
result-texts = Texts
result-ribbon = { $count ->
    [one] One shared passage and its place in both texts
   *[other] { $count } shared passages and their places in both texts
}
result-legend-both = in both
result-legend-moved = in both, elsewhere
result-legend-only = only in { $side }
result-differences-only = Differences only
result-fold = { $count } { result-length-unit } only in { $side }
result-passage-moved = { $n } moved
result-passage-go = Passage { $n }, { result-length }{ $moved ->
    [yes] , moved
   *[no] {""}
}: go to it in { $other }
result-passage-show = Show passage { $n } in A
result-place-unit = { $token ->
    [character] character
    [pair] pair
   *[word] word
}
result-passage-place = { result-place-unit } { $inA } → { result-place-unit } { $inB }{ $moved ->
    [yes] , moved
   *[no] {""}
}
result-passages-number = Passage
result-passages-length = Length
result-passages-text = Text
result-passages-place = Place in A and in B
result-passages-none = No run of { $minimum } { result-length-unit } or more stands in both texts.
result-passages-more = { $all ->
    [yes] { $count ->
        [one] Show one more passage
       *[other] Show the other { $count } passages
    }
   *[no] Show { $count } more passages
}
result-text-empty = { $side } has no text.

# What was read
result-read-title = What was read, what was left out
result-read-short = What was read
result-read-words = { result-read-kept }, { $removed ->
    [0] nothing left out
   *[other] { $removed } left out
}
result-read-kept = { $kept ->
    [one] 1 { result-place-unit } kept
   *[other] { $kept } { result-length-unit } kept
}
result-read-plain = Plain text: all of { $side } was read as it stands.
result-compare-whole = Compare with menus and footers
result-verdict-by-hand = main content { $sides ->
    [a] of A
    [b] of B
   *[ab] of both
} chosen by hand
result-by-hand = main content chosen by hand
result-blocks-choose = Choose the blocks
result-blocks-hide = Hide the blocks
result-blocks-of = Blocks of { $side }
result-blocks-help = What is ticked is compared. Arrow keys go from block to block.
result-as-chosen = As Sosie chose
result-block-in = to be taken in
result-block-out = to be left out
result-block-chosen = Taken in by you
result-fold-blocks = { $kept ->
    [yes] { $count } more blocks kept
   *[no] { $count } blocks left out
}
result-fold-all = All { $count } blocks
result-selectors = By CSS selector
result-selectors-help = As in a style sheet: article, .story, #comments. Several are separated by commas.
result-selector-content = Only
result-selector-keep = Also keep
result-selector-drop = Leave out
result-selector-invalid = Sosie cannot read this as a CSS selector{ $ends ->
    [yes] : it ends too early
   *[no] , from “{ $rest }” on
}. Nothing was changed.
result-selector-too-many = These are too many blocks one by one. Name here what they stand in. Nothing was changed.
result-bar-changes = { $count ->
    [one] 1 change, not compared yet
   *[other] { $count } changes, not compared yet
}
result-bar-apply = Compare again with these blocks
result-bar-undo = Undo
result-bar-waits = Comparing again…
result-bar-cancel = Cancel
result-bar-done = Compared again: { $relation }. { $shareA } of A in B, { $shareB } of B in A.
result-bar-done-short = Compared again: { $relation }.
result-bar-verdict = See the verdict
result-whole-text = Whole text read from { $side }
result-whole-see = See the whole text
result-whole-hide = Hide the whole text
result-origin-pasted = pasted
result-origin-file = from a file
result-origin-direct = fetched directly
result-origin-proxy = fetched through the relay { $relay }
result-kept = Kept
result-kept-because = { $reason ->
    [main] the page’s main part
    [article] the page’s article
    [role-main] the part marked as main
    [body] the body of the page
    [whole-page] the whole page
    [chosen] blocks taken in by you
   *[other] { $reason }
}
result-blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
result-removed = { $reason ->
    [navigation] Menu
    [header] Header
    [footer] Footer
    [aside] Sidebar
    [banner] Banner
    [comments] Comments
    [form] Form
    [hidden] Hidden
    [script-fallback] Without scripts
    [related] See also
    [dropped] Left out by you
    [outside] Outside your choice
   *[other] Outside the text
}
result-removed-more = { $count ->
    [one] Show one more block left out
   *[other] Show { $count } more blocks left out
}

# What to do
result-advice-title = What to do
result-advice-no-penalty = A duplicate is not a penalty: a search engine picks one page to show, { $settled ->
    [yes] and these pages already say which.
   *[no] and you can say which.
}
result-advice-none-named = Neither page names the other as its original today.
result-advice-in-head = For the head of { $side }:
advice-same-site-choose-canonical = If both pages are yours, name the original.
advice-same-site-choose-canonical-text = A canonical link in the head of the other page does it. Readers keep both pages; search engines usually show the one you name.
advice-canonical-present-a-to-b = A already names B as its original.
advice-canonical-present-a-to-b-text = Search engines usually show B. If that is what you want, nothing is left to do.
advice-canonical-present-b-to-a = B already names A as its original.
advice-canonical-present-b-to-a-text = Search engines usually show A. If that is what you want, nothing is left to do.
advice-same-canonical = Both pages name the same original.
advice-same-canonical-text = Search engines treat them as one page; check that the address they name is the right one.
advice-redirect = If nobody needs one of them, redirect it.
advice-redirect-text = A permanent redirect (301) also passes on the links that point to it.
advice-differentiate = If each must be found by itself, make them different.
advice-differentiate-text = Your own test, photographs, prices, questions from readers. Swapping words for synonyms changes nothing for them.
advice-same-site-excerpt = If one is a list or a teaser, show less of the text there.
advice-same-site-excerpt-text = A few sentences are enough on a tag page, an archive or a home page; or keep that page out of the index (noindex).
advice-quotation-fine = If the reuse is wanted, nothing needs mending.
advice-quotation-fine-text = A quoted passage or a shared product sheet is no fault.
advice-cite-source = Say where the shared text comes from.
advice-cite-source-text = A link to the page it was first published on tells readers and search engines.
advice-noindex-a = A asks search engines not to list it.
advice-noindex-a-text = It carries “noindex”, so only B can appear in results.
advice-noindex-b = B asks search engines not to list it.
advice-noindex-b-text = It carries “noindex”, so only A can appear in results.
advice-translations = The pages name each other as versions for another language or region.
advice-translations-text = Such versions are not duplicates; keep the hreflang links in both directions.
advice-nothing-to-do = Nothing to do.
advice-nothing-to-do-text = These pages do not compete with each other.
advice-canonicals-mutual = Each page names the other as its original.
advice-canonicals-mutual-text = Search engines cannot follow both. Keep one of the two links, and let the other page name itself.
advice-canonicals-conflict = The pages name two different originals.
advice-canonicals-conflict-text = If they are meant as one page, let both name the same address.
advice-canonical-chain-a-to-b = A names B as its original, and B names a third page.
advice-canonical-chain-a-to-b-text = Search engines may stop on the way. Let A name that third page itself.
advice-canonical-chain-b-to-a = B names A as its original, and A names a third page.
advice-canonical-chain-b-to-a-text = Search engines may stop on the way. Let B name that third page itself.
advice-original-noindex-a = B names A as its original, but A asks not to be listed.
advice-original-noindex-a-text = Neither may then appear in results. Take “noindex” out of A, or let B name itself.
advice-original-noindex-b = A names B as its original, but B asks not to be listed.
advice-original-noindex-b-text = Neither may then appear in results. Take “noindex” out of B, or let A name itself.
advice-canonical-and-noindex-a = A names another page as its original and also carries “noindex”.
advice-canonical-and-noindex-a-text = The two contradict each other. The canonical link alone is enough.
advice-canonical-and-noindex-b = B names another page as its original and also carries “noindex”.
advice-canonical-and-noindex-b-text = The two contradict each other. The canonical link alone is enough.
advice-canonical-unlike = By their canonical links these are one page, yet their texts differ.
advice-canonical-unlike-text = Search engines may ignore such a link, or drop a page that says something else. Let each page name itself.
advice-translations-and-canonical = These are versions for different languages or regions, yet canonical links make them one page.
advice-translations-and-canonical-text = Search engines may then show one version to everybody. Let each version name itself as its original.
advice-series-and-canonical = These are parts of a series, yet canonical links make them one page.
advice-series-and-canonical-text = What only a later part says may then not be found. Let each part name itself as its original.
advice-canonicals-several-a = A names several originals.
advice-canonicals-several-a-text = Search engines may then follow none of them. Keep one, in the head or in the header field “Link” that the server sends.
advice-canonicals-several-b = B names several originals.
advice-canonicals-several-b-text = Search engines may then follow none of them. Keep one, in the head or in the header field “Link” that the server sends.
advice-canonical-in-body-a = A’s canonical link stands outside its head.
advice-canonical-in-body-a-text = Search engines do not read it there. An element that belongs in the body ends the head where it stands: put the link before it.
advice-canonical-in-body-b = B’s canonical link stands outside its head.
advice-canonical-in-body-b-text = Search engines do not read it there. An element that belongs in the body ends the head where it stands: put the link before it.
advice-same-address = This is one address, given twice.
advice-same-address-text = Another spelling of it, or a part after “#”, makes no other page.
advice-address-variants = One page answers at both addresses.
advice-address-variants-text = They differ only in http or https, in www, or in the slash at the end. Redirect one to the other (301).
advice-translations-return-a = B names A as its version for another language or region, but A does not name B.
advice-translations-return-a-text = Search engines ignore hreflang links without a return. Add one to A.
advice-translations-return-b = A names B as its version for another language or region, but B does not name A.
advice-translations-return-b-text = Search engines ignore hreflang links without a return. Add one to B.
advice-series = These pages follow each other in a series.
advice-series-text = Parts of a series are not duplicates. Let each name itself as its original, not the first part.
advice-canonical-elsewhere-a = A names a third page as its original; B does not.
advice-canonical-elsewhere-a-text = If all are meant as one page, let B name it too.
advice-canonical-elsewhere-b = B names a third page as its original; A does not.
advice-canonical-elsewhere-b-text = If all are meant as one page, let A name it too.
advice-canonicals-apart = Each page has a canonical link of its own, to another address.
advice-canonicals-apart-text = So each counts as an original. For one of the two to be shown, let the other’s link name it, in place of the link it has.
advice-refresh-a-to-b = A sends its readers on to B.
advice-refresh-a-to-b-text = It does so from inside the page (meta refresh). A permanent redirect (301) by the server is surer.
advice-refresh-b-to-a = B sends its readers on to A.
advice-refresh-b-to-a-text = It does so from inside the page (meta refresh). A permanent redirect (301) by the server is surer.
advice-noindex-both = Both pages ask search engines not to list them.
advice-noindex-both-text = Neither appears in results. If one should, take its “noindex” out.
advice-noindex-some-a = A asks some search engines not to list it.
advice-noindex-some-a-text = Its “noindex” is addressed to them by name (googlebot, bingbot); others may still list A.
advice-noindex-some-b = B asks some search engines not to list it.
advice-noindex-some-b-text = Its “noindex” is addressed to them by name (googlebot, bingbot); others may still list B.
advice-og-url-a-to-b = A’s og:url gives B’s address.
advice-og-url-a-to-b-text = Social networks then count A’s shares for B. Search engines go by a canonical link, and A has none to B.
advice-og-url-b-to-a = B’s og:url gives A’s address.
advice-og-url-b-to-a-text = Social networks then count B’s shares for A. Search engines go by a canonical link, and B has none to A.
advice-translations-unlinked = If one is a translation of the other, say so.
advice-translations-unlinked-text = With hreflang links in both pages, search engines can show each reader the right one.
result-copy = Copy
result-copied = Copied
result-copy-failed = Not copied

# Details and limits
result-details = Technical details
result-details-hint = fingerprints { $a } and { $b }, distance with single words { $single }, profile { $profile }
result-details-hint-short = profile { $profile }
result-article-distance = Distance with single words
result-bits-of = { $distance } of { $bits } bits
result-common = In both, distinct ones
result-layout = Likeness of the layout
result-layout-kind = { $kind ->
    [complete] Same content, same layout
    [content] Same content, another layout
    [layout] Part of the content, same layout
   *[partial] Part of the content, another layout
}
result-option-profile = Profile
result-profile = { $profile ->
    [article] article (single words)
    [package] package (as simhash 2.1.2 does)
   *[detector] detector
}
result-option-features = Compared
result-units-used = { result-units }
result-feature-weights = { $weights ->
    [binary] each counted once
   *[log] counts on a logarithmic scale
}
result-feature-accents = accents kept
result-feature-stop-words = without the common words of “{ $language }”
result-feature-stem = word stems of “{ $language }”
result-feature-segmentation = scripts without spaces: { $how ->
    [pairs] pairs
   *[runs] uncut
}
result-feature-phrases = fixed phrases joined
result-feature-whole = menus and footers included
result-option-bits = Bits of a fingerprint
result-engine = Engine
result-row-fingerprint = Fingerprint
result-row-length = Length
result-row-shingles = Counted for the fingerprint
result-row-different = Distinct ones
result-row-segmentation = Cut into
result-row-content = Main content
result-content-chosen = as Sosie chose
result-no-page = not an HTML page
result-row-language = Language
result-row-charset = Charset
result-row-type = Content type
result-row-canonical = Canonical
result-row-canonicals-in-body = Canonical outside the head
result-row-robots = Meta robots
result-row-title = Title
result-row-og-url = og:url
result-row-x-robots = X-Robots-Tag
result-row-hreflang = Other languages (hreflang)
result-row-prev = Previous page
result-row-next = Next page
result-row-refresh = Sends on to
result-says = What the pages say of themselves
result-says-hint = title, language, canonical, robots, other languages
result-versions = { $count ->
    [one] 1 version for a language or region
   *[other] { $count } versions for languages or regions
}
result-conflict-canonicals = More than one canonical: search engines may ignore them all.
result-conflict-canonical-in-body = { $count ->
    [one] One stands in the body of the page, where search engines do not look.
   *[other] { $count } stand in the body of the page, where search engines do not look.
}
result-conflict-og-url = Not the canonical address.
result-segmentation = { $kind ->
    [characters] characters
    [pairs] overlapping pairs of characters
    [runs] unbroken runs
    [mixed] words and characters
    [mixed-pairs] words and pairs of characters
    [mixed-runs] words and unbroken runs
   *[words] words
}
result-charset = { $name }, { $source ->
    [bom] by its byte order mark
    [header] as the server said
    [meta] as the page said
    [xml] as its XML declaration said
    [valid] undeclared, but valid
    [given] as given
   *[guess] guessed
}
result-charset-none = already text
result-not-stated = not stated
result-limits = What this cannot tell
result-limits-hint = translations, rewording, pictures, who copied whom
result-limit-translations = Translations.
result-limit-translations-text = The same text in another language shares no words and counts as different.
result-limit-rewording = Rewording.
result-limit-rewording-text = A text told again in other words shares few phrases; its ideas are not compared.
result-limit-pictures = Pictures, sound, tables of numbers.
result-limit-pictures-text = Only words are compared, in the order in which the page gives them.
result-limit-direction = Who copied whom.
result-limit-direction-text = Likeness has no direction. Dates, archives and people know more than a comparison.
result-limit-short = Short texts.
result-limit-short-text = Under about 50 words a single change moves many bits; the shared content is then the better guide.
result-limit-ranking = Rank in search.
result-limit-ranking-text = Sosie does not know how any search engine sees these pages.

# Actions
result-print = Print
result-json = Download JSON
result-copy-figures = Copy the figures
result-paste = Paste { $side }

# Warnings
warning-javascript-page = { $side } may be missing its text.
warning-javascript-page-text = { $words ->
    [0] No words came with the page; its text seems
    [one] Only one word came with the page; the rest seems
   *[other] Only { $words } words came with the page; the rest seems
} to be drawn by JavaScript, which Sosie never runs. Open the page, select all, copy, and paste it here.
warning-nothing-extracted = No main text was found in { $side }.
warning-nothing-extracted-text = Everything in it looks like menus, footers or forms. Compare the whole page, or paste the text itself.
warning-short-text = { $side } has { $words ->
    [one] one { result-place-unit }
   *[other] { $words } { result-length-unit }
}: under 50, a fingerprint is unstable.
warning-dominant-feature = In { $side }, one repeated item holds { $share } of the fingerprint’s weight.
warning-options-unmeasured = No thresholds were measured for these options: the relation follows those for phrases of three words, or of as many as yours, and no verdict is given.
warning-languages-differ = The two pages are in different languages; a translation shares no words with its original.
warning-charset-contradicted = { $side } says that its characters are { $name }, but they look like UTF-8; check its text.
warning-charset-guessed = The characters of { $side } were guessed to be { $name }; check its text.
warning-charset-replaced = { $count ->
    [one] One character of { $side } could not be read and was replaced.
   *[other] { $count } characters of { $side } could not be read and were replaced.
}
result-as-sosie-chose = What Sosie chose was compared.
warning-selector-unmatched = Nothing in { $side } is named by “{ $selector }”; it changes nothing.
warning-extraction-unsure = It was hard to tell the main text of { $side } from the rest; check what was kept.

## calibration

calibrate-link = Calibrate on my own articles
calibrate-title = Calibrate on your own articles
calibrate-lead = How close do two of your texts come that have nothing to do with each other? Give Sosie a set of them. It compares each with all the others and suggests where to draw the line.
calibrate-private-title = Nothing leaves this computer.
calibrate-private = The texts are read and compared here, in your browser. Only the thresholds are kept, if you use them.
calibrate-back = Back to the comparison
calibrate-missing = This part of Sosie could not be loaded.
calibrate-missing-text = The network may be down. What you gave to compare is kept in this tab.

# The set
calibrate-drop = Drop files, a folder or a ZIP here
calibrate-give = Give a set of texts
calibrate-wanted = Wanted: texts that you know to be different from each other, 10 or more. 26 of them give 325 pairs.
calibrate-files = Choose files…
calibrate-folder = Choose a folder…
calibrate-limits = Text and HTML files, or a ZIP of them; { $file } at most each, { $all } in all.
calibrate-load = Load a calibration made before…
calibrate-more = Add texts…
calibrate-again = Calibrate again
calibrate-clear = Start over

# While it runs
calibrate-gathering = Looking for texts
calibrate-gathering-count = { $count ->
    [one] 1 file so far
   *[other] { $count } files so far
}
calibrate-reading = Opening the files
calibrate-waiting = Your texts are read as soon as it is ready.
calibrate-measuring = Reading the texts
calibrate-count = { $done } of { $total }
calibrate-pairing = Comparing each with all the others
calibrate-pairing-count = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}
calibrate-first = A calibration runs; your comparison comes next
calibrate-stopped = Stopped. Your set is still here.
calibrate-stopped-text = Nothing was measured, and nothing has changed.
calibrate-failed = The calibration did not finish.
calibrate-failed-no-texts = There was no text and no HTML file in what you gave.
calibrate-failed-deadline = It was silent for ten minutes and was stopped. A smaller set will do; yours is still here.
calibrate-failed-crashed = Python ran out of memory or stopped by itself; it has been started anew. A smaller set will do; yours is still here.
calibrate-failed-out-of-memory = The texts are too much for the memory that the browser gives Python. A smaller set will do; yours is still here.
calibrate-failed-option-invalid = The options do not go together. Change them on the page of the comparison; your set is still here.
calibrate-failed-internal = Sosie stumbled over one of the texts: a fault of its own. Your set is still here.
calibrate-unloaded = This calibration cannot be shown.
calibrate-failed-not-a-calibration = { $name } is no calibration of Sosie, or one that another version made.

# What follows
calibrate-sentence = { $near ->
    [0] Different from { $different }{"\u00A0"}bits on.
   *[other] Nearly the same up to { $near }{"\u00A0"}{ $near ->
        [one] bit
       *[other] bits
    }, different from { $different } on.
}
calibrate-reason = Your set gives { $pairs ->
    [one] one pair of different texts. Their fingerprints differ by { $least } bits.
   *[other] { $pairs } pairs of different texts. The closest fingerprints { $least ->
        [0] are equal
        [one] differ by 1 bit
       *[other] differ by { $least } bits
    }, half of them differ by { $median } or more.
}
calibrate-flagged = With these thresholds, { $count ->
    [0] none of them
    [one] one of them
   *[other] { $count } of them
} would pass for nearly the same by the fingerprint, and { $shared ->
    [0] none
    [one] one
   *[other] { $shared }
} by the shared content.
calibrate-at-most-one-in = With { $certainty } certainty, a fingerprint is mistaken in fewer than 1 in { $n } such pairs.
calibrate-at-most = With { $certainty } certainty, a fingerprint is mistaken in at most { $share } of such pairs.
calibrate-as-built-in = They are the built-in ones: your texts bear them out.
calibrate-warning-few-pairs = So few pairs cannot show that mistakes are rare. With 26 texts, 325 pairs, they can.
calibrate-warning-close-pairs = { $pairs ->
    [one] One pair shares so much that it may be one text.
   *[other] { $pairs } pairs share so much that they may be one text each.
} Nothing is drawn from { $pairs ->
    [one] it
   *[other] them
} until you say what { $pairs ->
    [one] it is
   *[other] they are
}: see the closest pairs below.
calibrate-close-counted = Pairs that share as much as duplicates do are counted as different texts, as you said. If some are duplicates after all, mark them below.
calibrate-all-different = They are different: count them too
calibrate-none-different = No pair is left that is surely different.
calibrate-none-different-text = All of them share so much that they may be one text. The built-in thresholds stay as they are.
calibrate-use = Use these thresholds
calibrate-in-use = In use for your comparisons
calibrate-save = Download (JSON)
calibrate-other-options = The options have been changed since: this was measured with others than those set now.
calibrate-few = { $texts ->
    [0] There is no text to measure.
    [one] One text is too few to suggest thresholds.
   *[other] { $texts } texts are too few to suggest thresholds.
}
calibrate-few-text = { $least } are needed that you know to be different from each other; 26 give 325 pairs, enough to say something of rare mistakes. The built-in thresholds stay as they are.
calibrate-fact-texts = Texts
calibrate-fact-texts-value = { $texts } · { $length }
calibrate-fact-pairs = Pairs
calibrate-fact-pairs-value = { $only ->
    [yes] { $pairs }
   *[no] { $pairs }{"\u00A0"}different{ $alike ->
        [0] {""}
       *[other] , { $alike }{"\u00A0"}alike
    }{ $undecided ->
        [0] {""}
       *[other] , { $undecided }{"\u00A0"}not{"\u00A0"}decided
    }
}
calibrate-fact-skipped = Left out
calibrate-fact-skipped-value = { $count ->
    [one] 1 file
   *[other] { $count } files
}
calibrate-fact-options = Measured with
calibrate-without-menus = menus and footers left out
calibrate-bits = fingerprints of { $bits } bits

# The thresholds, built-in against suggested
calibrate-change = The thresholds
calibrate-row-near-bits = Nearly the same, by the fingerprint
calibrate-row-different-bits = Different, by the fingerprint
calibrate-row-near = Nearly the same, by the content
calibrate-row-contained = One stands in the other
calibrate-row-partial = Some passages in common
calibrate-row-different = Your different pairs flagged by the fingerprint
calibrate-row-alike = Your alike pairs found by the fingerprint
calibrate-row-up-to = { $bits ->
    [one] up to 1 bit
   *[other] up to { $bits } bits
}
calibrate-row-from = from { $bits } bits on
calibrate-row-share = from { $share } of { $of ->
    [both] both
   *[one] one
}
calibrate-row-count = { $count } of { $total }

# The histograms
calibrate-pairs = All pairs
calibrate-scale = The counts stand on a logarithmic scale, so that a single pair shows beside hundreds.
calibrate-distances = Distances
calibrate-distances-text = By how many bits the fingerprints of two texts differ.
calibrate-distances-unit = bits that differ
calibrate-distances-alt = Histogram of the distances of { $pairs } pairs of different texts: the closest at { $least } bits, half of them at { $median } or more.{ $alike ->
    [0] {""}
    [one] {" "}The pair marked alike stands at { $most }.
   *[other] {" "}The { $alike } pairs marked alike stand at { $most } or less.
}
calibrate-shares = Shared content
calibrate-shares-text = How much of one text stands in the other; of both shares, the greater.
calibrate-shares-unit = share
calibrate-shares-alt = Histogram of the shares of { $pairs } pairs of different texts: half of them share { $median } or less, the most { $most }.{ $alike ->
    [0] {""}
    [one] {" "}The pair marked alike shares { $least }.
   *[other] {" "}The { $alike } pairs marked alike share { $least } or more.
}
calibrate-legend-different = different texts
calibrate-legend-alike = marked alike
calibrate-legend-undecided = not decided
calibrate-legend-own = suggested
calibrate-legend-table = built-in
calibrate-mark-near = nearly the same: up to { $bits }
calibrate-mark-different = different: from { $bits } on
calibrate-mark-short = { $side ->
    [up-to] ≤ { $value }
   *[from] ≥ { $value }
}
calibrate-band = { $from } to { $to }
calibrate-numbers = The numbers

# The closest pairs
calibrate-closest = The closest pairs
calibrate-closest-text = Look at the first ones. Two texts that are in truth one, or one inside the other, spoil the calibration: taken for different, they make it miss real duplicates later. Mark such a pair, or leave a text out, and the rest is measured again.
calibrate-closest-order = { $all ->
    [yes] { $pairs ->
        [one] The only pair there is.
       *[other] All { $pairs } pairs, the greater share first.
    }
   *[no] The { $shown } closest of { $pairs } pairs, by share and distance{ $marked ->
        [0] {""}
       *[other] , and { $marked } more that you marked
    }; the greater share first.
}
calibrate-taken-out = { $count ->
    [one] 1 text left out by you
   *[other] { $count } texts left out by you
}
calibrate-leave-out = Leave out
calibrate-leave-out-text = Leave out { $name }
calibrate-take-in = Take in again
calibrate-take-in-text = Take in again { $name }
calibrate-column-pair = Pair
calibrate-column-share = { $of } in { $within }
calibrate-compare = Compare them
calibrate-mark = These two are alike
calibrate-unmark = They are different after all
calibrate-marked = marked alike
calibrate-undecided = not decided
calibrate-gone = These two cannot be compared any more.
calibrate-gone-text = { $name } may have been moved or changed since. Give the set once more.

# What was measured
calibrate-set = Your set
calibrate-measured = { $count ->
    [one] 1 text measured
   *[other] { $count } texts measured
}
calibrate-skipped-head = { $count } left out: { $reason }
calibrate-skipped = { $code ->
    [by-hand] by you
    [kind] of another kind than text, HTML or ZIP
    [too-large] over { $limit }
    [full] beyond the { $limit } that the set may have
    [unreadable] could not be read: moved or changed since
    [too-short] too short: a fingerprint needs 50 words to be steady
    [copy-of] the same words as another text of the set
    [dominant-feature] one repeated item outweighs the rest
    [binary] no text, whatever the name says
    [archive-unreadable] damaged, or no ZIP archive that Sosie can open
    [source-invalid] neither HTML nor a text that can be decoded
   *[other] left out ({ $raw })
}
calibrate-skipped-copy = as { $of }
calibrate-skipped-more = and { $count } more

# Own thresholds, elsewhere
calibrate-about = { $texts ->
    [one] 1 text
   *[other] { $texts } texts
}, { $date }
calibrate-own-used = In use: your own thresholds ({ $about }).
calibrate-own-kept = Kept, not in use: your own thresholds ({ $about }).
calibrate-own-again = Use them
calibrate-table = Use the built-in ones
calibrate-forget = Forget them
calibrate-judged = Judged by your own thresholds ({ $about }).
calibrate-return = Back to the calibration
calibrate-option = Thresholds
calibrate-option-help = Where “nearly the same” ends and “different” begins.
calibrate-option-other = Your own were measured with other options: the built-in ones judge for now.
calibrate-option-table = Built-in
calibrate-option-own = My own ({ $about })
calibrate-option-none = My own (none yet)
calibrate-option-in-use = my own thresholds

## offline

offline-foot = Without a network
offline-kept = Sosie now works without a network.
offline-kept-text = It keeps { $size } on this computer: its pages and the engine, no text of yours.
offline-install = Install as an app
offline-erase = Erase
offline-close = Close
offline-erased = Erased.
offline-erased-text = What Sosie kept on this computer for use without a network is gone. It needs the network to start again.
offline-again = Keep it again
offline-update = { $same ->
    [true] A newer build of Sosie { $version } is ready.
   *[false] Version { $version } is ready.
}
offline-update-text = { $same ->
    [true] This tab keeps working with the one it has.
   *[false] This tab keeps working with { $old }.
}
offline-update-fingerprints = { $same ->
    [true] Fingerprints are the same in both.
   *[false] Fingerprints may differ: see what changed.
}
offline-reload = { $same ->
    [true] Reload with the newer build
   *[false] Reload with { $version }
}
offline-changes = What changed
offline-later = Later

## sharing

# A link
share-button = Share…
share-save-page = Save as a page
share-title = Share this comparison
share-text = The link carries what is ticked here, behind its “#”: no server is sent that part. Whoever has the link can read it.
share-carries = The link carries
share-options = The options
share-addresses = Both addresses
share-texts = Both texts, as compared ({ $size })
share-link = Link
share-length = { $long ->
    [yes] { $count } characters. Some programs cut links of more than 2,000.
   *[no] { $count } characters.
}
share-copy = Copy the link
share-close = Close
share-broken = This link cannot be read.
share-broken-text = It is incomplete, or was changed on its way. Ask for it again; nothing else on this page was touched.
share-opened-addresses = The link brought two addresses.
share-opened-addresses-text = Nothing has been fetched yet: to fetch them tells their sites that somebody did.
share-opened-options = The link brought its options.
share-opened-options-text = Give two pages or texts to compare with them.

# A report
report-title = { $a } and { $b }, compared
report-passages = { $passages ->
    [0] Both texts
    [one] Both texts, and the passage they share
   *[other] Both texts, and the { $passages } passages they share
}
report-made = Made by Sosie { $version } on { $date }. A duplicate is not a penalty, and likeness does not tell who copied whom.
report-bits = The bits of both fingerprints, where they differ
report-address = Address
report-length = Main text

# Recent comparisons
recent-title = Recent comparisons
recent-off = Sosie forgets a comparison when you close the tab.
recent-keep = Keep the last ten in this browser
recent-none = The next ones are kept in this browser alone, texts included.
recent-on = Kept in this browser alone, texts included.
recent-stop = Erase all and keep no more
recent-erase = Erase
recent-erase-one = Erase { $a } and { $b }
recent-bits = { $distance ->
    [one] one bit
   *[other] { $distance } bits
}
recent-relation = { $relation ->
    [identical] Identical
    [near-duplicate] Near-duplicate
    [contained] Contained
    [partial] Partly shared
    [too-short] Too short
   *[distinct] Different
}


## page widget

# widget-card-…: on the closed card, which stands in other sites' pages; all in plain text, { $size } alone is filled in.
widget-card-title = Are two texts the same?
widget-card-text = Paste both and see what they share. They stay in your browser: nothing is uploaded.
widget-card-button = Compare two texts
widget-card-size = loads { $size }, once
widget-card-opening = Opening…
widget-card-full = Open in a full page
widget-card-frame = Sosie: compare two texts
widget-card-failed = It could not be opened in this page. The full page can do the same.
widget-title = Sosie: compare two texts
widget-heading = Compare two texts
widget-full = Open in a full page
widget-edit = Edit the texts
widget-sentence-identical = These two texts are the same.
widget-sentence-near-duplicate = These two texts are nearly the same.
widget-sentence-partial = These two texts share some passages.
widget-sentence-distinct = These are two different texts.

## page embed

embed-title = Put Sosie on your site
embed-description =
    .content = A widget for any web page that compares two texts in the reader’s own browser: build its snippet with a live preview.
embed-headline = Put it on your site
embed-lead = A card in your own page that compares two texts. It weighs less than 8 kB until a reader opens it; what they paste never leaves their browser.
embed-options = Options
embed-lang = Language
embed-lang-auto = That of the page around it
embed-theme = Colours
embed-accented = A colour of your own for the buttons
embed-accent-colour =
    .aria-label = Colour of the buttons
embed-a = First text, or an address
embed-b = Second text, or an address
embed-auto = Opens by itself once in view
embed-compact = Verdict and figures only
embed-height = Fixed height, in pixels
embed-height-hint = From 216 to 2000. Left empty, it is as high as its content.
embed-preview = Preview
embed-snippet = Put this into your page
embed-snippet-text = The style keeps its place free while the page loads, so that nothing jumps.
embed-policy = If your site has a content security policy
embed-policy-text = Add these sources to it:
embed-style-text = If it forbids style attributes, leave out style="…" and put this line into a style sheet:
embed-host-text = If you host Sosie yourself, your server has to send widget.js with this header, so that other sites may load it:
embed-reference = Reference
embed-attributes = Attributes
embed-attributes-text = Each is also a property of the same name. All can be changed at any time, also while the widget is open.
embed-name = Name
embed-values = Values
embed-meaning = Meaning
embed-value-language = a language tag
embed-value-colour = a CSS colour
embed-value-text = a text, or one http or https address
embed-value-flag = present or absent
embed-value-pixels = pixels, from 216
embed-about-lang = The widget’s language. Otherwise it follows the nearest lang attribute around it, then the browser.
embed-about-theme = Light or dark; auto follows the reader’s system.
embed-about-accent = Colour of the main buttons. Their text turns black or white, whichever reads better.
embed-about-texts = What is compared. A text in HTML is read as a page; an address is fetched when the comparison starts.
embed-about-auto = Opens by itself once it comes into view, and compares when both texts are given. Best with a fixed height, so that the page below does not move.
embed-about-compact = Shows the verdict and the figures without the texts.
embed-about-height = Height of the whole widget. Without it, the widget is as high as its content.
embed-events = Events
embed-events-text = They bubble up to the document.
embed-detail-result = what sosie compare --json prints; places in the texts count UTF-16 units
embed-about-ready = The engine is loaded and answers.
embed-about-result = Two texts have been compared.
embed-about-error = Something failed: an empty text, an address that cannot be read, an engine that does not start, a frame that your site’s policy refuses.
embed-methods = Methods
embed-about-activate = Opens the widget, as its button does, without taking the focus.
embed-about-compare = Compares both texts, opening the widget if need be.
embed-example = For example

## page method

method-title = How Sosie works: every word has a vote
method-description =
    .content = SimHash explained by playing with it: the votes behind a fingerprint, what a changed word does, why two verdicts are needed, and the evidence for the thresholds. It runs in your browser.
method-headline = Every word has a vote on every bit.
method-lead = A fingerprint is an election. Each word of a text votes for or against each of 64 bits, and the majority decides. Change one word and most results stand: that is why two near-identical pages get near-identical fingerprints. Everything below runs on the real engine; change anything.
method-contents =
    .aria-label = On this page
method-engine-failed = The figures need the engine. The explanations do without: read on, or start it again.
method-engine-again = Start it again

method-vote = The vote
method-vote-text = The hash of a word is its ballot: a 1 is a vote for the bit, +1, a 0 a vote against it, −1. A word that occurs twice votes twice. Then each column is added up: where the sum is above zero the bit is 1; where it is below, or the vote is tied, 0.
method-vote-bits = Bits
method-vote-size = What votes
method-vote-single = Single words
method-vote-phrases = Three-word phrases
method-vote-note = Fewer bits are the last ones of the 64, so that they fit here. A comparison takes 64, and phrases of three words, unless you choose otherwise.
method-vote-input-a =
    .aria-label = Sentence A
method-vote-input-b =
    .aria-label = Sentence B
method-vote-a = The black cat drinks milk
method-vote-b = The black cat drinks water
method-vote-read = Read as
method-vote-left-out = { $count ->
    [one] One word has no vote here
   *[other] { $count } words have no vote here
}: the table takes the first { $most }. A comparison takes them all.
method-vote-region = The vote of { $side }
method-vote-bit = Bit
method-vote-column = bit { $bit }
method-vote-times = × { $count }
method-vote-sum = Sum of the votes
method-vote-fingerprint = Fingerprint
method-vote-differs = differs
method-vote-none = { $k ->
    [1] No word yet, so nobody votes and there is no fingerprint.
   *[other] A phrase takes three words; with fewer nobody votes, and there is no fingerprint.
}
method-vote-distance = { $distance ->
    [0] All { $bits } bits are equal.
    [one] 1 of { $bits } bits differs.
   *[other] { $distance } of { $bits } bits differ.
}
method-vote-undecided = Without two fingerprints there is no distance.
method-vote-close = { $near ->
    [0] Where they differ, the vote was tied.
   *[other] Where they differ, the sums are no further from zero than { $near }.
}
method-vote-far = Where they agree, some reach { $far }.
method-vote-each = bit { $bit }: { $a } in A, { $b } in B

method-replace = Replace words
method-replace-text = A real text of some three hundred words is compared with itself, after a share of its words has been replaced at random. Every dot is a comparison by the engine. The line is the theory, 64 · arccos(Dice) / π, with the Dice that was measured.
method-waiting = The figures appear as soon as the engine is ready.
method-replace-sentence = With { $share } of the words replaced, { $distance ->
    [0] no bit differs
    [one] 1 bit differs
   *[other] { $distance } bits differ
} and Jaccard is { $jaccard }.
method-replace-slider = Share of the words replaced
method-replace-again = Another draw
method-distance = Distance
method-distance-text = bits that differ, of 64
method-jaccard = Jaccard
method-jaccard-text = three-word phrases shared, of all
method-replace-unit = % of the words replaced
method-theory = theory
method-near-line = near-duplicate up to { $bits } bits
method-chart-alt = { $title }. At { $first }: { $firstValue }; at { $middle }: { $middleValue }; at { $last }: { $lastValue }, on average of the draws.
method-numbers = The numbers behind the charts
method-texts = The two texts at this place
method-texts-a = Text A, { $words } words
method-texts-b = Text B, { $words } words
method-texts-note = Of B, its own words are framed.
method-texts-save = Download { $side }
method-draws = each draw
method-mean = mean

method-append = Why two verdicts
method-append-text = Now B keeps every word of A and adds text of its own, as a page does that takes over another. The fingerprint drifts away, though nothing of A is lost. Only the share of A in B sees that: so the verdict on the content stands beside the verdict of the fingerprint, and the page says when they disagree.
method-append-sentence = With { $share } more text, { $distance ->
    [0] no bit differs
    [one] 1 bit differs
   *[other] { $distance } bits differ
}, and { $whole ->
    [yes] all of A is still in B
   *[no] { $part } of A is in B
}.
method-append-slider = Text added to B
method-append-unit = % of text added to B
method-append-share = Share of A in B
method-append-share-text = three-word phrases of A that B has
method-content-says = { $relation ->
    [identical] The same page
    [near-duplicate] Near-duplicate
    [contained] A stands in B
    [partial] Some passages in common
    [distinct] Two different pages
   *[other] Cannot tell
}
method-source = The texts are pieces of the Open Source Guides, by GitHub and contributors (CC BY 4.0):

method-lines = Where the lines come from
method-lines-text = From 1,789 pairs of real documents in twelve languages, labelled before anything was measured. On one side versions of one document, identical or nearly; on the other unrelated, rewritten and translated ones. The line lies where it finds the most of the former and flags hardly any of the latter.
method-lines-chart = Distances of both kinds
method-lines-chart-text = Pairs by the bits in which their fingerprints differ, three-word phrases. The counts stand on a logarithmic scale.
method-lines-alt = Histogram: of { $near } near-duplicate pairs half differ by { $nearMedian } bits or fewer, and none by more than { $nearMost }; of { $distinct } different pairs none by fewer than { $distinctLeast }, and half by { $distinctMedian } or more.
method-lines-kind = { $kind ->
    [alike] near-duplicates ({ $count } pairs)
    [different] different documents ({ $count } pairs)
   *[own] Sosie’s lines
}
method-lines-near = near: up to { $bits }
method-lines-different = different: from { $bits } on
method-lines-short = { $side ->
    [up-to] ≤ { $bits }
   *[from] ≥ { $bits }
}
method-lines-at-most = A line at
method-lines-found = Near-duplicates found
method-lines-flagged = Different ones flagged by mistake
method-lines-use = Used for
method-bits = { $bits ->
    [one] 1 bit
   *[other] { $bits } bits
}
method-lines-none = none
method-lines-some = { $share } ({ $count })
method-lines-use-google = Google’s index, 2007 (Manku et al.)
method-lines-use-near = Sosie: “near-duplicate” up to here
method-lines-use-far = Sosie: “two different pages” beyond
method-lines-other = On sets that took no part in the choice (news reprints and revisions of an encyclopaedia, 198 near and 544 different pairs), Sosie’s line finds { $found } and flags { $flagged }.
method-rows = The thresholds for every length of phrase
method-rows-k = Words in a phrase
method-rows-near = Near-duplicate: both share
method-rows-contained = One in the other
method-rows-partial = In part
method-rows-near-bits = Near: up to
method-rows-different-bits = Different: from
method-rows-found = Found
method-rows-flagged = Flagged
method-rows-note = Shares of the phrases, then bits of the distance. Found and flagged: of the pairs that the thresholds were made of, in brackets of the sets that took no part.
method-rows-both = { $own } ({ $other })

method-limits = Limits
method-limits-short = Short texts
method-limits-short-text = Under fifty words a single changed word turns several bits, so the fingerprint gives no verdict. A text shorter than one phrase is not judged at all.
method-limits-dominant = One phrase above all
method-limits-dominant-text = A phrase that holds more than half of the weight decides every bit by itself. Sosie says so and gives no verdict by the fingerprint.
method-limits-scripts = Scripts without spaces
method-limits-scripts-text = Chinese, Japanese, Thai, Lao, Khmer and Burmese are cut into characters, and three characters meet by chance more often than three words. Another cut can be chosen, but no thresholds were measured for it.
method-limits-javascript = Pages drawn by JavaScript
method-limits-javascript-text = Sosie reads the HTML that a server sends. What a page draws afterwards has to be pasted.
method-limits-rewritten = Paraphrase and translation
method-limits-rewritten-text = The same thing said in other words, or in another language, shares no phrases: to Sosie these are two different pages.
method-limits-duplicate = What a duplicate is not
method-limits-duplicate-text = A duplicate is no penalty and no theft. The figures do not say who wrote first, nor whether anything is wrong.

method-references = References
method-references-charikar = the fingerprint, and why angles become bits
method-references-manku = three bits of 64, for a whole index of the web
method-references-broder = shingles, resemblance and containment
method-references-article = the table of votes that this page brings to life
method-references-package = the Python package whose values Sosie’s equal, bit for bit

## page help

help-page-title = Help · Sosie
help-description =
    .content = How to compare two pages or texts with Sosie, how to read the verdicts, what stays private, and what it cannot tell.
help-title = Help
help-lead = Sosie compares two pages or two texts in your browser and shows what they share. Nothing has to be installed, and there is no account.
help-give = Give two pages
help-give-text = Paste a text or the HTML of a page, drop or choose a file, or give an address and fetch it. Then press Compare, or Ctrl + Enter (⌘ Enter on a Mac).
help-give-more = An address is asked for directly. Where its site lets no other site read it, a relay brings it, if one is set up; “{ input-other-ways }” tells what works without one. What is compared is the HTML that the server returns: a page drawn by JavaScript can only be pasted.
help-verdict = Read the verdicts
help-verdict-text = There are two. The fingerprint’s is the distance: in how many of 64 bits the fingerprints of both texts differ. Zero means the same, a few bits a near-duplicate, about 32 two unrelated texts. The content’s is what they share: how many three-word phrases of A stand in B, and of B in A.
help-verdict-more = They can disagree. A page that takes over the other and adds half as much text has a far fingerprint, and yet all of the other is in it: then believe the content. “How it works” lets you try it.
help-search = What search engines do
help-search-text = They usually show one of several near-identical pages and leave the others out. That is a choice, not a penalty. Sosie tells how alike two pages are and how to name the one to show; it does not know what a given search engine will decide.
help-content = Menus, footers and the main text
help-content-text = Of a page only the main content is compared. “{ result-read-title }” shows every block with its reason; a click moves one in or out, and the verdict is made anew. Or compare whole pages with “{ input-keep }”.
help-cannot = When it cannot tell
help-cannot-text = Below 50 words a fingerprint is unstable, and Sosie says so. Translations and texts told in other words share no phrases. Pictures are not compared. And likeness has no direction: it never says who copied whom.
help-privacy = What stays private
help-privacy-text = What you paste, drop or choose never leaves this browser: the page asks for its own files and for the addresses that you give, and nothing else. A relay sees the address and the page that it brings.
help-privacy-more = Your texts outlive a reload, until you close the tab. Recent comparisons are kept only where you ask for it, in this browser, and can be erased.
help-offline = Without a network
help-offline-text = After one visit Sosie works offline and can be installed as an app. A new version is offered, never forced.
help-share = Pass it on
help-share-text = Print a result, save it as a page that needs nothing else, download it as JSON, or make a link. A link carries your options, and the texts only if you say so; that part of an address is sent to no server.
help-keyboard = By keyboard
help-keyboard-text = Everything can be reached by Tab. Ctrl + Enter compares; Escape closes a window and leaves the calibration; passages are reached by Tab, and Enter leads from one to its double.
help-python = In a script
help-python-text = The same engine is a Python package with a command line, and gives the same figures.


## command line

cli-identical = These two pages are the same.
cli-near-duplicate = These two pages are nearly the same.
cli-contained-in-b = { $whole ->
    [yes] All
   *[no] { $share }
} of A stands in B.
cli-contained-in-a = { $whole ->
    [yes] All
   *[no] { $share }
} of B stands in A.
cli-partial = These two pages share some passages.
cli-distinct = These are two different pages.
cli-too-short = Too short to judge.
cli-by-own-thresholds = By your own thresholds.
cli-relation = Relation
cli-by-fingerprint = By the fingerprint
cli-by-content = By the shared content
cli-distance = Distance
cli-distance-value = { $distance } of { $bits } bits
cli-a-in-b = Share of A in B
cli-b-in-a = Share of B in A
cli-share = { $share } ({ $common } of { $total })
cli-layout = Layout in common
cli-verdict = { $verdict ->
    [same] the same
    [near] nearly the same
    [different] different
   *[unsure] cannot tell
}
cli-error = { $code ->
    [file-unreadable] { $name } cannot be read: { $reason }
    [file-unwritable] { $name } cannot be written: { $reason }
    [fetch-failed] { $url } cannot be fetched: { $reason }
    [binary] { $name } is no text and no page ({ $type }).
    [too-large] { $name } is too large: the limit is { $limit } bytes.
    [option-invalid] { $option } cannot be { $value }{ $option ->
        [k] : it is a number from 1 to 10, and none for the profile package.
       *[other] .
    }
    [selector-invalid] --{ $option }: “{ $selector }” cannot be read as a CSS selector.
    [source-invalid] Standard input can be read only once.
    [archive-unreadable] { $name } is no ZIP archive that can be opened: { $reason }
    [thresholds-invalid] { $name } holds no thresholds.
    [thresholds-differ] { $name } was made with other options: thresholds hold for the options they were measured with.
    [pairs-invalid] { $name } must hold two names on each line, separated by a comma.
    [name-twice] { $name } is given twice.
    [name-unknown] { $name }, named in --alike, is none of the texts.
   *[other] { $code }
}
cli-passages = Longest shared passages, in { result-length-unit }:
cli-advice = What to do:
cli-warnings = Warnings:
cli-warning-empty = { $side } has no words.
cli-warning-too-short = { $side } is shorter than one phrase.
cli-warning-javascript-page = { $side } may be missing its text: { $words ->
    [0] no words
    [one] one word
   *[other] only { $words } words
} came with the page, and the rest seems to be drawn by JavaScript.
cli-title = Title
cli-size = Main text
cli-fingerprint = Fingerprint
cli-removed = Left out, each with the selector that takes it in (--keep):

cli-calibrated = { $texts ->
    [one] One text
   *[other] { $texts } texts
}, { $pairs ->
    [one] one pair known to be different.
   *[other] { $pairs } pairs known to be different.
}
cli-histogram = Pairs at each distance, in bits (#: different, =: alike, ?: not decided):
cli-closest = Closest pairs: distance, greater share in common. Duplicates among them spoil the calibration; name them with --alike.
cli-thresholds = Thresholds that follow:
cli-threshold = { $name ->
    [near] Nearly the same, from this share of both
    [contained] One stands in the other, from this share of it
    [partial] Some passages in common, from this share of one
    [near-bits] Nearly the same, up to so many bits
   *[different-bits] Different, from so many bits on
}
cli-threshold-value = { $value } (built in: { $builtIn })
cli-flagged = Of the { $pairs } different pairs they flag { $fingerprint } by the fingerprint and { $content } by the shared content. At large, with 95% certainty, at most { $atMost } by the fingerprint.
cli-found = Of the { $pairs } alike they find { $fingerprint } by the fingerprint and { $content } by the shared content.
cli-skipped = Took no part:
cli-skipped-because = { $code ->
    [too-short] under 50 words
    [copy-of] the same words as { $of }
    [dominant-feature] one phrase repeated outweighs the rest
    [binary] no text and no page
    [too-large] too large
    [file-unreadable] could not be read
    [fetch-failed] could not be fetched
    [archive-unreadable] broken in its archive
   *[other] { $code }
}
cli-calibrate-few-texts = { $texts ->
    [0] No text took part
    [one] One text took part
   *[other] Only { $texts } texts took part
}: { $least } are needed for thresholds, 25 say much more.
cli-calibrate-few-pairs = { $pairs } pairs are few: no mistake was allowed, and yet more than 1% may be flagged at large. 25 texts give 300 pairs.
cli-calibrate-close-pairs = { $pairs ->
    [one] One pair shares
   *[other] { $pairs } pairs share
} so much that it would be called a duplicate, and was left out. Name it with --alike if it is one, or say --all-different, and calibrate again.
