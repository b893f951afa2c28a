## inputs and shell

app-nav-method = 工作原理

app-foot-embed = 放到您的网站上

app-title = Sosie：这两个页面一样吗？
app-description =
    .content = 在自己的浏览器里比较两个网页或两篇文本：相似到什么程度、哪些片段相同、该如何处理。不上传任何内容。
app-skip = 跳到正文
app-nav =
    .aria-label = 站内页面
app-nav-compare = 比较
app-nav-calibrate = 校准
app-promise = 不上传任何内容
app-language = 语言
app-theme = 配色
app-theme-auto = 自动
app-theme-light = 浅色
app-theme-dark = 深色
app-headline = 这两个页面一样吗？
app-lead = 把两个页面或两篇文本交给 Sosie，它会判断其中一个是不是另一个的翻版，并列出可作依据的片段。
app-privacy-title = 您的文本不会离开这台电脑。
app-privacy-text = 比较就在您的浏览器里进行。抓取网址时可能经过中继：中继能看到网址和页面，但看不到您粘贴的内容。
app-privacy-relay = 选择中继
app-noscript = Sosie 在您的浏览器里用 JavaScript 和 WebAssembly 比较页面。请允许本站运行 JavaScript，否则无法比较。
app-strip =
    .aria-label = 所比较的两个页面
app-language-missing = 无法加载该语言的文字，页面暂以英文显示。重新加载也许能解决。
app-foot-private = 自由软件。在您的浏览器里比较，不在别处存储任何内容。
app-foot-help = 帮助
app-foot-source = 源代码（GPL）
app-foot-notice = 版权声明

input-heading-a = 第一个页面
input-heading-b = 第二个页面
input-choose = 选择文件…
input-file-a =
    .aria-label = 为页面 A 选择文件
input-file-b =
    .aria-label = 为页面 B 选择文件
input-address-a =
    .aria-label = 页面 A 的网址
    .placeholder = https://
input-address-b =
    .aria-label = 页面 B 的网址
    .placeholder = https://
input-text-a =
    .aria-label = 页面 A 的文本或 HTML
    .placeholder = 也可在此粘贴文本或页面的 HTML，或将文件拖放到本面板的任意位置。
input-text-b =
    .aria-label = 页面 B 的文本或 HTML
    .placeholder = 也可在此粘贴文本或页面的 HTML，或将文件拖放到本面板的任意位置。
input-text-replace = 也可在此粘贴文本，改为比较该文本。
input-text-touch = 也可在此粘贴文本或页面的 HTML。
input-drop-a = 拖放到此处：页面 A
input-drop-b = 拖放到此处：页面 B
input-fetch = 抓取
input-fetch-stop = 停止
input-fetching = 正在抓取… { $size }
input-hint-relay = 先直接向网站请求；若被拒绝，则由中继 { $host } 抓取：中继会看到网址和页面。
input-hint-change = 更改
input-hint-no-relay = 未设置中继，只能抓取允许跨站读取的网站。
input-other-ways = 提供页面的其他方式
input-kind = 读取方式：
input-kind-auto = 自动识别
input-kind-text = 文本
input-kind-html = HTML
input-markup = HTML，{ $size }
input-count-fetching = 正在抓取
input-count-address = 尚未抓取
input-held-pasted = 粘贴的文本
input-held-edit = 作为文本编辑
input-held-long = 内容过长，无法在此编辑，将按原样比较。可以移除，或粘贴其他文本来替换。
input-held-remove = 移除
input-how-pasted = 粘贴
input-how-file = 来自文件
input-how-direct = 直接抓取
input-how-proxy = 经由 { $host }
input-aside-held = 已保留，未参与比较：{ $name }。
input-aside-use = 改为比较它
input-aside-text = 上方的文本已保留，但未参与比较。
input-aside-use-text = 改为比较该文本
input-untitled = 无标题
input-swap-sides =
    .aria-label = 互换 A 和 B
    .title = 互换 A 和 B
input-compare = 比较
input-compare-again = 重新比较
input-compare-own = 恢复我的选项
input-once = 仅本次：{ $options }。
input-once-single = 按单个词
input-once-whole = 包含菜单和页脚
input-change = 更改
input-swap = 互换
input-cancel = 取消
input-keep = 包含菜单和页脚
input-options = 选项：{ $set }
input-options-words = { $size ->
    [1] 单个词
   *[other] 每组 { $size } 个词
}
input-options-characters = 四字符组
input-options-reset = 恢复默认选项
input-option-profile = 比较单位
input-option-profile-help = 计算指纹前如何切分文本。
input-option-profile-detector = 词组（默认）
input-option-profile-article = 单个词
input-option-profile-package = 字符，与 Python 包 simhash 一致
input-option-k = 每组词数
input-option-k-help = 1 到 10。词组越长，要求越严。
input-option-bits = 指纹
input-option-bits-help = 选 128 位时只给出数值，不作判断。
input-option-bits-64 = 64 位
input-option-bits-128 = 128 位
input-option-weights = 词组权重
input-option-weights-help = 重复出现的词组如何计数。
input-option-weights-count = 每次出现都计
input-option-weights-binary = 只计一次
input-option-weights-log = 逐次递减（log）
input-option-accents = 重音符号
input-option-accents-help = “café”是否等同于“cafe”。
input-option-accents-fold = 忽略
input-option-accents-keep = 保留
input-option-segmentation = 不用空格的文字
input-option-segmentation-help = 中文、日文或泰文如何切分。不用默认方式时，只给出数值，不作判断。
input-option-segmentation-characters = 逐字（默认）
input-option-segmentation-pairs = 相邻双字
input-option-segmentation-runs = 不切分，与按空格分词的工具相同
input-option-stop-words = 排除停用词
input-option-stop-words-help = “not”之类的词也会去掉，意思可能因此改变。
input-option-stop-words-none = 否
input-option-stem = 还原为词干
input-option-stem-help = “grinders”将等同于“grinder”。
input-option-stem-none = 否
input-option-phrases = 合并固定搭配
input-option-phrases-help = 经常连用的两个词算作一个。

input-examples-title = 手头没有可比的页面？
input-examples-invite = 试试这些例子
input-example-reseller = 产品页与经销商页
input-example-reseller-text = 用词相同，只挪动了一段。搜索引擎会看成一个页面还是两个？
input-example-sheet = 指南中的产品说明
input-example-sheet-text = 短文全文都在一个有它四倍长的页面里。
input-example-town = 同一座城镇的两份指南
input-example-town-text = 主题相同，各有各的写法，不算重复。
input-example-shop = 两个 HTML 商店页面
input-example-shop-text = 正文不同，菜单和页脚相同，后者不参与比较。

input-problem-empty = { $side } 为空。
input-problem-empty-text = 请在此粘贴文本、抓取网址或拖入文件，然后再比较。
input-problem-binary = 这不是文本。
input-problem-binary-text = { $name } 看起来是{ $type ->
    [pdf] {" "}PDF 文件
    [image] 图片
    [media] 音频或视频文件
    [zip] {" "}ZIP 压缩包或办公文档
    [archive] 压缩包
    [compressed] 压缩数据
    [font] 字体文件
    [program] 程序
    [office] 办公文档
    [database] 数据库
   *[unknown] 非文本数据
}。Sosie 只能读取 HTML 和纯文本：请将其导出为文本，或粘贴其中的文字。
input-problem-too-large = 内容太长。
input-problem-too-large-text = 共 { $size }，而 Sosie 最多比较 { $limit }。内容仍完整保留在这里。
input-problem-file-too-large-text = { $name } 有 { $size }，而 Sosie 最多比较 { $limit }。请只粘贴需要的部分。
input-problem-file = 无法读取文件。
input-problem-file-unreadable-text = { $name } 可能已被移动或更改。请重新选择，或粘贴其中的文字。
input-problem-source = 无法读取此内容。
input-problem-source-invalid-text = 它既不是 HTML，也不是 Sosie 能解码的文本。请直接粘贴文字。
input-action-again = 重试
input-action-paste = 改为粘贴文本
input-action-choose = 选择其他文件
input-action-address = 更正网址
input-action-ways = 其他方式
input-action-relay = 换用其他中继
input-action-relay-set-up = 设置中继

fetch-problem = 无法抓取此页面。
fetch-problem-address = 这不是网址。
fetch-problem-type = 这不是网页。
fetch-safe = { $other } 中的内容未受影响。
fetch-url-invalid-text = 网址形如 example.org/page。若要比较文本，请粘贴到下方。
fetch-scheme-text = Sosie 只抓取以 http:// 或 https:// 开头的网址，不支持“{ $scheme }:”。
fetch-blocked-text = { $host } 没有响应，或不允许其他网站读取，而且未设置可代为抓取的中继。
fetch-relay-down-text = 该网站不允许其他网站读取，而中继 { $host } 无法连接。
fetch-relay-timeout-text = 该网站不允许其他网站读取，而中继 { $host } 在 { $seconds } 秒内没有响应。
fetch-relay-status-text = 该网站不允许其他网站读取，而中继 { $host } 返回了错误（{ $status }）。
fetch-origin-forbidden-text = 中继 { $host } 不为本站服务。
fetch-upstream-status-text = { $status ->
    [404] 网站表示没有这个页面（404）。
    [410] 网站表示该页面已删除（410）。
    [401] 网站要求输入密码（401）。Sosie 没有密码：请自行打开页面，再粘贴内容。
    [403] 网站拒绝向 Sosie 提供该页面（403）。请自行打开页面，再粘贴内容。
    [429] 网站表示请求过于频繁（429）。请稍后再试，或粘贴页面内容。
   *[other] 网站返回了错误（{ $status }），没有提供页面。
}
fetch-page-too-large-text = 页面超过 { $limit }，即 Sosie 比较的上限。请只粘贴需要的部分。
fetch-content-type-text = { $type ->
    [unknown] 该网址指向的不是文本。
   *[other] 该网址指向 { $type }。
}Sosie 只能读取 HTML 和纯文本。
fetch-address-private-text = 该网址属于内网，中继不得访问。请保存页面后拖放到此处，或粘贴内容。
fetch-name-not-found-text = 没有网站使用这个域名，可能是输错了。
fetch-refused-text = 网站拒绝了对该网址的连接。
fetch-timeout-text = 网站没有及时响应。
fetch-tls-text = { $tls ->
    [certificate] 网站的证书无效，无法确认页面确实来自该网站。
   *[none] 网站在该网址上不支持 https。
}
fetch-redirects-text = 该网址不断重定向，没有尽头。
fetch-offline-text = 这台电脑似乎已断网。粘贴的文本和文件仍可比较。
fetch-credentials-text = 网址中带有用户名或密码，而 Sosie 不会发送这些信息。请将其去掉，或自行打开页面再粘贴内容。
fetch-fetch-broken-text = Sosie 处理时出错了：是它自身的问题。请再试一次，或粘贴页面内容。

fetch-relay-title = 由谁抓取页面
fetch-relay-text = 多数网站不允许其他网站读取其页面。中继会代为抓取并转交：它能看到网址和页面。您粘贴的内容和您的文件绝不会经过中继。
fetch-relay-deployed = 本站的中继：{ $host }
fetch-relay-own = 其他中继
fetch-relay-none = 不用中继：只抓取允许跨站读取的网站
fetch-relay-template = 中继地址，用 {"{url}"} 代表页面网址的位置
fetch-relay-invalid = 中继地址须以 https:// 开头，并包含 {"{url}"}。
fetch-relay-save = 保存
fetch-relay-cancel = 不作更改
fetch-ways-title = 提供页面的其他方式
fetch-ways-save = 保存页面
fetch-ways-save-text = 在另一个标签页中打开页面并保存（Ctrl 或 ⌘ 加 S，选“仅 HTML”），再将文件拖放到面板上。
fetch-ways-copy = 用书签复制 HTML
fetch-ways-copy-text = 将此按钮拖到书签栏。打开页面后点击该书签，即可按您所见复制页面的 HTML，再回到这里粘贴。需要密码的页面和由 JavaScript 生成的页面同样适用。
fetch-ways-bookmarklet = 复制本页 HTML
fetch-ways-code = 或用以下地址新建书签：
fetch-ways-close = 完成

engine-loading-bytes = 正在准备 Python：{ $loaded } / { $total }
engine-loading-text = 现在就可以粘贴；此时发起的比较会尽快开始。
engine-ready = 就绪
engine-ready-text = Python 在本页面内运行，您的文本不会离开。
engine-stage-download-title = 正在下载 Python
engine-stage-start-title = 正在启动 Python
engine-stage-engine-title = 正在加载引擎
engine-stage-download = 下载
engine-stage-start = 启动 Python
engine-stage-engine = 加载引擎
engine-stage-compare = 比较 A 和 B
engine-bytes = { $loaded } / { $total }
engine-running = 进行中
engine-waiting = 准备就绪后立即开始比较。
engine-next-visit = 下次访问只需一两秒。
engine-fetching = 正在抓取
engine-fetching-text = 随后开始比较。
engine-comparing = 正在比较 A 和 B
engine-comparing-text = 在您的浏览器里进行。很长的文本需要一些时间。
engine-compared = 比较用时 { NUMBER($seconds, maximumFractionDigits: 1) } 秒
engine-stopped = 已停止，没有丢失任何内容。
engine-stopped-text = 两篇文本和您的选项都还在。
engine-failed = Python 未能启动。
engine-failed-asset-missing = 服务器上缺少文件（{ $file }，{ $status }）。您的文本保留在此标签页中。
engine-failed-unloaded = 无法加载文件（{ $file }）。您的文本保留在此标签页中。
engine-failed-offline = 这台电脑已断网，而 Sosie 还有一部分需要加载。网络恢复后会自动继续。您的文本保留在此标签页中。
engine-failed-asset-truncated = 收到的文件不完整（{ $file }，{ $loaded } / { $total }），原因多半在网络或网络过滤。您的文本保留在此标签页中。
engine-failed-asset-corrupt = 收到的文件与预期不符（{ $file }），原因多半是网络过滤，或版本刚刚更新。您的文本保留在此标签页中。
engine-failed-network = 无法下载文件（{ $file }），网络可能已断开。您的文本保留在此标签页中。
engine-failed-boot-timeout = 启动过程长时间没有响应，可能是网络太慢或电脑太忙。您的文本保留在此标签页中。
engine-failed-unsupported = 此浏览器缺少 Sosie 所需的功能（{ $feature }）。新版 Firefox、Chrome、Edge 或 Safari 均具备。您的文本保留在此标签页中。
engine-failed-crashed = Python 自行终止了，可能是内存不足。您的文本保留在此标签页中。
engine-action-again = 重新下载
engine-action-copy = 复制我的文本
engine-support = 供技术支持参考的详情
engine-compare-failed = 比较未能完成。
engine-compare-failed-deadline = 比较超过 { $seconds } 秒，已被停止。请换用较短的文本。两篇文本都还在。
engine-compare-failed-crashed = Python 内存不足或自行终止，现已重新启动。两篇文本都还在。
engine-compare-failed-out-of-memory = 文本太大，超出浏览器分配给 Python 的内存。请换用较短的文本；两篇文本都还在。
engine-compare-failed-option-invalid = 这些选项不能同时使用。请更改后重新比较；两篇文本都还在。
engine-compare-failed-internal = Sosie 处理其中一篇文本时出错了：是它自身的问题。两篇文本都还在。

## results

# What is counted. Always given: $unit, $k (size), $token (word, character, pair, run, mixed, mixed-pairs), $bits, $half (of bits).
result-size = { $k ->
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
   *[other] 十
}
result-units = { $unit ->
    [word] 不重复词
    [phrase] { result-size }词组
    [character] 不重复字
    [characters] { result-size }字组
    [token] 不重复字词
    [mixed] { result-size }项字词组
    [pair] 不重复双字组
    [pairs] { result-size }项双字组
    [token-pairs] 不重复词与双字组
    [mixed-pairs] { result-size }项词与双字组
   *[window] 四字符组
}
result-units-short = { $unit ->
    [word] 词
    [phrase] 词组
    [character] 字
    [characters] 字组
    [token] 字词
    [mixed] 字词组
    [pair] 双字组
    [pairs] 双字组
    [token-pairs] 词项
    [mixed-pairs] 词项组
   *[window] 字符组
}
result-verbatim = { $unit ->
    [phrase] 原样
   *[other] {""}
}
result-length = { $token ->
    [character] { $count } 字
    [pair] { $count } 个双字组
    [run] { $count } 词（未切分）
    [mixed] { $count } 字词
    [mixed-pairs] { $count } 个词与双字组
   *[word] { $count } 词
}
result-length-unit = { $token ->
    [character] 字
    [pair] 双字组
    [mixed] 字词
    [mixed-pairs] 词与双字组
   *[word] 词
}
result-page-a = 第一个页面
result-page-b = 第二个页面

# The verdict
result-relation = 关系
result-relation-identical = 完全相同
result-relation-near-duplicate = 近似重复
result-relation-contained = { $inner } 包含在 { $outer } 中
result-relation-partial = 部分相同
result-relation-distinct = 不同
result-relation-too-short = 太短
result-sentence-identical = 这两个页面相同。
result-sentence-near-duplicate = 这两个页面几乎相同。
result-sentence-contained = { $part ->
    [all] { $inner } 全部出现在 { $outer } 中。
    [nearly] { $inner } 几乎全部（{ $share }）出现在 { $outer } 中。
    [most] { $inner } 的大部分（{ $share }）出现在 { $outer } 中。
   *[part] { $inner } 的一部分（{ $share }）出现在 { $outer } 中。
}
result-sentence-partial = 这两个页面有一些相同的片段。
result-sentence-distinct = 这是两个不同的页面。
result-sentence-too-short = 太短，无法判断。
result-contents = 本页内容
result-agreement-agree = 两项判断一致
result-agreement-disagree = 两项判断相左
result-agreement-fingerprint-open = 指纹未能定论
result-agreement-content-open = 内容介于两者之间
result-agreement-both-open = 两项判断均无定论

# The four kinds of near-duplicate
result-kind = { result-layout-kind }（布局相似度 { $alike }）
result-kind-text = { $kind ->
    [complete] 相同的文字放在相同的框架里：两个页面的标签嵌套方式一样。同一页面有两个网址时就是这样。
    [content] 文字相同，但页面的结构不同：可能是另一网站的模板、打印版或改版后的设计。
    [layout] 两个页面有一部分文字相同，结构也相同。用同一模板制作的页面就是这样。
   *[partial] 两个页面有一部分文字相同，结构不同。在另一网站上引用的内容就是这样。
}这里比较的是整个页面的标签嵌套方式，不涉及颜色和图片。

# Its reason
result-reason-identical = A 的每个字词都以相同的顺序出现在 B 中；不比较{ $accents ->
    [keep] 大小写和标点
   *[fold] 大小写、重音符号和标点
}。
result-reason-near-duplicate = A 中 { $shareA } 的{ result-units }{ result-verbatim }出现在 B 中，B 中则有 { $shareB } 出现在 A 中{ $moved ->
    [0] {""}
   *[other] ；有 { $moved } 个片段移动了位置
}。
result-reason-own = { $alike ->
    [yes] 在共有片段之外，两个页面各有 { $ownA } 个{ result-length-unit }。
   *[no] 在共有片段之外，A { $ownA ->
        [0] 没有其他内容
       *[other] 有 { $ownA } 个{ result-length-unit }
    }，B { $ownB ->
        [0] 没有其他内容
       *[other] 有 { $ownB } 个{ result-length-unit }
    }。
}
result-reason-contained = { $inner } 中 { $share } 的{ result-units }{ result-verbatim }出现在 { $outer } 中。{ $longer ->
    [much] { $outer } 的长度是 { $inner } 的 { $times } 倍，另有自己的内容。
   *[little] { $own ->
        [0] { $outer } 几乎没有其他内容。
       *[other] 在共有片段之外，{ $outer } 有 { $own } 个{ result-length-unit }。
    }
}
result-reason-partial = A 中 { $shareA } 的{ result-units }出现在 B 中，B 中则有 { $shareB } 出现在 A 中：{ $passages ->
    [0] 分布零散，都不够长，不能算作片段。
    [1] 共有片段 1 个，长 { $longest } 个{ result-length-unit }。
   *[other] 共有片段 { $passages } 个，最长的有 { $longest } 个{ result-length-unit }。
}
result-reason-distinct = { $trace ->
    [none] A 的{ result-units }没有一个出现在 B 中。
    [some] A 中 { $shareA } 的{ result-units }出现在 B 中，B 中则有 { $shareB } 出现在 A 中{ result-longest }
   *[little] A 中只有 { $shareA } 的{ result-units }出现在 B 中，B 中也只有 { $shareB } 出现在 A 中{ result-longest }
}
result-longest = { $passages ->
    [0] 。
    [1] ：共有片段 1 个，长 { $longest } 个{ result-length-unit }。
   *[other] ；最长的共有片段有 { $longest } 个{ result-length-unit }。
}
result-reason-bits = { $distance } 位（共 { $bits } 位）
result-reason-unrelated = { $unrelated ->
    [known] ，而两个无关页面约相差 { $half } 位
   *[unknown] {""}
}
result-reason-apart = { $distance ->
    [0] 两者的指纹相同
   *[other] 两者的指纹相差 { result-reason-bits }
}
result-reason-bits-same = 两者的指纹相同。
result-reason-bits-near = { result-reason-apart }{ result-reason-unrelated }。
result-reason-bits-different = { result-reason-apart }{ $unrelated ->
    [known] ；两个无关页面约相差 { $half } 位
   *[unknown] {""}
}。
result-reason-bits-against-same = 尽管如此，两者的指纹相同；此处应以内容为准。
result-reason-bits-against-near = 两者的指纹仅相差 { result-reason-bits }，单看指纹会判为“几乎相同”。此处应以内容为准。
result-reason-bits-against-different = { $relation ->
    [contained] 增加的文字改变了指纹：相差 { result-reason-bits }，单看指纹会判为“两个不同的页面”。此处应以内容为准。
   *[other] 两者的指纹相差 { result-reason-bits }，单看指纹会判为“两个不同的页面”。此处应以内容为准。
}
result-reason-bits-between = { result-reason-apart }：对近似重复来说偏多，对无关页面来说偏少。
result-reason-bits-short = { result-reason-apart }，但这么短的文本指纹不稳定，不据此判断。
result-reason-bits-dominant = { result-reason-apart }，但其中单独一个重复项的权重超过其余各项之和，因此不据此判断。
result-reason-bits-unmeasured = { result-reason-apart }；在这些选项下不作判断。
result-reason-bits-none = 无法给出距离。
result-reason-too-short = { $side } 只有 { $words } 个{ result-length-unit }。Sosie 比较的是{ result-units }，目前还没有可比的内容；与其给出错误的数值，不如不给。
result-reason-both-short = A 有 { $wordsA } 个{ result-length-unit }，B 有 { $wordsB } 个。Sosie 比较的是{ result-units }，目前还没有可比的内容；与其给出错误的数值，不如不给。
result-reason-empty = { $side } 没有文字，无从比较；与其给出错误的数值，不如不给。
result-reason-both-empty = 两个页面都没有文字，无从比较。
result-short-line = 虚线：{ $words } 个{ result-length-unit }。低于此数，指纹不稳定；Sosie 会说明这一点，并以共有内容为准。
result-add-text = 为 { $side } 补充文字
result-compare-single = 改为按单个词比较

# The figures
result-figures = 数值
result-distance = 距离
result-distance-note = 两个指纹不同的位数
result-share = { $of } 在 { $within } 中的占比
result-share-note = { $total } 个{ result-units }中的 { $common } 个
result-jaccard = Jaccard
result-jaccard-note = 两者合计 { $union } 个中的 { $common } 个
result-dice = Dice
result-dice-note = 2 × { $common } ÷（{ $a } + { $b }）
result-not-computed = 未计算

# The scale
result-scale = 距离 { $distance }，标尺共 { $bits } 位
result-scale-unrelated = 两个无关页面：约 { $half }
result-scale-unmeasured = 每格代表一位。在这些选项下，不根据距离作判断。
result-band-range = { $code ->
    [single] { $from }
    [different] { $from } 及以上
   *[other] { $from }–{ $to }
}
result-band-same = 指纹相同
result-band-close = 几乎逐字相同
result-band-near = 近似重复
result-band-unsure = 存疑
result-band-different = 就指纹所见，是两个不同的页面

# The two verdicts
result-faces = 两项判断
result-meeting-agree = 两者一致：{ $relation ->
    [identical] 相同
    [near-duplicate] 近似重复
    [contained] 密切相关
   *[distinct] 不同
}
result-meeting-disagree = 两者相左
result-meeting-fingerprint-open = 以内容为准
result-meeting-content-open = 部分相似
result-meeting-both-open = 均无定论
result-from-fingerprint = 根据指纹
result-from-content = 根据共有内容
result-fingerprint-saw-same = 指纹完全相同
result-fingerprint-saw-near = 两个指纹很接近
result-fingerprint-saw-different = 两个指纹相距很远
result-fingerprint-says-same = 同一页面
result-fingerprint-says-near = 近似重复
result-fingerprint-says-different = 两个不同的页面
result-fingerprint-says-unsure = 无法判断
result-fingerprint-differ = { $distance ->
    [0] { $bits } 位全部相同。
   *[other] { $bits } 位中有 { $distance } 位不同。
}
result-fingerprint-because-same = { result-fingerprint-differ }
result-fingerprint-because-near = { result-fingerprint-differ }相差不超过 { $near } 位时，两篇文本几乎总有大部分{ result-length-unit }相同。
result-fingerprint-because-different = { result-fingerprint-differ }相差 { $far } 位起，指纹看不出关联。
result-fingerprint-because-between = { result-fingerprint-differ }相差 { $from } 到 { $to } 位时，相关和无关的页面都有：请两页都读一读。
result-fingerprint-because-short = { result-fingerprint-differ }较短的文本只有 { $words } 个{ result-length-unit }；不足 50 个时，改动一处就可能翻转很多位。
result-fingerprint-because-dominant = { result-fingerprint-differ }单独一个重复项占了 { $share } 的权重，其余几乎不起作用。
result-fingerprint-because-unmeasured = { result-fingerprint-differ }在这些选项下，不根据距离作判断。
result-fingerprint-because-none = 构不成{ result-units }的文本没有指纹。
result-fingerprint = 指纹
result-grid = { $side } 的指纹，{ $bits } 位方格图
result-grid-differ = { $distance ->
    [0] 没有不同的位
   *[other] { $distance } 位不同
}
result-grid-difference = { $distance } 个不同位的方格图
result-content-saw-identical = 用词相同，顺序相同
result-content-saw-near-duplicate = A 的大部分，B 的大部分
result-content-saw-contained = { $part ->
    [all] { $inner } 的全部，{ $outer } 的一部分
    [nearly] { $inner } 的几乎全部，{ $outer } 的一部分
    [most] { $inner } 的大部分，{ $outer } 的较少部分
   *[part] { $inner } 的一部分，{ $outer } 的较少部分
}
result-content-saw-distinct = { $trace ->
    [none] 没有共同内容
    [some] 有一些共同内容
   *[little] 只有少许共同内容
}
result-content-says-identical = 同一页面
result-content-says-near-duplicate = 近似重复
result-content-says-contained = { $part ->
    [all] { $inner } 全部出现在 { $outer } 中
    [nearly] { $inner } 几乎全部出现在 { $outer } 中
    [most] { $inner } 的大部分出现在 { $outer } 中
   *[part] { $inner } 的一部分出现在 { $outer } 中
}
result-content-says-partial = 有一些共有片段
result-content-says-distinct = 两个不同的页面
result-content-says-too-short = 无法判断
result-content-because-identical = { $common } 个{ result-units }全部为两页共有，双方都没有多出的内容。
result-content-because-near-duplicate = { $union } 个{ result-units }中有 { $common } 个为两页共有。
result-content-because-contained = { $inner } 的 { $innerTotal } 个{ result-units }中有 { $common } 个也在 { $outer } 中；{ $outer } 另有自己的 { $added } 个。
result-content-because-partial = { $union } 个{ result-units }中有 { $common } 个为两页共有，其余只见于一页。
result-content-because-distinct = { $common ->
    [0] { $union } 个{ result-units }中没有一个为两页共有。
   *[other] { $union } 个{ result-units }中有 { $common } 个为两页共有。
}
result-content-unmeasured = 在这些选项下，不根据占比作判断。
result-content-because-too-short = { result-length-unit }数太少，构不成可比的{ result-units }。
result-overlap = 共有：{ $common } 个{ result-units }。仅 A 有：{ $onlyA }。仅 B 有：{ $onlyB }。
result-overlap-a = A：{ $count } 个{ result-units-short }
result-overlap-b = B：{ $count } 个{ result-units-short }
result-overlap-shared = 共有 { $count } 个
result-overlap-passages = 最长的共有片段：{ $longest } 个{ result-length-unit }。总计 A 的 { $wordsA } 个、B 的 { $wordsB } 个中，各有 { $covered } 个位于共有片段内。
result-overlap-no-passage = 没有长到可以显示的共有片段。

# What they share
result-shared-title = 共有内容
result-texts = 文本
result-ribbon = { $count } 个共有片段及其在两篇文本中的位置
result-legend-both = 两页都有
result-legend-moved = 两页都有，但已移动
result-legend-only = 仅 { $side } 有
result-differences-only = 只看差异
result-fold = 仅 { $side } 有的 { $count } 个{ result-length-unit }
result-passage-moved = { $n } 已移动
result-passage-go = 片段 { $n }，{ result-length }{ $moved ->
    [yes] ，已移动
   *[no] {""}
}：转到它在 { $other } 中的位置
result-passage-show = 在 A 中显示片段 { $n }
result-place-unit = { $token ->
    [character] 字
    [pair] 双字组
   *[word] 词
}
result-passage-place = 第 { $inA } 个{ result-place-unit } → 第 { $inB } 个{ result-place-unit }{ $moved ->
    [yes] ，已移动
   *[no] {""}
}
result-passages-number = 片段
result-passages-length = 长度
result-passages-text = 文字
result-passages-place = 在 A 和 B 中的位置
result-passages-none = 两篇文本中没有连续 { $minimum } 个及以上相同的{ result-length-unit }。
result-passages-more = { $all ->
    [yes] 显示其余 { $count } 个片段
   *[no] 再显示 { $count } 个片段
}
result-text-empty = { $side } 没有文字。

# What was read
result-read-title = 读取了什么，排除了什么
result-read-short = 读取的内容
result-read-words = { result-read-kept }，{ $removed ->
    [0] 未排除任何内容
   *[other] 排除 { $removed } 个
}
result-read-kept = 保留 { $kept } 个{ result-length-unit }
result-read-plain = 纯文本：{ $side } 已按原样全部读取。
result-compare-whole = 连同菜单和页脚比较
result-verdict-by-hand = { $sides ->
    [a] 手动选定了 A 的正文
    [b] 手动选定了 B 的正文
   *[ab] 手动选定了两页的正文
}
result-by-hand = 手动选定正文
result-blocks-choose = 选择内容块
result-blocks-hide = 隐藏内容块
result-blocks-of = { $side } 的内容块
result-blocks-help = 勾选的内容参与比较。可用方向键在内容块之间移动。
result-as-chosen = 恢复 Sosie 的选择
result-block-in = 将纳入
result-block-out = 将排除
result-block-chosen = 由您纳入
result-fold-blocks = { $kept ->
    [yes] 另有 { $count } 个内容块已保留
   *[no] 已排除 { $count } 个内容块
}
result-fold-all = 全部 { $count } 个内容块
result-selectors = 用 CSS 选择器
result-selectors-help = 写法与样式表相同：article, .story, #comments。多个选择器用英文逗号分隔。
result-selector-content = 仅限
result-selector-keep = 另外保留
result-selector-drop = 排除
result-selector-invalid = Sosie 无法将其解读为 CSS 选择器{ $ends ->
    [yes] ：不完整
   *[no] ：从“{ $rest }”起无法识别
}。未作任何更改。
result-selector-too-many = 逐个选择的内容块太多。请在此填写包含它们的元素。未作任何更改。
result-bar-changes = { $count } 处更改，尚未比较
result-bar-apply = 按这些内容块重新比较
result-bar-undo = 撤销
result-bar-waits = 正在重新比较…
result-bar-cancel = 取消
result-bar-done = 已重新比较：{ $relation }。A 的 { $shareA } 在 B 中，B 的 { $shareB } 在 A 中。
result-bar-done-short = 已重新比较：{ $relation }。
result-bar-verdict = 查看结论
result-whole-text = 从 { $side } 读取的全文
result-whole-see = 查看全文
result-whole-hide = 隐藏全文
result-origin-pasted = 粘贴
result-origin-file = 来自文件
result-origin-direct = 直接抓取
result-origin-proxy = 经中继 { $relay } 抓取
result-kept = 保留
result-kept-because = { $reason ->
    [main] 页面的主体部分
    [article] 页面的文章
    [role-main] 标记为主体的部分
    [body] 页面的 body
    [whole-page] 整个页面
    [chosen] 您纳入的内容块
   *[other] { $reason }
}
result-blocks = { $count } 个内容块
result-removed = { $reason ->
    [navigation] 菜单
    [header] 页眉
    [footer] 页脚
    [aside] 侧栏
    [banner] 横幅
    [comments] 评论
    [form] 表单
    [hidden] 隐藏内容
    [script-fallback] 无脚本时的内容
    [related] 相关推荐
    [dropped] 由您排除
    [outside] 不在您的选择内
   *[other] 正文之外
}
result-removed-more = 再显示 { $count } 个已排除的内容块

# What to do
result-advice-title = 如何处理
result-advice-no-penalty = 内容重复并不会受罚：搜索引擎会选一个页面展示，{ $settled ->
    [yes] 而这两个页面已经指明了是哪一个。
   *[no] 您可以指明是哪一个。
}
result-advice-none-named = 目前，两个页面都没有将对方指定为规范页面。
result-advice-in-head = 放入 { $side } 的 head 部分：
advice-same-site-choose-canonical = 如果两个页面都归您管理，请指定规范页面。
advice-same-site-choose-canonical-text = 在另一个页面的 head 部分加入 canonical 链接即可。读者仍能访问两个页面；搜索引擎通常展示您指定的那个。
advice-canonical-present-a-to-b = A 已将 B 指定为规范页面。
advice-canonical-present-a-to-b-text = 搜索引擎通常展示 B。如果这正是您想要的，就无需再做什么。
advice-canonical-present-b-to-a = B 已将 A 指定为规范页面。
advice-canonical-present-b-to-a-text = 搜索引擎通常展示 A。如果这正是您想要的，就无需再做什么。
advice-same-canonical = 两个页面指定了同一个规范页面。
advice-same-canonical-text = 搜索引擎会将两者视为同一页面；请确认所指定的网址正确。
advice-redirect = 如果其中一个页面没有人需要，请将其重定向。
advice-redirect-text = 永久重定向（301）还会一并转移指向该页面的链接。
advice-differentiate = 如果两个页面都要能单独被搜到，请让内容真正不同。
advice-differentiate-text = 例如自己的测评、照片、价格和读者提问。只换同义词对读者毫无意义。
advice-same-site-excerpt = 如果其中一个是列表页或摘要页，请在那里少放些正文。
advice-same-site-excerpt-text = 标签页、归档页或首页放几句话就够了；也可以不让该页面被收录（noindex）。
advice-quotation-fine = 如果重复是有意为之，就无需修改。
advice-quotation-fine-text = 引用一段文字或共用一份产品说明，都不算问题。
advice-cite-source = 注明共有文字的出处。
advice-cite-source-text = 链接到首发页面，读者和搜索引擎便都能知道来源。
advice-noindex-a = A 要求搜索引擎不要收录它。
advice-noindex-a-text = 它带有“noindex”，因此只有 B 能出现在搜索结果中。
advice-noindex-b = B 要求搜索引擎不要收录它。
advice-noindex-b-text = 它带有“noindex”，因此只有 A 能出现在搜索结果中。
advice-translations = 两个页面互相标明为其他语言或地区的版本。
advice-translations-text = 这样的版本不算重复；请保留双向的 hreflang 链接。
advice-nothing-to-do = 无需处理。
advice-nothing-to-do-text = 这两个页面互不竞争。
advice-canonicals-mutual = 两个页面互相将对方指定为规范页面。
advice-canonicals-mutual-text = 搜索引擎无法同时遵从两者。请只保留其中一个链接，并让另一个页面的 canonical 指向自身。
advice-canonicals-conflict = 两个页面指定了不同的规范页面。
advice-canonicals-conflict-text = 如果它们本应是同一页面，请让两者指定同一网址。
advice-canonical-chain-a-to-b = A 将 B 指定为规范页面，B 又指定了第三个页面。
advice-canonical-chain-a-to-b-text = 搜索引擎可能半途而止。请让 A 直接指定第三个页面。
advice-canonical-chain-b-to-a = B 将 A 指定为规范页面，A 又指定了第三个页面。
advice-canonical-chain-b-to-a-text = 搜索引擎可能半途而止。请让 B 直接指定第三个页面。
advice-original-noindex-a = B 将 A 指定为规范页面，但 A 要求不被收录。
advice-original-noindex-a-text = 结果可能是两个页面都不出现在搜索结果中。请去掉 A 的“noindex”，或让 B 的 canonical 指向自身。
advice-original-noindex-b = A 将 B 指定为规范页面，但 B 要求不被收录。
advice-original-noindex-b-text = 结果可能是两个页面都不出现在搜索结果中。请去掉 B 的“noindex”，或让 A 的 canonical 指向自身。
advice-canonical-and-noindex-a = A 将另一页面指定为规范页面，同时又带有“noindex”。
advice-canonical-and-noindex-a-text = 两者互相矛盾。只用 canonical 链接就够了。
advice-canonical-and-noindex-b = B 将另一页面指定为规范页面，同时又带有“noindex”。
advice-canonical-and-noindex-b-text = 两者互相矛盾。只用 canonical 链接就够了。
advice-canonical-unlike = 按 canonical 链接，它们是同一页面，但文字并不相同。
advice-canonical-unlike-text = 搜索引擎可能忽略这样的链接，也可能舍弃内容不同的页面。请让每个页面的 canonical 指向自身。
advice-translations-and-canonical = 它们是不同语言或地区的版本，却被 canonical 链接并为同一页面。
advice-translations-and-canonical-text = 搜索引擎可能因此向所有人展示同一版本。请让每个版本将自己指定为规范页面。
advice-series-and-canonical = 它们是同一系列的各个部分，却被 canonical 链接并为同一页面。
advice-series-and-canonical-text = 只在后续部分出现的内容可能因此搜不到。请让每个部分将自己指定为规范页面。
advice-canonicals-several-a = A 指定了多个规范页面。
advice-canonicals-several-a-text = 搜索引擎可能因此全部忽略。请只保留一个，放在 head 部分或服务器发送的“Link”响应头中。
advice-canonicals-several-b = B 指定了多个规范页面。
advice-canonicals-several-b-text = 搜索引擎可能因此全部忽略。请只保留一个，放在 head 部分或服务器发送的“Link”响应头中。
advice-canonical-in-body-a = A 的 canonical 链接位于 head 部分之外。
advice-canonical-in-body-a-text = 搜索引擎不读取那里的链接。属于 body 的元素一出现，head 部分就会在该处结束：请将链接放到它前面。
advice-canonical-in-body-b = B 的 canonical 链接位于 head 部分之外。
advice-canonical-in-body-b-text = 搜索引擎不读取那里的链接。属于 body 的元素一出现，head 部分就会在该处结束：请将链接放到它前面。
advice-same-address = 两次给出的是同一个网址。
advice-same-address-text = 写法不同，或“#”之后的部分不同，都不会成为另一个页面。
advice-address-variants = 两个网址对应同一页面。
advice-address-variants-text = 它们只在 http 与 https、有无 www 或结尾的斜杠上不同。请将其中一个重定向到另一个（301）。
advice-translations-return-a = B 将 A 标为其他语言或地区的版本，但 A 没有标明 B。
advice-translations-return-a-text = 搜索引擎会忽略没有回链的 hreflang 链接。请在 A 中补上。
advice-translations-return-b = A 将 B 标为其他语言或地区的版本，但 B 没有标明 A。
advice-translations-return-b-text = 搜索引擎会忽略没有回链的 hreflang 链接。请在 B 中补上。
advice-series = 这两个页面在同一系列中前后相接。
advice-series-text = 系列的各个部分不算重复。请让每个部分将自己指定为规范页面，而不是指定第一部分。
advice-canonical-elsewhere-a = A 将第三个页面指定为规范页面，B 没有。
advice-canonical-elsewhere-a-text = 如果它们本应是同一页面，请让 B 也指定它。
advice-canonical-elsewhere-b = B 将第三个页面指定为规范页面，A 没有。
advice-canonical-elsewhere-b-text = 如果它们本应是同一页面，请让 A 也指定它。
advice-canonicals-apart = 两个页面各有自己的 canonical 链接，指向不同网址。
advice-canonicals-apart-text = 因此两者都算规范页面。若只想展示其中一个，请把另一个页面现有的 canonical 链接改为指向它。
advice-refresh-a-to-b = A 会自动跳转到 B。
advice-refresh-a-to-b-text = 这是在页面内实现的（meta refresh）。由服务器做永久重定向（301）更可靠。
advice-refresh-b-to-a = B 会自动跳转到 A。
advice-refresh-b-to-a-text = 这是在页面内实现的（meta refresh）。由服务器做永久重定向（301）更可靠。
advice-noindex-both = 两个页面都要求搜索引擎不要收录。
advice-noindex-both-text = 两者都不会出现在搜索结果中。如果其中一个应当出现，请去掉它的“noindex”。
advice-noindex-some-a = A 要求部分搜索引擎不要收录它。
advice-noindex-some-a-text = 它的“noindex”点名针对这些搜索引擎（googlebot、bingbot）；其他搜索引擎仍可收录 A。
advice-noindex-some-b = B 要求部分搜索引擎不要收录它。
advice-noindex-some-b-text = 它的“noindex”点名针对这些搜索引擎（googlebot、bingbot）；其他搜索引擎仍可收录 B。
advice-og-url-a-to-b = A 的 og:url 填的是 B 的网址。
advice-og-url-a-to-b-text = 社交网络会因此将 A 的分享数计入 B。搜索引擎看的是 canonical 链接，而 A 没有指向 B 的 canonical 链接。
advice-og-url-b-to-a = B 的 og:url 填的是 A 的网址。
advice-og-url-b-to-a-text = 社交网络会因此将 B 的分享数计入 A。搜索引擎看的是 canonical 链接，而 B 没有指向 A 的 canonical 链接。
advice-translations-unlinked = 如果其中一个是另一个的译文，请标明。
advice-translations-unlinked-text = 两个页面都加上 hreflang 链接后，搜索引擎就能向每位读者展示合适的版本。
result-copy = 复制
result-copied = 已复制
result-copy-failed = 复制失败

# Details and limits
result-details = 技术细节
result-details-hint = 指纹 { $a } 和 { $b }，按单个词的距离 { $single }，配置 { $profile }
result-details-hint-short = 配置 { $profile }
result-article-distance = 按单个词的距离
result-bits-of = { $distance } / { $bits } 位
result-common = 两页共有（不重复）
result-layout = 布局相似度
result-layout-kind = { $kind ->
    [complete] 内容相同，布局相同
    [content] 内容相同，布局不同
    [layout] 部分内容相同，布局相同
   *[partial] 部分内容相同，布局不同
}
result-option-profile = 配置
result-profile = { $profile ->
    [article] article（单个词）
    [package] package（与 simhash 2.1.2 一致）
   *[detector] detector
}
result-option-features = 比较单位
result-units-used = { result-units }
result-feature-weights = { $weights ->
    [binary] 每项只计一次
   *[log] 按对数计数
}
result-feature-accents = 保留重音符号
result-feature-stop-words = 排除“{ $language }”的停用词
result-feature-stem = 还原为“{ $language }”的词干
result-feature-segmentation = 不用空格的文字：{ $how ->
    [pairs] 相邻双字
   *[runs] 不切分
}
result-feature-phrases = 合并固定搭配
result-feature-whole = 包含菜单和页脚
result-option-bits = 指纹位数
result-engine = 引擎
result-row-fingerprint = 指纹
result-row-length = 长度
result-row-shingles = 计入指纹的项数
result-row-different = 不重复项数
result-row-segmentation = 切分为
result-row-content = 正文
result-content-chosen = 由 Sosie 选定
result-no-page = 不是 HTML 页面
result-row-language = 语言
result-row-charset = 字符编码
result-row-type = 内容类型
result-row-canonical = 规范网址（canonical）
result-row-canonicals-in-body = head 部分之外的 canonical
result-row-robots = Meta robots
result-row-title = 标题
result-row-og-url = og:url
result-row-x-robots = X-Robots-Tag
result-row-hreflang = 其他语言（hreflang）
result-row-prev = 上一页
result-row-next = 下一页
result-row-refresh = 自动跳转到
result-says = 页面的自我说明
result-says-hint = 标题、语言、canonical、robots、其他语言
result-versions = { $count } 个语言或地区版本
result-conflict-canonicals = 不止一个 canonical：搜索引擎可能全部忽略。
result-conflict-canonical-in-body = 有 { $count } 个位于页面的 body 部分，搜索引擎不在那里查找。
result-conflict-og-url = 与规范网址不一致。
result-segmentation = { $kind ->
    [characters] 单字
    [pairs] 相邻双字组（有重叠）
    [runs] 未切分的连续文字
    [mixed] 词和单字
    [mixed-pairs] 词和双字组
    [mixed-runs] 词和未切分的连续文字
   *[words] 词
}
result-charset = { $name }，{ $source ->
    [bom] 依据字节顺序标记
    [header] 依据服务器声明
    [meta] 依据页面声明
    [xml] 依据 XML 声明
    [valid] 未声明，但有效
    [given] 依据给定值
   *[guess] 推测
}
result-charset-none = 已是文本
result-not-stated = 未注明
result-limits = 无法判断的情况
result-limits-hint = 译文、改写、图片、谁抄了谁
result-limit-translations = 译文。
result-limit-translations-text = 同一篇文字换成另一种语言就没有相同的字词，会算作不同。
result-limit-rewording = 改写。
result-limit-rewording-text = 换一套说法重写的文字很少有相同的词组；这里不比较其中的意思。
result-limit-pictures = 图片、声音、数字表格。
result-limit-pictures-text = 只比较文字，并按页面给出的顺序。
result-limit-direction = 谁抄了谁。
result-limit-direction-text = 相似没有方向。日期、存档和当事人比任何比较都更能说明问题。
result-limit-short = 短文本。
result-limit-short-text = 不足约 50 个字词时，一处改动就会改变很多位；这时共有内容更值得参考。
result-limit-ranking = 搜索排名。
result-limit-ranking-text = Sosie 不知道任何搜索引擎如何看待这些页面。

# Actions
result-print = 打印
result-json = 下载 JSON
result-copy-figures = 复制数值
result-paste = 粘贴 { $side }

# Warnings
warning-javascript-page = { $side } 可能缺少正文。
warning-javascript-page-text = { $words ->
    [0] 页面本身没有任何文字，正文
   *[other] 页面本身只有 { $words } 个字词，其余
}似乎由 JavaScript 生成，而 Sosie 从不运行 JavaScript。请打开页面，全选、复制，再粘贴到这里。
warning-nothing-extracted = 在 { $side } 中没有找到正文。
warning-nothing-extracted-text = 其中的内容看起来都是菜单、页脚或表单。请比较整个页面，或直接粘贴文字。
warning-short-text = { $side } 只有 { $words } 个{ result-length-unit }：不足 50 个时，指纹不稳定。
warning-dominant-feature = 在 { $side } 中，单独一个重复项占了指纹权重的 { $share }。
warning-options-unmeasured = 没有针对这些选项实测的阈值：关系按三词组（或您所设词数的词组）的阈值得出，不作判断。
warning-languages-differ = 两个页面的语言不同；译文与原文没有相同的字词。
warning-charset-contradicted = { $side } 声明其字符编码为 { $name }，但看起来是 UTF-8；请检查文字是否正确。
warning-charset-guessed = { $side } 的字符编码是推测的：{ $name }；请检查文字是否正确。
warning-charset-replaced = { $side } 中有 { $count } 个字符无法读取，已被替换。
result-as-sosie-chose = 比较的是 Sosie 选定的内容。
warning-selector-unmatched = “{ $selector }”在 { $side } 中没有匹配到任何内容，因此不起作用。
warning-extraction-unsure = { $side } 的正文与其余部分难以区分；请检查保留的内容。

## calibration

calibrate-link = 用自己的文章校准
calibrate-title = 用您自己的文章校准
calibrate-lead = 您的文本中，互不相干的两篇最多会有多接近？给 Sosie 一组文本，它会两两比较，并建议把界线划在哪里。
calibrate-private-title = 内容不会离开这台电脑。
calibrate-private = 文本就在您的浏览器里读取和比较。仅当您采用阈值时才会保存阈值，此外不保存任何内容。
calibrate-back = 返回比较
calibrate-missing = 无法加载 Sosie 的这一部分。
calibrate-missing-text = 网络可能已断开。您要比较的内容保留在此标签页中。

# The set
calibrate-drop = 将文件、文件夹或 ZIP 拖放到此处
calibrate-give = 提供一组文本
calibrate-wanted = 需要：您确知彼此不同的文本，至少 10 篇。26 篇可组成 325 对。
calibrate-files = 选择文件…
calibrate-folder = 选择文件夹…
calibrate-limits = 文本和 HTML 文件，或包含它们的 ZIP；每个最多 { $file }，总计最多 { $all }。
calibrate-load = 加载以前的校准…
calibrate-more = 添加文本…
calibrate-again = 重新校准
calibrate-clear = 从头开始

# While it runs
calibrate-gathering = 正在查找文本
calibrate-gathering-count = 已找到 { $count } 个文件
calibrate-reading = 正在打开文件
calibrate-waiting = 准备就绪后立即读取您的文本。
calibrate-measuring = 正在读取文本
calibrate-count = { $done } / { $total }
calibrate-pairing = 正在两两比较
calibrate-pairing-count = { $pairs } 对
calibrate-first = 校准正在进行，随后开始您的比较
calibrate-stopped = 已停止。您的文本集还在。
calibrate-stopped-text = 没有测量，也没有更改任何内容。
calibrate-failed = 校准未能完成。
calibrate-failed-no-texts = 您提供的内容中没有文本，也没有 HTML 文件。
calibrate-failed-deadline = 校准十分钟没有响应，已被停止。请换用较小的文本集；您的文本集还在。
calibrate-failed-crashed = Python 内存不足或自行终止，现已重新启动。请换用较小的文本集；您的文本集还在。
calibrate-failed-out-of-memory = 文本太大，超出浏览器分配给 Python 的内存。请换用较小的文本集；您的文本集还在。
calibrate-failed-option-invalid = 这些选项不能同时使用。请在比较页面更改；您的文本集还在。
calibrate-failed-internal = Sosie 处理其中一篇文本时出错了：是它自身的问题。您的文本集还在。
calibrate-unloaded = 无法显示此校准。
calibrate-failed-not-a-calibration = { $name } 不是 Sosie 的校准文件，或由其他版本生成。

# What follows
calibrate-sentence = { $near ->
    [0] 相差 { $different }{"\u00A0"}位起为不同。
   *[other] 相差不超过 { $near }{"\u00A0"}位为几乎相同，{ $different }{"\u00A0"}位起为不同。
}
calibrate-reason = 您的文本集可组成 { $pairs ->
    [1] 1 对不同的文本，两者的指纹相差 { $least } 位。
   *[other] { $pairs } 对不同的文本。最接近的指纹{ $least ->
        [0] 相同
       *[other] 相差 { $least } 位
    }，半数文本对相差 { $median } 位或更多。
}
calibrate-flagged = 采用这些阈值，其中按指纹{ $count ->
    [0] 没有一对
   *[other] 有 { $count } 对
}会被当成几乎相同，按共有内容{ $shared ->
    [0] 没有一对
   *[other] 有 { $shared } 对
}。
calibrate-at-most-one-in = 在 { $certainty } 的置信度下，指纹对这类文本对的误判率低于 1/{ $n }。
calibrate-at-most = 在 { $certainty } 的置信度下，指纹对这类文本对的误判率不超过 { $share }。
calibrate-as-built-in = 这些就是内置阈值：您的文本印证了它们。
calibrate-warning-few-pairs = 文本对这么少，无法证明误判罕见。有 26 篇文本，即 325 对，就可以。
calibrate-warning-close-pairs = 有 { $pairs } 对文本相同之处太多，可能本是同一篇。在您说明它们的关系之前，不会据此得出结果：请看下方最接近的文本对。
calibrate-close-counted = 按您的说明，重合程度与重复内容相当的文本对也算作不同的文本。如果其中确有重复，请在下方标记。
calibrate-all-different = 它们是不同的：也计算在内
calibrate-none-different = 没有剩下可以确定不同的文本对。
calibrate-none-different-text = 所有文本对相同之处都太多，可能本是同一篇。内置阈值保持不变。
calibrate-use = 采用这些阈值
calibrate-in-use = 已用于您的比较
calibrate-save = 下载（JSON）
calibrate-other-options = 选项已更改：此结果是用另外的选项测得的。
calibrate-few = { $texts ->
    [0] 没有可测量的文本。
   *[other] 只有 { $texts } 篇文本，不足以建议阈值。
}
calibrate-few-text = 需要 { $least } 篇您确知彼此不同的文本；26 篇可组成 325 对，足以对罕见的误判有所估计。内置阈值保持不变。
calibrate-fact-texts = 文本
calibrate-fact-texts-value = { $texts } 篇 · { $length }
calibrate-fact-pairs = 文本对
calibrate-fact-pairs-value = { $only ->
    [yes] { $pairs } 对
   *[no] { $pairs }{"\u00A0"}对不同{ $alike ->
        [0] {""}
       *[other] ，{ $alike }{"\u00A0"}对相似
    }{ $undecided ->
        [0] {""}
       *[other] ，{ $undecided }{"\u00A0"}对未定
    }
}
calibrate-fact-skipped = 已排除
calibrate-fact-skipped-value = { $count } 个文件
calibrate-fact-options = 测量选项
calibrate-without-menus = 不含菜单和页脚
calibrate-bits = { $bits } 位指纹

# The thresholds, built-in against suggested
calibrate-change = 阈值
calibrate-row-near-bits = 几乎相同（按指纹）
calibrate-row-different-bits = 不同（按指纹）
calibrate-row-near = 几乎相同（按内容）
calibrate-row-contained = 一篇包含在另一篇中
calibrate-row-partial = 有一些共有片段
calibrate-row-different = 不同的文本对，被指纹误判
calibrate-row-alike = 相似的文本对，被指纹识别
calibrate-row-up-to = 不超过 { $bits } 位
calibrate-row-from = { $bits } 位起
calibrate-row-share = { $of ->
    [both] 两篇均不低于 { $share }
   *[one] 其中一篇不低于 { $share }
}
calibrate-row-count = { $count } / { $total }

# The histograms
calibrate-pairs = 全部文本对
calibrate-scale = 数量按对数刻度显示，这样单独一对也能与数百对同时看清。
calibrate-distances = 距离
calibrate-distances-text = 两篇文本的指纹相差多少位。
calibrate-distances-unit = 不同的位数
calibrate-distances-alt = { $pairs } 对不同文本的距离直方图：最接近的相差 { $least } 位，半数相差 { $median } 位或更多。{ $alike ->
    [0] {""}
    [1] 标为相似的一对相差 { $most } 位。
   *[other] 标为相似的 { $alike } 对相差不超过 { $most } 位。
}
calibrate-shares = 共有内容
calibrate-shares-text = 一篇文本有多大比例出现在另一篇中；两个占比取较大者。
calibrate-shares-unit = 占比
calibrate-shares-alt = { $pairs } 对不同文本的占比直方图：半数不超过 { $median }，最高 { $most }。{ $alike ->
    [0] {""}
    [1] 标为相似的一对为 { $least }。
   *[other] 标为相似的 { $alike } 对不低于 { $least }。
}
calibrate-legend-different = 不同的文本
calibrate-legend-alike = 标为相似
calibrate-legend-undecided = 未定
calibrate-legend-own = 建议
calibrate-legend-table = 内置
calibrate-mark-near = 几乎相同：不超过 { $bits }
calibrate-mark-different = 不同：{ $bits } 起
calibrate-mark-short = { $side ->
    [up-to] ≤ { $value }
   *[from] ≥ { $value }
}
calibrate-band = { $from } 到 { $to }
calibrate-numbers = 数值

# The closest pairs
calibrate-closest = 最接近的文本对
calibrate-closest-text = 请先看最前面的几对。如果两篇文本其实是同一篇，或一篇包含在另一篇中，就会破坏校准：把它们当作不同，以后就会漏掉真正的重复。请标记这样的文本对，或排除其中一篇，其余的会重新测量。
calibrate-closest-order = { $all ->
    [yes] { $pairs ->
        [1] 仅有的一对。
       *[other] 全部 { $pairs } 对，占比大的在前。
    }
   *[no] { $pairs } 对中按占比和距离最接近的 { $shown } 对{ $marked ->
        [0] {""}
       *[other] ，外加您标记的 { $marked } 对
    }；占比大的在前。
}
calibrate-taken-out = 由您排除的文本：{ $count } 篇
calibrate-leave-out = 排除
calibrate-leave-out-text = 排除 { $name }
calibrate-take-in = 重新纳入
calibrate-take-in-text = 重新纳入 { $name }
calibrate-column-pair = 文本对
calibrate-column-share = { $of } 在 { $within } 中
calibrate-compare = 比较两者
calibrate-mark = 这两篇相似
calibrate-unmark = 其实并不相同
calibrate-marked = 已标为相似
calibrate-undecided = 未定
calibrate-gone = 这两篇已无法比较。
calibrate-gone-text = { $name } 可能已被移动或更改。请重新提供文本集。

# What was measured
calibrate-set = 您的文本集
calibrate-measured = 已测量 { $count } 篇文本
calibrate-skipped-head = 排除 { $count } 个：{ $reason }
calibrate-skipped = { $code ->
    [by-hand] 由您排除
    [kind] 不是文本、HTML 或 ZIP
    [too-large] 超过 { $limit }
    [full] 超出文本集的上限 { $limit }
    [unreadable] 无法读取：已被移动或更改
    [too-short] 太短：指纹需要 50 个字词才能稳定
    [copy-of] 与文本集中的另一篇用词相同
    [dominant-feature] 单独一个重复项的权重超过其余各项之和
    [binary] 不论文件名如何，都不是文本
    [archive-unreadable] 已损坏，或不是 Sosie 能打开的 ZIP 压缩包
    [source-invalid] 既不是 HTML，也不是能解码的文本
   *[other] 已排除（{ $raw }）
}
calibrate-skipped-copy = 同 { $of }
calibrate-skipped-more = 另有 { $count } 个

# Own thresholds, elsewhere
calibrate-about = { $texts } 篇文本，{ $date }
calibrate-own-used = 正在使用：您的自定阈值（{ $about }）。
calibrate-own-kept = 已保存，未使用：您的自定阈值（{ $about }）。
calibrate-own-again = 使用自定阈值
calibrate-table = 使用内置阈值
calibrate-forget = 删除自定阈值
calibrate-judged = 按您的自定阈值判断（{ $about }）。
calibrate-return = 返回校准
calibrate-option = 阈值
calibrate-option-help = “几乎相同”到哪里为止，“不同”从哪里开始。
calibrate-option-other = 您的自定阈值是用其他选项测得的：目前按内置阈值判断。
calibrate-option-table = 内置
calibrate-option-own = 自定（{ $about }）
calibrate-option-none = 自定（尚无）
calibrate-option-in-use = 自定阈值

## offline

offline-foot = 离线使用
offline-kept = Sosie 现在没有网络也能使用。
offline-kept-text = 它在这台电脑上保存了 { $size }：只有网页和引擎，没有您的任何文本。
offline-install = 安装为应用
offline-erase = 清除
offline-close = 关闭
offline-erased = 已清除。
offline-erased-text = Sosie 为离线使用而保存在这台电脑上的内容已删除。再次启动时需要网络。
offline-again = 重新保存
offline-update = { $same ->
    [true] Sosie { $version } 有更新的构建可用。
   *[false] { $version } 版已就绪。
}
offline-update-text = { $same ->
    [true] 此标签页继续使用现有的构建。
   *[false] 此标签页继续使用 { $old } 版。
}
offline-update-fingerprints = { $same ->
    [true] 两者的指纹相同。
   *[false] 指纹可能不同，请查看更新内容。
}
offline-reload = { $same ->
    [true] 重新载入新构建
   *[false] 重新载入 { $version } 版
}
offline-changes = 更新内容
offline-later = 以后再说


## sharing

# A link
share-button = 分享…
share-save-page = 保存为网页
share-title = 分享这次比较
share-text = 链接只带上这里勾选的内容，放在“#”之后：这一部分不会发送到任何服务器。拿到链接的人都能读到它。
share-carries = 链接带上
share-options = 选项
share-addresses = 两个网址
share-texts = 两篇文本，按比较时的样子（{ $size }）
share-link = 链接
share-length = { $long ->
    [yes] { $count } 个字符。有些程序会截断超过 2000 个字符的链接。
   *[no] { $count } 个字符。
}
share-copy = 复制链接
share-close = 关闭
share-broken = 无法读取这个链接。
share-broken-text = 链接不完整，或在传递中被改动。请对方再发一次；本页其他内容都没有变。
share-opened-addresses = 链接带来了两个网址。
share-opened-addresses-text = 还没有抓取任何页面：一旦抓取，这两个网站就会知道有人访问过。
share-opened-options = 链接带来了它的选项。
share-opened-options-text = 请给出两个页面或两篇文本，用这些选项比较。

# A report
report-title = { $a } 与 { $b } 的比较
report-passages = { $passages ->
    [0] 两篇文本
   *[other] 两篇文本，以及它们共有的 { $passages } 个片段
}
report-made = 由 Sosie { $version } 于 { $date } 生成。重复不是处罚，相似也说明不了谁抄了谁。
report-bits = 两个指纹的各位，标出不同之处
report-address = 网址
report-length = 正文

# Recent comparisons
recent-title = 最近的比较
recent-off = 关闭标签页后，Sosie 就会忘记这次比较。
recent-keep = 在此浏览器中保留最近十次
recent-none = 之后的比较只保留在此浏览器中，包括文本。
recent-on = 只保留在此浏览器中，包括文本。
recent-stop = 全部删除并不再保留
recent-erase = 删除
recent-erase-one = 删除 { $a } 与 { $b }
recent-bits = { $distance } 位不同
recent-relation = { $relation ->
    [identical] 完全相同
    [near-duplicate] 近似重复
    [contained] 一个包含另一个
    [partial] 部分相同
    [too-short] 太短
   *[distinct] 不同
}


## page widget

# widget-card-…：折叠卡片上的文字，显示在其他网站的页面里；均为纯文本，只有 { $size } 会被填入。
widget-card-title = 两篇文本是否相同？
widget-card-text = 粘贴两篇文本，看看它们有哪些相同之处。文本只留在您的浏览器中，不会上传。
widget-card-button = 比较两篇文本
widget-card-size = 只需加载一次，{ $size }
widget-card-opening = 正在打开…
widget-card-full = 在完整页面中打开
widget-card-frame = Sosie：比较两篇文本
widget-card-failed = 无法在本页中打开。可以改用完整页面。
widget-title = Sosie：比较两篇文本
widget-heading = 比较两篇文本
widget-full = 在完整页面中打开
widget-edit = 修改文本
widget-sentence-identical = 这两篇文本相同。
widget-sentence-near-duplicate = 这两篇文本几乎相同。
widget-sentence-partial = 这两篇文本有部分相同的片段。
widget-sentence-distinct = 这是两篇不同的文本。


## page embed

embed-title = 把 Sosie 放到您的网站上
embed-description =
    .content = 适用于任何网页的小组件：在读者自己的浏览器中比较两篇文本。在线生成代码片段，并实时预览。
embed-headline = 放到您的网站上
embed-lead = 您页面中的一张卡片，用来比较两篇文本。读者打开之前，它不到 8 kB；读者粘贴的内容不会离开其浏览器。
embed-options = 选项
embed-lang = 语言
embed-lang-auto = 与所在页面相同
embed-theme = 颜色
embed-accented = 自定义按钮颜色
embed-accent-colour =
    .aria-label = 按钮颜色
embed-a = 第一篇文本或网址
embed-b = 第二篇文本或网址
embed-auto = 进入视野时自动打开
embed-compact = 只显示判断和数值
embed-height = 固定高度（像素）
embed-height-hint = 216 到 2000。留空则随内容变化。
embed-preview = 预览
embed-snippet = 把这段代码放进您的页面
embed-snippet-text = style 会在页面加载时预留位置，避免内容跳动。
embed-policy = 如果您的网站有内容安全策略（CSP）
embed-policy-text = 请加入以下来源：
embed-style-text = 如果策略禁止 style 属性，请去掉 style="…"，并把这一行放进样式表：
embed-host-text = 如果您自己托管 Sosie，服务器发送 widget.js 时须带上此标头，其他网站才能加载它：
embed-reference = 参考
embed-attributes = 属性
embed-attributes-text = 每个属性都有同名的 JavaScript 属性，可以随时更改，小组件打开后也可以。
embed-name = 名称
embed-values = 取值
embed-meaning = 含义
embed-value-language = 语言代码
embed-value-colour = CSS 颜色
embed-value-text = 一篇文本，或一个 http 或 https 网址
embed-value-flag = 有或没有
embed-value-pixels = 像素，不小于 216
embed-about-lang = 小组件的语言。未指定时取外层最近的 lang 属性，再取浏览器的语言。
embed-about-theme = 浅色或深色；auto 跟随读者的系统。
embed-about-accent = 主要按钮的颜色。按钮文字会变成黑色或白色，以更易读者为准。
embed-about-texts = 要比较的内容。HTML 文本按网页读取；网址在比较开始时获取。
embed-about-auto = 进入视野时自动打开，两篇文本都给出时自动比较。最好配合固定高度，以免下方页面移动。
embed-about-compact = 只显示判断和数值，不显示文本。
embed-about-height = 整个小组件的高度。未指定时随内容变化。
embed-events = 事件
embed-events-text = 会冒泡到文档。
embed-detail-result = 即 sosie compare --json 的输出；文本中的位置以 UTF-16 单元计
embed-about-ready = 引擎已加载，可以应答。
embed-about-result = 两篇文本已比较完毕。
embed-about-error = 出错：文本为空、网址无法读取、引擎无法启动，或您网站的策略拒绝了框架。
embed-methods = 方法
embed-about-activate = 打开小组件，与点击按钮相同，但不夺取焦点。
embed-about-compare = 比较两篇文本，必要时先打开小组件。
embed-example = 示例


## page method

method-title = Sosie 的原理：每个词都投票
method-description =
    .content = 动手了解 SimHash：指纹背后的投票、改动一个词的影响、为什么需要两个判断，以及阈值的依据。一切都在您的浏览器里进行。
method-headline = 每个词都为每一位投票。
method-lead = 指纹就是一场选举。文本里的每个词都对 64 位中的每一位投赞成或反对票，由多数决定。换掉一个词，大多数结果不变：所以两个几乎相同的页面，指纹也几乎相同。下面的一切都由真正的引擎计算，请随意改动。
method-contents =
    .aria-label = 本页内容
method-engine-failed = 数字需要引擎，说明不需要：可以接着读，也可以重新启动引擎。
method-engine-again = 重新启动

method-vote = 投票
method-vote-text = 词的散列值就是它的选票：1 是赞成，记 +1；0 是反对，记 −1。出现两次的词投两次票。然后把每一列加起来：和大于零，这一位就是 1；小于零或票数相等，就是 0。
method-vote-bits = 位数
method-vote-size = 谁来投票
method-vote-single = 单个词
method-vote-phrases = 三词组
method-vote-note = 较少的位是 64 位中的最后几位，以便显示。除非另行选择，比较用 64 位和三词组。
method-vote-input-a =
    .aria-label = 句子 A
method-vote-input-b =
    .aria-label = 句子 B
method-vote-a = 小黑猫爱喝牛奶
method-vote-b = 小黑猫爱喝羊奶
method-vote-read = 读作
method-vote-left-out = { $count } 个词在这里不投票：表格只取前 { $most } 个。比较时全部计入。
method-vote-region = { $side } 的投票
method-vote-bit = 位
method-vote-column = 第 { $bit } 位
method-vote-times = × { $count }
method-vote-sum = 票数之和
method-vote-fingerprint = 指纹
method-vote-differs = 不同
method-vote-none = { $k ->
    [1] 还没有词，没有人投票，也就没有指纹。
   *[other] 词组需要三个词；不足三个就没有人投票，也就没有指纹。
}
method-vote-distance = { $distance ->
    [0] { $bits } 位全部相同。
   *[other] { $bits } 位中有 { $distance } 位不同。
}
method-vote-undecided = 没有两个指纹，就没有距离。
method-vote-close = { $near ->
    [0] 不同的位上，票数相等。
   *[other] 不同的位上，票数之和与零相差不超过 { $near }。
}
method-vote-far = 相同的位上，有的达到 { $far }。
method-vote-each = 第 { $bit } 位：A 为 { $a }，B 为 { $b }

method-replace = 替换词语
method-replace-text = 一篇约三百词的真实文本，随机替换一部分词以后与原文比较。每个点都是引擎做的一次比较。线是理论值 64 · arccos(Dice) / π，其中 Dice 为实测值。
method-waiting = 引擎就绪后就会显示数字。
method-replace-sentence = 替换 { $share } 的词后，{ $distance ->
    [0] 没有一位不同
   *[other] 有 { $distance } 位不同
}，Jaccard 为 { $jaccard }。
method-replace-slider = 替换的比例
method-replace-again = 重新抽取
method-distance = 距离
method-distance-text = 64 位中不同的位数
method-jaccard = Jaccard
method-jaccard-text = 共有的三词组占全部的比例
method-replace-unit = 替换的词（%）
method-theory = 理论值
method-near-line = 近似重复：不超过 { $bits } 位
method-chart-alt = { $title }。{ $first } 时：{ $firstValue }；{ $middle } 时：{ $middleValue }；{ $last } 时：{ $lastValue }（各次抽取的平均值）。
method-numbers = 图表背后的数字
method-texts = 此处的两篇文本
method-texts-a = 文本 A，{ $words } 个词
method-texts-b = 文本 B，{ $words } 个词
method-texts-note = B 中独有的词加了框。
method-texts-save = 下载 { $side }
method-draws = 每次抽取
method-mean = 平均

method-append = 为什么有两个判断
method-append-text = 现在 B 保留 A 的每一个词，再加上自己的文字，就像一个页面收录了另一个页面。指纹渐行渐远，A 却什么也没有丢。只有“A 在 B 中的比例”看得出来：所以内容的判断与指纹的判断并列，二者不一致时页面会说明。
method-append-sentence = 增加 { $share } 的文字后，{ $distance ->
    [0] 没有一位不同
   *[other] 有 { $distance } 位不同
}，{ $whole ->
    [yes] A 仍然全部在 B 中
   *[no] A 有 { $part } 在 B 中
}。
method-append-slider = 给 B 增加的文字
method-append-unit = 给 B 增加的文字（%）
method-append-share = A 在 B 中的比例
method-append-share-text = A 的三词组中 B 也有的
method-content-says = { $relation ->
    [identical] 同一页面
    [near-duplicate] 近似重复
    [contained] A 包含在 B 中
    [partial] 有共同的片段
    [distinct] 两个不同的页面
   *[other] 无法判断
}
method-source = 文本节选自 Open Source Guides，作者为 GitHub 及贡献者（CC BY 4.0）：

method-lines = 阈值从何而来
method-lines-text = 来自十二种语言的 1789 对真实文档，测量之前就已标注。一边是同一文档的不同版本，相同或几乎相同；另一边是无关的、改写的和翻译的文档。阈值定在找到前者最多、又几乎不误报后者的地方。
method-lines-chart = 两类文档的距离
method-lines-chart-text = 按不同的位数统计的文档对，三词组。数量用对数刻度。
method-lines-alt = 直方图：{ $near } 对近似重复中，一半相差不超过 { $nearMedian } 位，没有一对超过 { $nearMost } 位；{ $distinct } 对不同文档中，没有一对少于 { $distinctLeast } 位，一半相差 { $distinctMedian } 位或更多。
method-lines-kind = { $kind ->
    [alike] 近似重复（{ $count } 对）
    [different] 不同的文档（{ $count } 对）
   *[own] Sosie 的阈值
}
method-lines-near = 近似：不超过 { $bits }
method-lines-different = 不同：{ $bits } 起
method-lines-short = { $side ->
    [up-to] ≤ { $bits }
   *[from] ≥ { $bits }
}
method-lines-at-most = 阈值
method-lines-found = 找到的近似重复
method-lines-flagged = 误报的不同文档
method-lines-use = 用途
method-bits = { $bits } 位
method-lines-none = 无
method-lines-some = { $share }（{ $count }）
method-lines-use-google = Google 的索引，2007 年（Manku 等）
method-lines-use-near = Sosie：到此为“近似重复”
method-lines-use-far = Sosie：超过即为“两个不同的页面”
method-lines-other = 在没有参与选择的数据上（转载的新闻和百科全书的修订，198 对近似、544 对不同），Sosie 的阈值找到 { $found }，误报 { $flagged }。
method-rows = 各种词组长度的阈值
method-rows-k = 词组的词数
method-rows-near = 近似重复：双方共有
method-rows-contained = 一方在另一方中
method-rows-partial = 部分相同
method-rows-near-bits = 近似：不超过
method-rows-different-bits = 不同：从此起
method-rows-found = 找到
method-rows-flagged = 误报
method-rows-note = 前面是词组的比例，后面是距离的位数。找到和误报：在得出阈值的文档对中；括号内为没有参与的数据。
method-rows-both = { $own }（{ $other }）

method-limits = 局限
method-limits-short = 短文本
method-limits-short-text = 不足五十个词时，改动一个词就会翻转好几位，因此指纹不给判断。比一个词组还短的文本完全不作判断。
method-limits-dominant = 一个词组压倒其余
method-limits-dominant-text = 如果一个词组占了一半以上的权重，每一位就由它独自决定。Sosie 会说明这一点，并且不按指纹下判断。
method-limits-scripts = 不用空格的文字
method-limits-scripts-text = 中文、日文、泰文、老挝文、高棉文和缅甸文按字切分，三个字偶然相遇比三个词更常见。可以选择别的切分方式，但没有为它们测量过阈值。
method-limits-javascript = 由 JavaScript 生成的页面
method-limits-javascript-text = Sosie 读取服务器发来的 HTML。页面之后生成的内容需要粘贴进来。
method-limits-rewritten = 改写与翻译
method-limits-rewritten-text = 同样的意思换一种说法或换一种语言，就没有共同的词组：在 Sosie 看来是两个不同的页面。
method-limits-duplicate = 重复不意味着什么
method-limits-duplicate-text = 重复不是处罚，也不是剽窃。数字不说明谁先写，也不说明是否有什么不对。

method-references = 参考文献
method-references-charikar = 指纹，以及角度为何变成位
method-references-manku = 64 位中的三位，用于整个网络索引
method-references-broder = 连续词组、相似度与包含度
method-references-article = 本页演示的投票表
method-references-package = Python 软件包，Sosie 的值与它逐位相同


## page help

help-page-title = 帮助 · Sosie
help-description =
    .content = 如何用 Sosie 比较两个页面或两篇文本，如何看判断，哪些内容不会外传，以及它无法判断什么。
help-title = 帮助
help-lead = Sosie 在您的浏览器里比较两个页面或两篇文本，并指出它们共有的内容。无需安装，也没有账号。
help-give = 给出两个页面
help-give-text = 粘贴一段文本或网页的 HTML，拖入或选择一个文件，或者填写网址并抓取。然后点“比较”，或按 Ctrl + Enter（Mac 上为 ⌘ Enter）。
help-give-more = 先直接向该网站请求网址。如果它不允许其他网站读取，就由中继取来（若已设置中继）；“{ input-other-ways }”说明没有中继时怎么办。比较的是服务器返回的 HTML：由 JavaScript 绘制的页面只能粘贴。
help-verdict = 看懂两个判断
help-verdict-text = 判断有两个。指纹的判断是距离：两篇文本的指纹在 64 位中有多少位不同。0 表示相同，几位表示近似重复，约 32 位表示两篇无关的文本。内容的判断是共有部分：A 的三词组有多少出现在 B 中，B 的又有多少出现在 A 中。
help-verdict-more = 两者可能不一致。一个页面照搬另一个页面、又加上一半的文字，指纹就离得很远，但另一个页面的全部内容都在其中：这时请相信内容。您可以在“工作原理”中试一试。
help-search = 搜索引擎会怎么做
help-search-text = 对几个几乎相同的页面，它们通常只显示其中一个，略去其余。这是选择，不是处罚。Sosie 告诉您两个页面有多像，以及如何指明该显示哪一个；它不知道某个搜索引擎会如何决定。
help-content = 菜单、页脚与正文
help-content-text = 对网页只比较正文。“{ result-read-title }”列出每个区块及其原因；点一下即可将它纳入或略去，并重新得出判断。也可以勾选“{ input-keep }”来比较整个页面。
help-cannot = 无法判断的时候
help-cannot-text = 少于 50 个词时指纹不稳定，Sosie 会说明这一点。译文和改写的文本没有共同词组。图片不参与比较。相似也没有方向：它从不说谁抄了谁。
help-privacy = 哪些内容不会外传
help-privacy-text = 您粘贴、拖入或选择的内容不会离开这个浏览器：页面只请求自己的文件和您给出的网址，别无其他。中继能看到网址和它取来的页面。
help-privacy-more = 刷新页面不会丢失文本，关闭标签页后才会消失。只有在您要求时才会在此浏览器中保留最近的比较，并且可以删除。
help-offline = 没有网络时
help-offline-text = 访问过一次之后，Sosie 可以离线使用，也可以安装为应用。新版本只会提示，不会强制更新。
help-share = 转交给别人
help-share-text = 您可以打印结果，保存为无需其他文件的网页，下载 JSON，或生成链接。链接带上您的选项；只有在您同意时才带上文本。网址的这一部分不会发送到任何服务器。
help-keyboard = 使用键盘
help-keyboard-text = 用 Tab 可以到达所有内容。Ctrl + Enter 开始比较；Escape 关闭窗口、退出校准；用 Tab 到达各个共有片段，按 Enter 跳到它的另一处。
help-python = 在脚本中
help-python-text = 同一引擎也是带命令行的 Python 包，得出的数字相同。


## command line

cli-identical = 这两个页面相同。
cli-near-duplicate = 这两个页面几乎相同。
cli-contained-in-b = { $whole ->
    [yes] A 全部出现在 B 中。
   *[no] A 的 { $share } 出现在 B 中。
}
cli-contained-in-a = { $whole ->
    [yes] B 全部出现在 A 中。
   *[no] B 的 { $share } 出现在 A 中。
}
cli-partial = 这两个页面有一些相同的片段。
cli-distinct = 这是两个不同的页面。
cli-too-short = 太短，无法判断。
cli-by-own-thresholds = 按您的自定阈值判断。
cli-relation = 关系
cli-by-fingerprint = 根据指纹
cli-by-content = 根据共有内容
cli-distance = 距离
cli-distance-value = { $distance } / { $bits } 位
cli-a-in-b = A 在 B 中的占比
cli-b-in-a = B 在 A 中的占比
cli-share = { $share }（{ $common } / { $total }）
cli-layout = 布局相似度
cli-verdict = { $verdict ->
    [same] 相同
    [near] 几乎相同
    [different] 不同
   *[unsure] 无法判断
}
cli-error = { $code ->
    [file-unreadable] 无法读取 { $name }：{ $reason }
    [file-unwritable] 无法写入 { $name }：{ $reason }
    [fetch-failed] 无法抓取 { $url }：{ $reason }
    [binary] { $name } 不是文本，也不是页面（{ $type }）。
    [too-large] { $name } 太大：上限为 { $limit } 字节。
    [option-invalid] { $option } 不能设为 { $value }{ $option ->
        [k] ：应为 1 到 10 的数字；使用 package 配置时不可设置。
       *[other] 。
    }
    [selector-invalid] --{ $option }：“{ $selector }”无法解读为 CSS 选择器。
    [source-invalid] 标准输入只能读取一次。
    [archive-unreadable] { $name } 不是能打开的 ZIP 压缩包：{ $reason }
    [thresholds-invalid] { $name } 中没有阈值。
    [thresholds-differ] { $name } 是用其他选项生成的：阈值只适用于测量时所用的选项。
    [pairs-invalid] { $name } 的每一行须有两个名称，以英文逗号分隔。
    [name-twice] { $name } 出现了两次。
    [name-unknown] --alike 中的 { $name } 不是所给的文本之一。
   *[other] { $code }
}
cli-passages = 最长的共有片段，长度单位为{ result-length-unit }：
cli-advice = 如何处理：
cli-warnings = 警告：
cli-warning-empty = { $side } 没有文字。
cli-warning-too-short = { $side } 不够构成一个词组。
cli-warning-javascript-page = { $side } 可能缺少正文：{ $words ->
    [0] 页面本身没有任何文字，正文
   *[other] 页面本身只有 { $words } 个字词，其余
}似乎由 JavaScript 生成。
cli-title = 标题
cli-size = 正文
cli-fingerprint = 指纹
cli-removed = 已排除的内容，各附可将其纳入的选择器（--keep）：

cli-calibrated = { $texts } 篇文本，其中 { $pairs } 对已知不同。
cli-histogram = 各距离上的文本对数，距离以位计（#：不同，=：相似，?：未定）：
cli-closest = 最接近的文本对：距离，两个占比中较大者。其中若有重复会破坏校准，请用 --alike 指明。
cli-thresholds = 由此得出的阈值：
cli-threshold = { $name ->
    [near] 几乎相同，两篇的占比均不低于
    [contained] 一篇包含在另一篇中，其占比不低于
    [partial] 有一些共有片段，其中一篇的占比不低于
    [near-bits] 几乎相同，相差位数不超过
   *[different-bits] 不同，相差位数不少于
}
cli-threshold-value = { $value }（内置：{ $builtIn }）
cli-flagged = 在 { $pairs } 对不同的文本中，按指纹误判 { $fingerprint } 对，按共有内容误判 { $content } 对。推及总体，在 95% 的置信度下，指纹的误判率不超过 { $atMost }。
cli-found = 在 { $pairs } 对相似的文本中，按指纹识别出 { $fingerprint } 对，按共有内容识别出 { $content } 对。
cli-skipped = 未参与：
cli-skipped-because = { $code ->
    [too-short] 不足 50 个字词
    [copy-of] 与 { $of } 用词相同
    [dominant-feature] 单独一个重复词组的权重超过其余各项之和
    [binary] 不是文本，也不是页面
    [too-large] 太大
    [file-unreadable] 无法读取
    [fetch-failed] 无法抓取
    [archive-unreadable] 在压缩包中已损坏
   *[other] { $code }
}
cli-calibrate-few-texts = { $texts ->
    [0] 没有文本参与
   *[other] 只有 { $texts } 篇文本参与
}：得出阈值需要 { $least } 篇，25 篇更能说明问题。
cli-calibrate-few-pairs = { $pairs } 对太少：虽然在这些文本对上不容许误判，推及总体，误判率仍可能超过 1%。25 篇文本可组成 300 对。
cli-calibrate-close-pairs = 有 { $pairs } 对文本相同之处太多，会被判为重复，因此已排除。若确属重复，请用 --alike 指明；否则请加上 --all-different，再重新校准。
