## inputs and shell

app-nav-method = Как это работает

app-foot-embed = Разместить на своём сайте

app-title = Sosie: одинаковы ли две страницы?
app-description =
    .content = Сравните две веб-страницы или два текста прямо в браузере: насколько они близки, какие фрагменты у них общие и что с этим делать. Ничего не отправляется на сервер.
app-skip = Перейти к содержанию
app-nav =
    .aria-label = Страницы сайта
app-nav-compare = Сравнение
app-nav-calibrate = Калибровка
app-promise = Ничего не отправляется
app-language = Язык
app-theme = Тема
app-theme-auto = Авто
app-theme-light = Светлая
app-theme-dark = Тёмная
app-headline = Эти две страницы одинаковы?
app-lead = Дайте Sosie две страницы или два текста. Вы узнаете, не дубль ли это, и увидите фрагменты, которые это доказывают.
app-privacy-title = Ваши тексты остаются на этом компьютере.
app-privacy-text = Они сравниваются здесь, в браузере. Страница, которую вы загружаете по адресу, может идти через прокси: ему видны адрес и страница, но не то, что вы вставляете.
app-privacy-relay = Выбрать прокси
app-noscript = Sosie сравнивает страницы в браузере с помощью JavaScript и WebAssembly. Разрешите JavaScript для этого сайта: без него сравнить ничего нельзя.
app-strip =
    .aria-label = Сравниваемые страницы
app-language-missing = Не удалось загрузить тексты на этом языке, поэтому страница показана на английском. Попробуйте обновить её.
app-foot-private = Свободная программа. Сравнивает в вашем браузере и больше нигде ничего не хранит.
app-foot-help = Справка
app-foot-source = Исходный код (GPL)
app-foot-notice = Лицензии

input-heading-a = Первая страница
input-heading-b = Вторая страница
input-choose = Выбрать файл…
input-file-a =
    .aria-label = Выбрать файл для страницы A
input-file-b =
    .aria-label = Выбрать файл для страницы B
input-address-a =
    .aria-label = Адрес страницы A
    .placeholder = https://
input-address-b =
    .aria-label = Адрес страницы B
    .placeholder = https://
input-text-a =
    .aria-label = Текст или HTML страницы A
    .placeholder = …или вставьте сюда текст либо HTML страницы, или перетащите файл в любое место этой панели.
input-text-b =
    .aria-label = Текст или HTML страницы B
    .placeholder = …или вставьте сюда текст либо HTML страницы, или перетащите файл в любое место этой панели.
input-text-replace = …или вставьте сюда текст, чтобы сравнить его.
input-text-touch = …или вставьте сюда текст либо HTML страницы.
input-drop-a = Отпустите здесь: страница A
input-drop-b = Отпустите здесь: страница B
input-fetch = Загрузить
input-fetch-stop = Стоп
input-fetching = Загрузка… { $size }
input-hint-relay = Сначала запрос идёт к самому сайту. Если тот откажет, страницу загрузит прокси { $host }: ему видны адрес и страница.
input-hint-change = Изменить
input-hint-no-relay = Прокси не настроен, поэтому загрузить можно только страницы сайтов, которые это разрешают.
input-other-ways = Другие способы задать страницу
input-kind = Читать как:
input-kind-auto = авто
input-kind-text = текст
input-kind-html = HTML
input-markup = HTML, { $size }
input-count-fetching = загружается
input-count-address = ещё не загружено
input-held-pasted = Вставленный текст
input-held-edit = Править как текст
input-held-long = Текст слишком длинный, чтобы править его здесь; он сравнивается как есть. Удалите его или замените, вставив другой.
input-held-remove = Удалить
input-how-pasted = вставлено
input-how-file = из файла
input-how-direct = напрямую
input-how-proxy = через { $host }
input-aside-held = Сохранено, но не сравнивается: { $name }.
input-aside-use = Сравнить это
input-aside-text = Текст выше сохранён, но не сравнивается.
input-aside-use-text = Сравнить его
input-untitled = Без названия
input-swap-sides =
    .aria-label = Поменять A и B местами
    .title = Поменять A и B местами
input-compare = Сравнить
input-compare-again = Сравнить снова
input-compare-own = Вернуть мои настройки
input-once = Только на этот раз: { $options }.
input-once-single = отдельные слова
input-once-whole = с меню и подвалами
input-change = Изменить
input-swap = Поменять
input-cancel = Отмена
input-keep = Учитывать меню и подвалы
input-options = Настройки: { $set }
input-options-words = { $size ->
    [1] отдельные слова
    [one] фразы из { $size } слова
    [few] фразы из { $size } слов
    [many] фразы из { $size } слов
   *[other] фразы из { $size } слова
}
input-options-characters = отрезки по 4 символа
input-options-reset = Сбросить настройки
input-option-profile = Сравнивать
input-option-profile-help = Как текст делится на части перед снятием отпечатка.
input-option-profile-detector = Фразы (по умолчанию)
input-option-profile-article = Отдельные слова
input-option-profile-package = Символы, как Python-пакет simhash
input-option-k = Слов во фразе
input-option-k-help = От 1 до 10. Чем длиннее фраза, тем строже сравнение.
input-option-bits = Отпечаток
input-option-bits-help = При 128 битах показатели даются без оценки.
input-option-bits-64 = 64 бита
input-option-bits-128 = 128 бит
input-option-weights = Вес фразы
input-option-weights-help = Как учитываются повторы фразы.
input-option-weights-count = Каждый раз
input-option-weights-binary = Один раз
input-option-weights-log = Каждый раз меньше (log)
input-option-accents = Диакритика
input-option-accents-help = Считать ли разными «café» и «cafe», «ёлка» и «елка».
input-option-accents-fold = Не учитывать
input-option-accents-keep = Учитывать
input-option-segmentation = Письменности без пробелов
input-option-segmentation-help = Как делить китайский, японский или тайский текст. При другом выборе показатели даются без оценки.
input-option-segmentation-characters = По одному символу (по умолчанию)
input-option-segmentation-pairs = По парам символов
input-option-segmentation-runs = Не делить, как программы, рассчитанные на пробелы
input-option-stop-words = Исключить стоп-слова
input-option-stop-words-help = Исключается и «не», а это меняет смысл.
input-option-stop-words-none = Нет
input-option-stem = Приводить слова к основе
input-option-stem-help = Тогда «кофемолки» и «кофемолка» — одно слово.
input-option-stem-none = Нет
input-option-phrases = Склеивать устойчивые сочетания
input-option-phrases-help = Два слова, которые часто стоят рядом, считаются одним.

input-examples-title = Нет своей пары?
input-examples-invite = Возьмите готовую
input-example-reseller = Товар и его перепродавец
input-example-reseller-text = Слова те же, один абзац переставлен. Увидит ли поисковая система одну страницу или две?
input-example-sheet = Карточка внутри руководства
input-example-sheet-text = Короткий текст целиком вошёл в страницу вчетверо длиннее.
input-example-town = Два путеводителя по одному городу
input-example-town-text = Тема одна, слова у каждого свои. Это не дубль.
input-example-shop = Две страницы магазина в HTML
input-example-shop-text = Тексты разные, меню и подвал одинаковые: в сравнении они не участвуют.

input-problem-empty = На странице { $side } пусто.
input-problem-empty-text = Вставьте текст, загрузите страницу по адресу или перетащите сюда файл, затем сравните.
input-problem-binary = Это не текст.
input-problem-binary-text = Похоже, { $name } — это { $type ->
    [pdf] PDF
    [image] изображение
    [media] аудио или видео
    [zip] архив ZIP или офисный документ
    [archive] сжатый архив
    [compressed] сжатые данные
    [font] шрифт
    [program] программа
    [office] офисный документ
    [database] база данных
   *[unknown] данные, а не текст
}. Sosie читает HTML и простой текст: экспортируйте файл в текст или вставьте его содержание.
input-problem-too-large = Слишком длинно.
input-problem-too-large-text = Объём — { $size }, а предел Sosie — { $limit }. Текст остался здесь целиком.
input-problem-file-too-large-text = Объём файла { $name } — { $size }, а предел Sosie — { $limit }. Вставьте только нужную часть.
input-problem-file = Файл не удалось прочитать.
input-problem-file-unreadable-text = Возможно, файл { $name } с тех пор перемещён или изменён. Выберите его ещё раз или вставьте текст.
input-problem-source = Это не удалось прочитать.
input-problem-source-invalid-text = Это не HTML и не текст в кодировке, понятной Sosie. Вставьте сам текст.
input-action-again = Повторить
input-action-paste = Вставить текст
input-action-choose = Выбрать другой файл
input-action-address = Исправить адрес
input-action-ways = Другие способы
input-action-relay = Другой прокси
input-action-relay-set-up = Настроить прокси

fetch-problem = Страницу не удалось загрузить.
fetch-problem-address = Это не веб-адрес.
fetch-problem-type = Это не страница.
fetch-safe = То, что задано в { $other }, на месте.
fetch-url-invalid-text = Веб-адрес выглядит так: example.org/page. Чтобы сравнить текст, вставьте его ниже.
fetch-scheme-text = Sosie загружает адреса, которые начинаются с http:// или https://, а не с { $scheme }:.
fetch-blocked-text = Сайт { $host } не отвечает или не даёт другим сайтам читать свои страницы, а прокси для загрузки не настроен.
fetch-relay-down-text = Сайт не даёт другим сайтам читать свои страницы, а прокси { $host } недоступен.
fetch-relay-timeout-text = Сайт не даёт другим сайтам читать свои страницы, а прокси { $host } не ответил за { $seconds }{"\u00A0"}с.
fetch-relay-status-text = Сайт не даёт другим сайтам читать свои страницы, а прокси { $host } вернул ошибку ({ $status }).
fetch-origin-forbidden-text = Прокси { $host } не обслуживает этот сайт.
fetch-upstream-status-text = { $status ->
    [404] Сайт сообщает, что такой страницы нет (404).
    [410] Сайт сообщает, что страница удалена (410).
    [401] Сайт требует пароль (401). У Sosie его нет: откройте страницу и вставьте её сюда.
    [403] Сайт не отдаёт эту страницу Sosie (403). Откройте её и вставьте сюда.
    [429] Сайт сообщает, что запросов слишком много (429). Немного подождите или вставьте страницу сами.
   *[other] Вместо страницы сайт вернул ошибку ({ $status }).
}
fetch-page-too-large-text = Она больше { $limit } — это предел Sosie. Вставьте только нужную часть.
fetch-content-type-text = { $type ->
    [unknown] По этому адресу находится не текст.
   *[other] По этому адресу находится { $type }.
} Sosie читает HTML и простой текст.
fetch-address-private-text = Адрес принадлежит частной сети, а прокси не должен туда обращаться. Сохраните страницу и перетащите файл сюда или вставьте её текст.
fetch-name-not-found-text = Сайта с таким именем нет. Возможно, в нём опечатка.
fetch-refused-text = Сайт не принимает соединения по этому адресу.
fetch-timeout-text = Сайт не ответил вовремя.
fetch-tls-text = { $tls ->
    [certificate] Сертификат сайта недействителен: нельзя быть уверенным, что страница действительно с этого сайта.
   *[none] Сайт не поддерживает https по этому адресу.
}
fetch-redirects-text = Адрес ведёт по бесконечной цепочке редиректов.
fetch-offline-text = Похоже, этот компьютер не в сети. Вставленные тексты и файлы всё равно можно сравнить.
fetch-credentials-text = В адресе есть имя или пароль, а Sosie их не отправляет. Уберите их или откройте страницу и вставьте её сюда.
fetch-fetch-broken-text = Внутренняя ошибка Sosie. Попробуйте ещё раз или вставьте страницу сами.

fetch-relay-title = Как загружать страницы
fetch-relay-text = Большинство сайтов не даёт другим сайтам читать свои страницы. Прокси загружает такую страницу и передаёт её сюда: ему видны адрес и страница. Вставленные тексты и ваши файлы через него никогда не проходят.
fetch-relay-deployed = Прокси этого сайта, { $host }
fetch-relay-own = Другой прокси
fetch-relay-none = Без прокси: только сайты, которые это разрешают
fetch-relay-template = Его адрес, где {"{url}"} стоит на месте адреса страницы
fetch-relay-invalid = Адрес прокси начинается с https:// и содержит {"{url}"}.
fetch-relay-save = Сохранить
fetch-relay-cancel = Оставить как было
fetch-ways-title = Другие способы задать страницу
fetch-ways-save = Сохранить страницу
fetch-ways-save-text = Откройте её в другой вкладке, сохраните (Ctrl или ⌘ и S, «Только HTML») и перетащите файл на панель.
fetch-ways-copy = Скопировать HTML закладкой
fetch-ways-copy-text = Перетащите эту кнопку на панель закладок. На нужной странице нажмите закладку: скопируется HTML страницы в том виде, в каком вы её видите. Затем вставьте его сюда. Так можно взять и страницы под паролем, и страницы, которые строит JavaScript.
fetch-ways-bookmarklet = Скопировать HTML страницы
fetch-ways-code = Или создайте закладку с таким адресом:
fetch-ways-close = Готово

engine-loading-bytes = Подготовка Python: { $loaded } из { $total }
engine-loading-text = Вставлять тексты можно уже сейчас: запрошенное сравнение начнётся, как только станет возможным.
engine-ready = Готово
engine-ready-text = Python работает на этой странице. Ваши тексты остаются здесь.
engine-stage-download-title = Скачивание Python
engine-stage-start-title = Запуск Python
engine-stage-engine-title = Загрузка движка
engine-stage-download = Скачать
engine-stage-start = Запустить Python
engine-stage-engine = Загрузить движок
engine-stage-compare = Сравнить A и B
engine-bytes = { $loaded } из { $total }
engine-running = идёт
engine-waiting = Сравнение начнётся сразу, как всё будет готово.
engine-next-visit = В следующий раз — секунда-другая.
engine-fetching = Загрузка
engine-fetching-text = Затем последует сравнение.
engine-comparing = Сравнение A и B
engine-comparing-text = В браузере. Очень длинные тексты требуют времени.
engine-compared = Сравнение заняло { NUMBER($seconds, maximumFractionDigits: 1) }{"\u00A0"}с
engine-stopped = Остановлено. Ничего не потеряно.
engine-stopped-text = Оба текста и ваши настройки на месте.
engine-failed = Python не запустился.
engine-failed-asset-missing = На сервере нет файла ({ $file }, { $status }). Ваши тексты сохранены в этой вкладке.
engine-failed-unloaded = Не удалось загрузить файл ({ $file }). Ваши тексты сохранены в этой вкладке.
engine-failed-offline = Этот компьютер не в сети, а часть Sosie ещё не загружена. Всё продолжится само, когда сеть появится. Ваши тексты сохранены в этой вкладке.
engine-failed-asset-truncated = Файл получен не полностью ({ $file }, { $loaded } из { $total }). Обычно виновата сеть или сетевой фильтр. Ваши тексты сохранены в этой вкладке.
engine-failed-asset-corrupt = Файл получен изменённым ({ $file }). Обычно виноват сетевой фильтр или только что вышедшая новая версия. Ваши тексты сохранены в этой вкладке.
engine-failed-network = Не удалось скачать файл ({ $file }). Возможно, нет сети. Ваши тексты сохранены в этой вкладке.
engine-failed-boot-timeout = Он слишком долго не отвечает. Так бывает при медленной сети или занятом компьютере. Ваши тексты сохранены в этой вкладке.
engine-failed-unsupported = В этом браузере нет того, что нужно Sosie ({ $feature }). Подойдут свежие Firefox, Chrome, Edge или Safari. Ваши тексты сохранены в этой вкладке.
engine-failed-crashed = Он остановился сам, возможно, из-за нехватки памяти. Ваши тексты сохранены в этой вкладке.
engine-action-again = Скачать снова
engine-action-copy = Скопировать мои тексты
engine-support = Сведения для поддержки
engine-compare-failed = Сравнение не завершилось.
engine-compare-failed-deadline = Оно длилось больше { $seconds }{"\u00A0"}с и было остановлено. Попробуйте тексты покороче. Оба на месте.
engine-compare-failed-crashed = Python не хватило памяти, или он остановился сам; он запущен заново. Оба текста на месте.
engine-compare-failed-out-of-memory = Для этих текстов мало памяти, которую браузер отводит Python. Попробуйте тексты покороче; оба на месте.
engine-compare-failed-option-invalid = Эти настройки несовместимы. Измените их и сравните снова; оба текста на месте.
engine-compare-failed-internal = Внутренняя ошибка Sosie при обработке одного из текстов. Оба на месте.

## results

# What is counted. Always given: $unit, $k (size), $token (word, character, pair, run, mixed, mixed-pairs), $bits, $half (of bits).
result-size = { $k ->
    [2] двух
    [3] трёх
    [4] четырёх
    [5] пяти
    [6] шести
    [7] семи
    [8] восьми
    [9] девяти
   *[other] десяти
}
result-units = { $unit ->
    [word] различных слов
    [phrase] { result-size }словных фраз
    [character] различных символов
    [characters] цепочек из { result-size } символов
    [token] различных слов и символов
    [mixed] цепочек из { result-size } слов или символов
    [pair] различных пар символов
    [pairs] цепочек из { result-size } пар символов
    [token-pairs] различных слов и пар символов
    [mixed-pairs] цепочек из { result-size } слов или пар символов
   *[window] отрезков из четырёх символов
}
result-units-short = { $unit ->
    [word] слов
    [phrase] фраз
    [character] символов
    [characters] цепочек
    [token] слов
    [mixed] цепочек
    [pair] пар
    [pairs] цепочек
    [token-pairs] слов
    [mixed-pairs] цепочек
   *[window] отрезков
}
result-verbatim = { $unit ->
    [phrase] {" "}слово в слово
   *[other] {""}
}
result-length = { $token ->
    [character] { $count ->
        [one] { $count } символ
        [few] { $count } символа
        [many] { $count } символов
       *[other] { $count } символа
    }
    [pair] { $count ->
        [one] { $count } пара символов
        [few] { $count } пары символов
        [many] { $count } пар символов
       *[other] { $count } пары символов
    }
    [run] { $count ->
        [one] { $count } слово (сплошной отрезок)
        [few] { $count } слова (сплошные отрезки)
        [many] { $count } слов (сплошных отрезков)
       *[other] { $count } слова (сплошных отрезка)
    }
    [mixed] слов и символов: { $count }
    [mixed-pairs] слов и пар символов: { $count }
   *[word] { $count ->
        [one] { $count } слово
        [few] { $count } слова
        [many] { $count } слов
       *[other] { $count } слова
    }
}
result-length-unit = { $token ->
    [character] символов
    [pair] пар символов
    [mixed] слов и символов
    [mixed-pairs] слов и пар символов
   *[word] слов
}
result-page-a = Первая страница
result-page-b = Вторая страница

# The verdict
result-relation = Соотношение
result-relation-identical = Одинаковые
result-relation-near-duplicate = Нечёткие дубли
result-relation-contained = { $inner } входит в { $outer }
result-relation-partial = Частично совпадают
result-relation-distinct = Разные
result-relation-too-short = Слишком коротко
result-sentence-identical = Эти две страницы одинаковы.
result-sentence-near-duplicate = Эти две страницы почти одинаковы.
result-sentence-contained = { $part ->
    [all] { $inner } целиком входит в { $outer }.
    [nearly] { $inner } почти целиком ({ $share }) входит в { $outer }.
    [most] { $inner } большей частью ({ $share }) входит в { $outer }.
   *[part] { $inner } частично ({ $share }) входит в { $outer }.
}
result-sentence-partial = У этих двух страниц есть общие фрагменты.
result-sentence-distinct = Это две разные страницы.
result-sentence-too-short = Слишком коротко, чтобы судить.
result-contents = На этой странице
result-agreement-agree = оба вердикта совпадают
result-agreement-disagree = вердикты расходятся
result-agreement-fingerprint-open = отпечаток не даёт ответа
result-agreement-content-open = по содержанию — промежуточный случай
result-agreement-both-open = ни один вердикт не даёт ответа

# The four kinds of near-duplicate
result-kind = { result-layout-kind } (сходство вёрстки { $alike })
result-kind-text = { $kind ->
    [complete] Тот же текст в том же обрамлении: теги обеих страниц вложены одинаково. Так выглядит одна страница по двум адресам.
    [content] Тот же текст, но страница вокруг него свёрстана иначе: шаблон другого сайта, версия для печати, новый дизайн.
    [layout] Часть текста есть на обеих, и свёрстаны страницы одинаково. Так выглядят страницы из одного шаблона.
   *[partial] Часть текста есть на обеих, но свёрстаны страницы по-разному. Так выглядит цитата на другом сайте.
} Сравнивается вложенность тегов на страницах целиком, а не цвета и картинки.

# Its reason
result-reason-identical = Все слова A есть в B, в том же порядке; { $accents ->
    [keep] регистр и пунктуация
   *[fold] регистр, диакритика и пунктуация
} не учитываются.
result-reason-near-duplicate = В B{ result-verbatim } есть { $shareA } { result-units } из A, а в A — { $shareB } из B{ $moved ->
    [0] {""}
    [one] ; переставлен { $moved } фрагмент
    [few] ; переставлены { $moved } фрагмента
    [many] ; переставлено { $moved } фрагментов
   *[other] ; переставлено { $moved } фрагмента
}.
result-reason-own = { $alike ->
    [yes] Вне общих фрагментов: { result-length-unit } на каждой странице — { $ownA }.
   *[no] Вне общих фрагментов: { result-length-unit } в A — { $ownA }, в B — { $ownB }.
}
result-reason-contained = В { $outer }{ result-verbatim } есть { $share } { result-units } из { $inner }. { $longer ->
    [much] { $outer } длиннее в { $times } { $times ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    } и содержит вокруг них собственный текст.
   *[little] { $own ->
        [0] Больше в { $outer } почти ничего нет.
       *[other] Вне общих фрагментов: { result-length-unit } в { $outer } — { $own }.
    }
}
result-reason-partial = В B есть { $shareA } { result-units } из A, а в A — { $shareB } из B: { $passages ->
    [0] вразброс, ни одного цельного фрагмента.
    [1] один фрагмент, { result-length-unit } в нём: { $longest }.
    [one] { $passages } фрагмент, { result-length-unit } в самом длинном: { $longest }.
    [few] { $passages } фрагмента, { result-length-unit } в самом длинном: { $longest }.
    [many] { $passages } фрагментов, { result-length-unit } в самом длинном: { $longest }.
   *[other] { $passages } фрагмента, { result-length-unit } в самом длинном: { $longest }.
}
result-reason-distinct = { $trace ->
    [none] Общих { result-units } у A и B нет.
    [some] В B есть { $shareA } { result-units } из A, а в A — { $shareB } из B{ result-longest }
   *[little] В B есть лишь { $shareA } { result-units } из A, а в A — { $shareB } из B{ result-longest }
}
result-longest = { $passages ->
    [0] .
    [1] : один фрагмент, { result-length-unit } в нём: { $longest }.
   *[other] ; { result-length-unit } в самом длинном общем фрагменте: { $longest }.
}
result-reason-bits = { $distance ->
    [one] { $distance } бит
    [few] { $distance } бита
    [many] { $distance } бит
   *[other] { $distance } бита
} из { $bits }
result-reason-unrelated = { $unrelated ->
    [known] , а у двух несвязанных страниц расхождение — около { $half }
   *[unknown] {""}
}
result-reason-apart = { $distance ->
    [0] Отпечатки совпадают
   *[other] Отпечатки различаются на { result-reason-bits }
}
result-reason-bits-same = Отпечатки совпадают.
result-reason-bits-near = { result-reason-apart }{ result-reason-unrelated }.
result-reason-bits-different = { result-reason-apart }{ $unrelated ->
    [known] ; у двух несвязанных страниц расхождение — около { $half }
   *[unknown] {""}
}.
result-reason-bits-against-same = Тем не менее отпечатки совпадают; здесь верьте содержанию.
result-reason-bits-against-near = Отпечатки различаются всего на { result-reason-bits } и сами по себе сказали бы «почти одинаковы». Здесь верьте содержанию.
result-reason-bits-against-different = { $relation ->
    [contained] Добавленный текст меняет отпечаток: различие — { result-reason-bits }, и сам по себе он сказал бы «две разные страницы». Здесь верьте содержанию.
   *[other] Отпечатки различаются на { result-reason-bits } и сами по себе сказали бы «две разные страницы». Здесь верьте содержанию.
}
result-reason-bits-between = { result-reason-apart }: много для нечётких дублей, мало для несвязанных страниц.
result-reason-bits-short = { result-reason-apart }, но у такого короткого текста отпечаток неустойчив и не оценивается.
result-reason-bits-dominant = { result-reason-apart }, но один повторяющийся элемент в них перевешивает все остальные, поэтому они не оцениваются.
result-reason-bits-unmeasured = { result-reason-apart }; при этих настройках это не оценивается.
result-reason-bits-none = Расстояние определить нельзя.
result-reason-too-short = На странице { $side } всего { result-length-unit }: { $words }. Sosie сравнивает наборы { result-units }, так что сравнивать пока нечего: лучше никаких цифр, чем неверные.
result-reason-both-short = Всего { result-length-unit } в A: { $wordsA }, в B: { $wordsB }. Sosie сравнивает наборы { result-units }, так что сравнивать пока нечего: лучше никаких цифр, чем неверные.
result-reason-empty = На странице { $side } нет текста, сравнивать нечего: лучше никаких цифр, чем неверные.
result-reason-both-empty = Ни на одной из страниц нет текста, сравнивать нечего.
result-short-line = Пунктир — граница ({ result-length-unit }: { $words }). Ниже неё отпечаток неустойчив; Sosie предупреждает об этом и опирается на общее содержание.
result-add-text = Добавить текст в { $side }
result-compare-single = Сравнить по отдельным словам

# The figures
result-figures = Показатели
result-distance = Расстояние
result-distance-note = различающихся битов в отпечатках
result-share = Доля { $of } в { $within }
result-share-note = { result-units }: { $common } из { $total }
result-jaccard = Коэф. Жаккара
result-jaccard-note = { $common } из { $union } на обеих вместе
result-dice = Коэф. Дайса
result-dice-note = 2 × { $common } из { $a } + { $b }
result-not-computed = не вычислено

# The scale
result-scale = Расстояние { $distance } на шкале из { $bits } бит
result-scale-unrelated = две несвязанные страницы: около { $half }
result-scale-unmeasured = Каждая клетка — один бит. При этих настройках расстояние не оценивается.
result-band-range = { $code ->
    [single] { $from }
    [different] { $from } и больше
   *[other] { $from }–{ $to }
}
result-band-same = тот же отпечаток
result-band-close = почти слово в слово
result-band-near = нечёткие дубли
result-band-unsure = сомнительно
result-band-different = две разные страницы, насколько можно судить по отпечатку

# The two verdicts
result-faces = Два вердикта
result-meeting-agree = Совпадают: { $relation ->
    [identical] одинаковые
    [near-duplicate] нечёткие дубли
    [contained] тесно связанные
   *[distinct] разные
}
result-meeting-disagree = Расходятся
result-meeting-fingerprint-open = Решает содержание
result-meeting-content-open = Отчасти похожи
result-meeting-both-open = Ответа нет у обоих
result-from-fingerprint = По отпечатку
result-from-content = По общему содержанию
result-fingerprint-saw-same = Один и тот же отпечаток
result-fingerprint-saw-near = Два близких отпечатка
result-fingerprint-saw-different = Два далёких отпечатка
result-fingerprint-says-same = Одна и та же страница
result-fingerprint-says-near = Нечёткие дубли
result-fingerprint-says-different = Две разные страницы
result-fingerprint-says-unsure = Ответа нет
result-fingerprint-differ = { $distance ->
    [0] Из { $bits } бит не различается ни один.
    [one] Из { $bits } бит различается { $distance }.
    [few] Из { $bits } бит различаются { $distance }.
    [many] Из { $bits } бит различаются { $distance }.
   *[other] Из { $bits } бит различаются { $distance }.
}
result-fingerprint-because-same = { result-fingerprint-differ }
result-fingerprint-because-near = { result-fingerprint-differ } Пока различий не больше { $near }, большая часть { result-length-unit } у двух текстов почти всегда общая.
result-fingerprint-because-different = { result-fingerprint-differ } Начиная с { $far } отпечаток не видит родства.
result-fingerprint-because-between = { result-fingerprint-differ } От { $from } до { $to } встречаются и родственные, и несвязанные страницы: прочтите обе.
result-fingerprint-because-short = { result-fingerprint-differ } В более коротком тексте { result-length-unit }: { $words }; если их меньше 50, одно изменённое слово может перевернуть много битов.
result-fingerprint-because-dominant = { result-fingerprint-differ } Один повторяющийся элемент несёт { $share } веса, остальное почти не считается.
result-fingerprint-because-unmeasured = { result-fingerprint-differ } При этих настройках расстояние не оценивается.
result-fingerprint-because-none = У текста без { result-units } нет отпечатка.
result-fingerprint = отпечаток
result-grid = Отпечаток { $side } в виде сетки из { $bits } бит
result-grid-differ = { $distance ->
    [0] различий нет
    [one] различается { $distance } бит
    [few] различаются { $distance } бита
    [many] различаются { $distance } бит
   *[other] различаются { $distance } бита
}
result-grid-difference = Сетка различающихся битов: { $distance }
result-content-saw-identical = Те же слова в том же порядке
result-content-saw-near-duplicate = Большая часть A, большая часть B
result-content-saw-contained = { $part ->
    [all] { $inner } целиком, { $outer } частично
    [nearly] { $inner } почти целиком, { $outer } частично
    [most] Большая часть { $inner }, меньшая часть { $outer }
   *[part] Часть { $inner }, меньшая часть { $outer }
}
result-content-saw-distinct = { $trace ->
    [none] Ничего общего
    [some] Кое-что общее
   *[little] Совсем немного общего
}
result-content-says-identical = Одна и та же страница
result-content-says-near-duplicate = Нечёткие дубли
result-content-says-contained = { $part ->
    [all] { $inner } целиком входит в { $outer }
    [nearly] { $inner } почти целиком входит в { $outer }
    [most] { $inner } большей частью входит в { $outer }
   *[part] { $inner } частично входит в { $outer }
}
result-content-says-partial = Есть общие фрагменты
result-content-says-distinct = Две разные страницы
result-content-says-too-short = Ответа нет
result-content-because-identical = Всего { result-units }: { $common }, и все они общие; своего ни одна страница не добавляет.
result-content-because-near-duplicate = Всего { result-units }: { $union }, из них общих: { $common }.
result-content-because-contained = Всего { result-units } в { $inner }: { $innerTotal }, из них есть и в { $outer }: { $common }; своих { $outer } добавляет: { $added }.
result-content-because-partial = Всего { result-units }: { $union }, из них общих: { $common }; остальные есть только на одной странице.
result-content-because-distinct = { $common ->
    [0] Всего { result-units }: { $union }, общих нет.
   *[other] Всего { result-units }: { $union }, из них общих: { $common }.
}
result-content-unmeasured = При этих настройках доли не оцениваются.
result-content-because-too-short = Слишком мало { result-length-unit }: общих { result-units } быть не может.
result-overlap = Общих { result-units }: { $common }. Только в A: { $onlyA }. Только в B: { $onlyB }.
result-overlap-a = A, { result-units-short }: { $count }
result-overlap-b = B, { result-units-short }: { $count }
result-overlap-shared = общих: { $count }
result-overlap-passages = В самом длинном общем фрагменте { result-length-unit }: { $longest }. Всего в общих фрагментах: { $covered } из { $wordsA } в A и из { $wordsB } в B.
result-overlap-no-passage = Общих фрагментов достаточной длины нет.

# What they share
result-shared-title = Что у них общего
result-texts = Тексты
result-ribbon = { $count ->
    [one] { $count } общий фрагмент и его место в обоих текстах
    [few] { $count } общих фрагмента и их место в обоих текстах
    [many] { $count } общих фрагментов и их место в обоих текстах
   *[other] { $count } общего фрагмента и их место в обоих текстах
}
result-legend-both = в обоих
result-legend-moved = в обоих, переставлено
result-legend-only = только в { $side }
result-differences-only = Только различия
result-fold = { result-length-unit } только в { $side }: { $count }
result-passage-moved = { $n } переставлен
result-passage-go = Фрагмент { $n }, { result-length }{ $moved ->
    [yes] , переставлен
   *[no] {""}
}: перейти к нему в { $other }
result-passage-show = Показать фрагмент { $n } в A
result-place-unit = { $token ->
    [character] символ
    [pair] пара
   *[word] слово
}
result-passage-place = { result-place-unit } { $inA } → { result-place-unit } { $inB }{ $moved ->
    [yes] , переставлен
   *[no] {""}
}
result-passages-number = Фрагмент
result-passages-length = Длина
result-passages-text = Текст
result-passages-place = Место в A и в B
result-passages-none = Нет общих фрагментов, в которых { result-length-unit } { $minimum } или больше.
result-passages-more = { $all ->
    [yes] { $count ->
        [one] Показать ещё { $count } фрагмент
        [few] Показать ещё { $count } фрагмента
        [many] Показать ещё { $count } фрагментов
       *[other] Показать ещё { $count } фрагмента
    }
   *[no] { $count ->
        [one] Показать ещё { $count } фрагмент
        [few] Показать ещё { $count } фрагмента
        [many] Показать ещё { $count } фрагментов
       *[other] Показать ещё { $count } фрагмента
    }
}
result-text-empty = На странице { $side } нет текста.

# What was read
result-read-title = Что прочитано и что исключено
result-read-short = Что прочитано
result-read-words = { result-read-kept }, { $removed ->
    [0] ничего не исключено
   *[other] исключено: { $removed }
}
result-read-kept = оставлено { result-length-unit }: { $kept }
result-read-plain = Простой текст: страница { $side } прочитана целиком, как есть.
result-compare-whole = Сравнить вместе с меню и подвалами
result-verdict-by-hand = основное содержание { $sides ->
    [a] в A
    [b] в B
   *[ab] в обеих
} выбрано вручную
result-by-hand = основное содержание выбрано вручную
result-blocks-choose = Выбрать блоки
result-blocks-hide = Скрыть блоки
result-blocks-of = Блоки { $side }
result-blocks-help = Сравнивается то, что отмечено. Стрелки переводят от блока к блоку.
result-as-chosen = Вернуть выбор Sosie
result-block-in = будет включён
result-block-out = будет исключён
result-block-chosen = Включено вами
result-fold-blocks = { $kept ->
    [yes] { $count ->
        [one] Ещё { $count } оставленный блок
        [few] Ещё { $count } оставленных блока
        [many] Ещё { $count } оставленных блоков
       *[other] Ещё { $count } оставленного блока
    }
   *[no] { $count ->
        [one] { $count } исключённый блок
        [few] { $count } исключённых блока
        [many] { $count } исключённых блоков
       *[other] { $count } исключённого блока
    }
}
result-fold-all = Все блоки: { $count }
result-selectors = По CSS-селектору
result-selectors-help = Как в таблице стилей: article, .story, #comments. Несколько — через запятую.
result-selector-content = Только
result-selector-keep = Также оставить
result-selector-drop = Исключить
result-selector-invalid = Sosie не может прочитать это как CSS-селектор{ $ends ->
    [yes] : он обрывается
   *[no] , начиная с «{ $rest }»
}. Ничего не изменено.
result-selector-too-many = Слишком много блоков, чтобы перечислять их по одному. Укажите здесь, внутри чего они находятся. Ничего не изменено.
result-bar-changes = { $count ->
    [one] { $count } изменение, ещё не в сравнении
    [few] { $count } изменения, ещё не в сравнении
    [many] { $count } изменений, ещё не в сравнении
   *[other] { $count } изменения, ещё не в сравнении
}
result-bar-apply = Сравнить с этими блоками
result-bar-undo = Сбросить
result-bar-waits = Идёт новое сравнение…
result-bar-cancel = Отмена
result-bar-done = Новое сравнение: { $relation }. { $shareA } A в B, { $shareB } B в A.
result-bar-done-short = Новое сравнение: { $relation }.
result-bar-verdict = К вердикту
result-whole-text = Весь прочитанный текст { $side }
result-whole-see = Показать весь текст
result-whole-hide = Скрыть весь текст
result-origin-pasted = вставлено
result-origin-file = из файла
result-origin-direct = загружено напрямую
result-origin-proxy = загружено через прокси { $relay }
result-kept = Оставлено
result-kept-because = { $reason ->
    [main] основная часть страницы
    [article] статья на странице
    [role-main] часть, помеченная как основная
    [body] тело страницы
    [whole-page] вся страница
    [chosen] блоки, включённые вами
   *[other] { $reason }
}
result-blocks = { $count ->
    [one] { $count } блок
    [few] { $count } блока
    [many] { $count } блоков
   *[other] { $count } блока
}
result-removed = { $reason ->
    [navigation] Меню
    [header] Шапка
    [footer] Подвал
    [aside] Боковая колонка
    [banner] Баннер
    [comments] Комментарии
    [form] Форма
    [hidden] Скрытое
    [script-fallback] Замена скриптов
    [related] Похожие материалы
    [dropped] Исключено вами
    [outside] Вне вашего выбора
   *[other] Вне текста
}
result-removed-more = { $count ->
    [one] Показать ещё { $count } исключённый блок
    [few] Показать ещё { $count } исключённых блока
    [many] Показать ещё { $count } исключённых блоков
   *[other] Показать ещё { $count } исключённого блока
}

# What to do
result-advice-title = Что делать
result-advice-no-penalty = Дубль — не повод для санкций: поисковая система выбирает, какую страницу показать, { $settled ->
    [yes] и эти страницы уже подсказывают ей выбор.
   *[no] и вы можете подсказать ей выбор.
}
result-advice-none-named = Сейчас ни одна из страниц не указывает другую как каноническую.
result-advice-in-head = Для элемента head страницы { $side }:
advice-same-site-choose-canonical = Если обе страницы ваши, укажите каноническую.
advice-same-site-choose-canonical-text = Для этого достаточно ссылки canonical в head другой страницы. Читателям останутся обе, а поисковые системы обычно показывают ту, которую вы указали.
advice-canonical-present-a-to-b = A уже указывает B как каноническую.
advice-canonical-present-a-to-b-text = Поисковые системы обычно показывают B. Если это вам и нужно, делать больше ничего не надо.
advice-canonical-present-b-to-a = B уже указывает A как каноническую.
advice-canonical-present-b-to-a-text = Поисковые системы обычно показывают A. Если это вам и нужно, делать больше ничего не надо.
advice-same-canonical = Обе страницы указывают одну и ту же каноническую.
advice-same-canonical-text = Поисковые системы считают их одной страницей; проверьте, что указан верный адрес.
advice-redirect = Если одна из них никому не нужна, поставьте с неё редирект.
advice-redirect-text = Постоянный редирект (301) передаёт и вес ссылок, которые на неё ведут.
advice-differentiate = Если находить должны каждую, сделайте их разными.
advice-differentiate-text = Собственный тест, фотографии, цены, вопросы читателей. Замена слов синонимами ничего не даёт поисковым системам.
advice-same-site-excerpt = Если одна из них — список или анонс, показывайте там меньше текста.
advice-same-site-excerpt-text = На странице тега, в архиве или на главной хватит нескольких предложений; или закройте такую страницу от индексации (noindex).
advice-quotation-fine = Если повтор намеренный, исправлять нечего.
advice-quotation-fine-text = Цитата или общая карточка товара — не ошибка.
advice-cite-source = Укажите, откуда взят общий текст.
advice-cite-source-text = Ссылка на страницу первой публикации подскажет это и читателям, и поисковым системам.
advice-noindex-a = Страница A закрыта от индексации.
advice-noindex-a-text = На ней стоит «noindex», поэтому в выдачу может попасть только B.
advice-noindex-b = Страница B закрыта от индексации.
advice-noindex-b-text = На ней стоит «noindex», поэтому в выдачу может попасть только A.
advice-translations = Страницы указывают друг друга как версии для другого языка или региона.
advice-translations-text = Такие версии — не дубли; сохраните ссылки hreflang в обе стороны.
advice-nothing-to-do = Делать ничего не нужно.
advice-nothing-to-do-text = Эти страницы не конкурируют друг с другом.
advice-canonicals-mutual = Каждая страница указывает другую как каноническую.
advice-canonicals-mutual-text = Следовать обоим указаниям нельзя. Оставьте одну из ссылок, а на другой странице пусть canonical ведёт на неё саму.
advice-canonicals-conflict = Страницы указывают две разные канонические.
advice-canonicals-conflict-text = Если это должна быть одна страница, укажите на обеих один и тот же адрес.
advice-canonical-chain-a-to-b = A указывает как каноническую B, а B — третью страницу.
advice-canonical-chain-a-to-b-text = Поисковые системы могут не пройти цепочку до конца. Укажите третью страницу прямо на A.
advice-canonical-chain-b-to-a = B указывает как каноническую A, а A — третью страницу.
advice-canonical-chain-b-to-a-text = Поисковые системы могут не пройти цепочку до конца. Укажите третью страницу прямо на B.
advice-original-noindex-a = B указывает A как каноническую, но A закрыта от индексации.
advice-original-noindex-a-text = В выдаче тогда может не оказаться ни одной. Уберите «noindex» с A или направьте canonical страницы B на неё саму.
advice-original-noindex-b = A указывает B как каноническую, но B закрыта от индексации.
advice-original-noindex-b-text = В выдаче тогда может не оказаться ни одной. Уберите «noindex» с B или направьте canonical страницы A на неё саму.
advice-canonical-and-noindex-a = A указывает другую страницу как каноническую, и на ней же стоит «noindex».
advice-canonical-and-noindex-a-text = Одно противоречит другому. Достаточно одной ссылки canonical.
advice-canonical-and-noindex-b = B указывает другую страницу как каноническую, и на ней же стоит «noindex».
advice-canonical-and-noindex-b-text = Одно противоречит другому. Достаточно одной ссылки canonical.
advice-canonical-unlike = По ссылкам canonical это одна страница, но тексты различаются.
advice-canonical-unlike-text = Поисковые системы могут не учесть такую ссылку или убрать из выдачи страницу, где сказано другое. Пусть canonical каждой страницы ведёт на неё саму.
advice-translations-and-canonical = Это версии для разных языков или регионов, но ссылки canonical делают их одной страницей.
advice-translations-and-canonical-text = Тогда поисковые системы могут показывать всем одну версию. Пусть canonical каждой версии ведёт на неё саму.
advice-series-and-canonical = Это части одной серии, но ссылки canonical делают их одной страницей.
advice-series-and-canonical-text = Тогда то, что есть только в следующих частях, могут не найти. Пусть canonical каждой части ведёт на неё саму.
advice-canonicals-several-a = A указывает несколько канонических страниц.
advice-canonicals-several-a-text = Поисковые системы могут не учесть ни одной. Оставьте одну ссылку — в head или в заголовке «Link», который отправляет сервер.
advice-canonicals-several-b = B указывает несколько канонических страниц.
advice-canonicals-several-b-text = Поисковые системы могут не учесть ни одной. Оставьте одну ссылку — в head или в заголовке «Link», который отправляет сервер.
advice-canonical-in-body-a = На странице A ссылка canonical стоит вне head.
advice-canonical-in-body-a-text = Там поисковые системы её не читают. Элемент, место которому в body, завершает head там, где он стоит: поставьте ссылку перед ним.
advice-canonical-in-body-b = На странице B ссылка canonical стоит вне head.
advice-canonical-in-body-b-text = Там поисковые системы её не читают. Элемент, место которому в body, завершает head там, где он стоит: поставьте ссылку перед ним.
advice-same-address = Это один адрес, указанный дважды.
advice-same-address-text = Другое написание или часть после «#» не делают из него другую страницу.
advice-address-variants = По обоим адресам открывается одна страница.
advice-address-variants-text = Адреса различаются только http и https, www или косой чертой в конце. Поставьте с одного редирект на другой (301).
advice-translations-return-a = B указывает A как версию для другого языка или региона, но A не указывает B.
advice-translations-return-a-text = Поисковые системы не учитывают ссылки hreflang без ответной. Добавьте её на A.
advice-translations-return-b = A указывает B как версию для другого языка или региона, но B не указывает A.
advice-translations-return-b-text = Поисковые системы не учитывают ссылки hreflang без ответной. Добавьте её на B.
advice-series = Эти страницы идут друг за другом в одной серии.
advice-series-text = Части серии — не дубли. Пусть canonical каждой ведёт на неё саму, а не на первую часть.
advice-canonical-elsewhere-a = A указывает как каноническую третью страницу, а B — нет.
advice-canonical-elsewhere-a-text = Если всё это должно быть одной страницей, укажите её и на B.
advice-canonical-elsewhere-b = B указывает как каноническую третью страницу, а A — нет.
advice-canonical-elsewhere-b-text = Если всё это должно быть одной страницей, укажите её и на A.
advice-canonicals-apart = У каждой страницы своя ссылка canonical, на разные адреса.
advice-canonicals-apart-text = Поэтому каждая считается самостоятельной. Чтобы показывалась одна из двух, пусть ссылка другой ведёт на неё вместо нынешнего адреса.
advice-refresh-a-to-b = A отправляет читателей на B.
advice-refresh-a-to-b-text = Это делается внутри страницы (meta refresh). Надёжнее постоянный редирект (301) на сервере.
advice-refresh-b-to-a = B отправляет читателей на A.
advice-refresh-b-to-a-text = Это делается внутри страницы (meta refresh). Надёжнее постоянный редирект (301) на сервере.
advice-noindex-both = Обе страницы закрыты от индексации.
advice-noindex-both-text = Ни одной из них в выдаче нет. Если какая-то там нужна, уберите с неё «noindex».
advice-noindex-some-a = Страница A закрыта от индексации для некоторых поисковых систем.
advice-noindex-some-a-text = Её «noindex» обращён к ним по имени (googlebot, bingbot); в других A может быть в выдаче.
advice-noindex-some-b = Страница B закрыта от индексации для некоторых поисковых систем.
advice-noindex-some-b-text = Её «noindex» обращён к ним по имени (googlebot, bingbot); в других B может быть в выдаче.
advice-og-url-a-to-b = В og:url на странице A указан адрес B.
advice-og-url-a-to-b-text = Соцсети тогда засчитывают репосты A странице B. Поисковые системы ориентируются на ссылку canonical, а с A на B её нет.
advice-og-url-b-to-a = В og:url на странице B указан адрес A.
advice-og-url-b-to-a-text = Соцсети тогда засчитывают репосты B странице A. Поисковые системы ориентируются на ссылку canonical, а с B на A её нет.
advice-translations-unlinked = Если одна страница — перевод другой, укажите это.
advice-translations-unlinked-text = По ссылкам hreflang на обеих страницах поисковые системы смогут показать каждому читателю нужную.
result-copy = Копировать
result-copied = Скопировано
result-copy-failed = Не скопировано

# Details and limits
result-details = Технические подробности
result-details-hint = отпечатки { $a } и { $b }, расстояние по отдельным словам { $single }, профиль { $profile }
result-details-hint-short = профиль { $profile }
result-article-distance = Расстояние по отдельным словам
result-bits-of = { $distance } из { $bits } бит
result-common = Общих различных
result-layout = Сходство вёрстки
result-layout-kind = { $kind ->
    [complete] То же содержание, та же вёрстка
    [content] То же содержание, другая вёрстка
    [layout] Часть содержания, та же вёрстка
   *[partial] Часть содержания, другая вёрстка
}
result-option-profile = Профиль
result-profile = { $profile ->
    [article] article (отдельные слова)
    [package] package (как в simhash 2.1.2)
   *[detector] detector
}
result-option-features = Что сравнивается
result-units-used = набор { result-units }
result-feature-weights = { $weights ->
    [binary] каждый элемент учтён один раз
   *[log] повторы учтены логарифмически
}
result-feature-accents = диакритика учтена
result-feature-stop-words = без стоп-слов «{ $language }»
result-feature-stem = основы слов «{ $language }»
result-feature-segmentation = письменности без пробелов: { $how ->
    [pairs] пары
   *[runs] без деления
}
result-feature-phrases = устойчивые сочетания склеены
result-feature-whole = с меню и подвалами
result-option-bits = Битов в отпечатке
result-engine = Движок
result-row-fingerprint = Отпечаток
result-row-length = Длина
result-row-shingles = Учтено в отпечатке
result-row-different = Из них различных
result-row-segmentation = Деление на
result-row-content = Основное содержание
result-content-chosen = по выбору Sosie
result-no-page = не HTML-страница
result-row-language = Язык
result-row-charset = Кодировка
result-row-type = Тип содержимого
result-row-canonical = Canonical
result-row-canonicals-in-body = Canonical вне head
result-row-robots = Meta robots
result-row-title = Title
result-row-og-url = og:url
result-row-x-robots = X-Robots-Tag
result-row-hreflang = Другие языки (hreflang)
result-row-prev = Предыдущая страница
result-row-next = Следующая страница
result-row-refresh = Переадресация на
result-says = Что страницы сообщают о себе
result-says-hint = title, язык, canonical, robots, другие языки
result-versions = { $count ->
    [one] { $count } версия для языка или региона
    [few] { $count } версии для языков или регионов
    [many] { $count } версий для языков или регионов
   *[other] { $count } версии для языков или регионов
}
result-conflict-canonicals = Больше одной ссылки canonical: поисковые системы могут не учесть ни одной.
result-conflict-canonical-in-body = { $count ->
    [one] { $count } ссылка стоит в body, где поисковые системы её не ищут.
    [few] { $count } ссылки стоят в body, где поисковые системы их не ищут.
    [many] { $count } ссылок стоят в body, где поисковые системы их не ищут.
   *[other] { $count } ссылки стоят в body, где поисковые системы их не ищут.
}
result-conflict-og-url = Не совпадает с адресом в canonical.
result-segmentation = { $kind ->
    [characters] символы
    [pairs] перекрывающиеся пары символов
    [runs] сплошные отрезки
    [mixed] слова и символы
    [mixed-pairs] слова и пары символов
    [mixed-runs] слова и сплошные отрезки
   *[words] слова
}
result-charset = { $name }, { $source ->
    [bom] по метке порядка байтов (BOM)
    [header] по данным сервера
    [meta] по данным страницы
    [xml] по объявлению XML
    [valid] не указана, но верна
    [given] как задано
   *[guess] угадана
}
result-charset-none = уже текст
result-not-stated = не указано
result-limits = Чего это не показывает
result-limits-hint = переводы, пересказ, картинки, кто у кого скопировал
result-limit-translations = Переводы.
result-limit-translations-text = У текста на другом языке нет общих слов с исходным, и он считается другим.
result-limit-rewording = Пересказ.
result-limit-rewording-text = В тексте, изложенном другими словами, общих фраз мало; мысли не сравниваются.
result-limit-pictures = Картинки, звук, таблицы чисел.
result-limit-pictures-text = Сравниваются только слова, в том порядке, в каком их даёт страница.
result-limit-direction = Кто у кого скопировал.
result-limit-direction-text = У сходства нет направления. Даты, архивы и люди скажут больше, чем сравнение.
result-limit-short = Короткие тексты.
result-limit-short-text = Если слов меньше примерно 50, одно изменение затрагивает много битов; тогда надёжнее общее содержание.
result-limit-ranking = Позиции в выдаче.
result-limit-ranking-text = Sosie не знает, как эти страницы видит та или иная поисковая система.

# Actions
result-print = Печать
result-json = Скачать JSON
result-copy-figures = Копировать показатели
result-paste = Вставить { $side }

# Warnings
warning-javascript-page = Возможно, на странице { $side } не хватает текста.
warning-javascript-page-text = { $words ->
    [0] Вместе со страницей не пришло ни слова; похоже, её текст
    [one] Вместе со страницей пришло всего { $words } слово; похоже, остальное
    [few] Вместе со страницей пришло всего { $words } слова; похоже, остальное
    [many] Вместе со страницей пришло всего { $words } слов; похоже, остальное
   *[other] Вместе со страницей пришло всего { $words } слова; похоже, остальное
} строит JavaScript, а Sosie его никогда не выполняет. Откройте страницу, выделите всё, скопируйте и вставьте сюда.
warning-nothing-extracted = На странице { $side } не найден основной текст.
warning-nothing-extracted-text = Всё на ней похоже на меню, подвалы или формы. Сравните страницу целиком или вставьте сам текст.
warning-short-text = На странице { $side } всего { result-length-unit }: { $words }; если их меньше 50, отпечаток неустойчив.
warning-dominant-feature = На странице { $side } один повторяющийся элемент несёт { $share } веса отпечатка.
warning-options-unmeasured = Для этих настроек пороги не измерены: соотношение определяется по порогам для фраз из трёх слов или из стольких, сколько задано, а вердикта нет.
warning-languages-differ = Страницы на разных языках; у перевода нет общих слов с оригиналом.
warning-charset-contradicted = На странице { $side } указана кодировка { $name }, но символы похожи на UTF-8; проверьте текст.
warning-charset-guessed = Кодировка страницы { $side } угадана: { $name }; проверьте текст.
warning-charset-replaced = { $count ->
    [one] На странице { $side } не удалось прочитать { $count } символ, он заменён.
    [few] На странице { $side } не удалось прочитать { $count } символа, они заменены.
    [many] На странице { $side } не удалось прочитать { $count } символов, они заменены.
   *[other] На странице { $side } не удалось прочитать { $count } символа, они заменены.
}
result-as-sosie-chose = Сравнивался выбор Sosie.
warning-selector-unmatched = Селектору «{ $selector }» на странице { $side } ничего не соответствует; он ничего не меняет.
warning-extraction-unsure = Основной текст страницы { $side } было трудно отделить от остального; проверьте, что оставлено.

## calibration

calibrate-link = Калибровка по моим статьям
calibrate-title = Калибровка по вашим статьям
calibrate-lead = Насколько похожими могут оказаться два ваших текста, никак не связанных между собой? Дайте Sosie набор текстов. Каждый будет сравнён со всеми остальными, и вы узнаете, где провести границу.
calibrate-private-title = Ничего не покидает этот компьютер.
calibrate-private = Тексты читаются и сравниваются здесь, в браузере. Сохраняются только пороги, если вы их примените.
calibrate-back = Назад к сравнению
calibrate-missing = Эту часть Sosie не удалось загрузить.
calibrate-missing-text = Возможно, нет сети. То, что вы дали для сравнения, сохранено в этой вкладке.

# The set
calibrate-drop = Перетащите сюда файлы, папку или ZIP
calibrate-give = Задайте набор текстов
calibrate-wanted = Нужно не меньше 10 заведомо разных текстов. 26 текстов дают 325 пар.
calibrate-files = Выбрать файлы…
calibrate-folder = Выбрать папку…
calibrate-limits = Текстовые файлы и HTML или ZIP с ними; каждый не больше { $file }, в сумме не больше { $all }.
calibrate-load = Открыть готовую калибровку…
calibrate-more = Добавить тексты…
calibrate-again = Калибровать снова
calibrate-clear = Начать заново

# While it runs
calibrate-gathering = Поиск текстов
calibrate-gathering-count = { $count ->
    [one] пока { $count } файл
    [few] пока { $count } файла
    [many] пока { $count } файлов
   *[other] пока { $count } файла
}
calibrate-reading = Открытие файлов
calibrate-waiting = Тексты будут прочитаны сразу, как всё будет готово.
calibrate-measuring = Чтение текстов
calibrate-count = { $done } из { $total }
calibrate-pairing = Сравнение каждого со всеми остальными
calibrate-pairing-count = { $pairs ->
    [one] { $pairs } пара
    [few] { $pairs } пары
    [many] { $pairs } пар
   *[other] { $pairs } пары
}
calibrate-first = Идёт калибровка; ваше сравнение — следующее
calibrate-stopped = Остановлено. Ваш набор на месте.
calibrate-stopped-text = Ничего не измерено, и ничего не изменилось.
calibrate-failed = Калибровка не завершилась.
calibrate-failed-no-texts = Среди того, что вы дали, нет ни текста, ни файла HTML.
calibrate-failed-deadline = Десять минут не было ответа, и она остановлена. Попробуйте набор поменьше; ваш на месте.
calibrate-failed-crashed = Python не хватило памяти, или он остановился сам; он запущен заново. Попробуйте набор поменьше; ваш на месте.
calibrate-failed-out-of-memory = Для этих текстов мало памяти, которую браузер отводит Python. Попробуйте набор поменьше; ваш на месте.
calibrate-failed-option-invalid = Настройки несовместимы. Измените их на странице сравнения; ваш набор на месте.
calibrate-failed-internal = Внутренняя ошибка Sosie при обработке одного из текстов. Ваш набор на месте.
calibrate-unloaded = Эту калибровку показать нельзя.
calibrate-failed-not-a-calibration = Файл { $name } — не калибровка Sosie или сделан другой версией.

# What follows
calibrate-sentence = { $near ->
    [0] Разные — от { $different }{"\u00A0"}{ $different ->
        [one] бита
        [few] бит
        [many] бит
       *[other] бита
    }.
   *[other] Почти одинаковые — до { $near }{"\u00A0"}{ $near ->
        [one] бита
        [few] бит
        [many] бит
       *[other] бита
    }, разные — от { $different }.
}
calibrate-reason = Ваш набор даёт { $pairs ->
    [one] { $pairs } пару
    [few] { $pairs } пары
    [many] { $pairs } пар
   *[other] { $pairs } пары
} разных текстов. { $pairs ->
    [1] Их отпечатки
   *[other] Самые близкие отпечатки
} { $least ->
    [0] совпадают
    [one] различаются на { $least } бит
    [few] различаются на { $least } бита
    [many] различаются на { $least } бит
   *[other] различаются на { $least } бита
}{ $pairs ->
    [1] {""}
   *[other] , у половины пар расхождение — { $median } или больше
}.
calibrate-flagged = Из них при этих порогах ошибочно сочтены почти одинаковыми: по отпечатку — { $count ->
    [0] ни одной
   *[other] { $count }
}, по общему содержанию — { $shared ->
    [0] ни одной
   *[other] { $shared }
}.
calibrate-at-most-one-in = С вероятностью { $certainty } отпечаток ошибается реже чем в 1 такой паре из { $n }.
calibrate-at-most = С вероятностью { $certainty } доля таких пар, в которых отпечаток ошибается, не больше { $share }.
calibrate-as-built-in = Это встроенные пороги: ваши тексты их подтверждают.
calibrate-warning-few-pairs = Столь малое число пар не доказывает, что ошибки редки. 26 текстов, то есть 325 пар, — доказывают.
calibrate-warning-close-pairs = У { $pairs ->
    [one] { $pairs } пары
    [few] { $pairs } пар
    [many] { $pairs } пар
   *[other] { $pairs } пары
} столько общего, что это, возможно, один и тот же текст. { $pairs ->
    [1] Она не учитывается
   *[other] Такие пары не учитываются
}, пока вы не решите, что это: см. ниже самые близкие пары.
calibrate-close-counted = Пары, у которых столько же общего, сколько у дублей, считаются разными текстами, как вы указали. Если среди них всё же есть дубли, отметьте их ниже.
calibrate-all-different = Это разные тексты: учесть и их
calibrate-none-different = Не осталось ни одной пары заведомо разных текстов.
calibrate-none-different-text = Во всех столько общего, что это, возможно, один и тот же текст. Встроенные пороги остаются в силе.
calibrate-use = Применить эти пороги
calibrate-in-use = Применяются в ваших сравнениях
calibrate-save = Скачать (JSON)
calibrate-other-options = С тех пор настройки изменились: измерение сделано с другими, не с нынешними.
calibrate-few = { $texts ->
    [0] Нет текстов для измерения.
    [one] Для расчёта порогов { $texts } текста мало.
    [few] Для расчёта порогов { $texts } текстов мало.
    [many] Для расчёта порогов { $texts } текстов мало.
   *[other] Для расчёта порогов { $texts } текста мало.
}
calibrate-few-text = Заведомо разных текстов нужно не меньше { $least }; 26 дают 325 пар, и этого хватает, чтобы судить о редких ошибках. Встроенные пороги остаются в силе.
calibrate-fact-texts = Тексты
calibrate-fact-texts-value = { $texts } · { $length }
calibrate-fact-pairs = Пары
calibrate-fact-pairs-value = { $only ->
    [yes] { $pairs }
   *[no] разных{"\u00A0"}{ $pairs }{ $alike ->
        [0] {""}
       *[other] , похожих{"\u00A0"}{ $alike }
    }{ $undecided ->
        [0] {""}
       *[other] , не{"\u00A0"}решено{"\u00A0"}{ $undecided }
    }
}
calibrate-fact-skipped = Исключено
calibrate-fact-skipped-value = { $count ->
    [one] { $count } файл
    [few] { $count } файла
    [many] { $count } файлов
   *[other] { $count } файла
}
calibrate-fact-options = Настройки
calibrate-without-menus = без меню и подвалов
calibrate-bits = в отпечатке битов: { $bits }

# The thresholds, built-in against suggested
calibrate-change = Пороги
calibrate-row-near-bits = Почти одинаковые, по отпечатку
calibrate-row-different-bits = Разные, по отпечатку
calibrate-row-near = Почти одинаковые, по содержанию
calibrate-row-contained = Один входит в другой
calibrate-row-partial = Есть общие фрагменты
calibrate-row-different = Ваши разные пары, на которые указал отпечаток
calibrate-row-alike = Ваши похожие пары, которые нашёл отпечаток
calibrate-row-up-to = { $bits ->
    [one] до { $bits } бита
    [few] до { $bits } бит
    [many] до { $bits } бит
   *[other] до { $bits } бита
}
calibrate-row-from = { $bits ->
    [one] от { $bits } бита
    [few] от { $bits } бит
    [many] от { $bits } бит
   *[other] от { $bits } бита
}
calibrate-row-share = от { $share } { $of ->
    [both] обоих
   *[one] одного
}
calibrate-row-count = { $count } из { $total }

# The histograms
calibrate-pairs = Все пары
calibrate-scale = Число пар показано в логарифмическом масштабе, чтобы одну пару было видно рядом с сотнями.
calibrate-distances = Расстояния
calibrate-distances-text = На сколько битов различаются отпечатки двух текстов.
calibrate-distances-unit = различающихся битов
calibrate-distances-alt = Гистограмма расстояний в парах разных текстов, всего пар: { $pairs }. Наименьшее расстояние в битах — { $least }, у половины пар — { $median } или больше.{ $alike ->
    [0] {""}
    [1] {" "}У пары, отмеченной как похожая, — { $most }.
   *[other] {" "}Пар, отмеченных как похожие, — { $alike }, расстояние у них — { $most } или меньше.
}
calibrate-shares = Общее содержание
calibrate-shares-text = Какая часть одного текста есть в другом; из двух долей берётся наибольшая.
calibrate-shares-unit = доля
calibrate-shares-alt = Гистограмма общих долей в парах разных текстов, всего пар: { $pairs }. У половины пар общая доля — { $median } или меньше, наибольшая — { $most }.{ $alike ->
    [0] {""}
    [1] {" "}У пары, отмеченной как похожая, — { $least }.
   *[other] {" "}Пар, отмеченных как похожие, — { $alike }, доля у них — { $least } или больше.
}
calibrate-legend-different = разные тексты
calibrate-legend-alike = отмечены как похожие
calibrate-legend-undecided = не решено
calibrate-legend-own = предложенные
calibrate-legend-table = встроенные
calibrate-mark-near = почти одинаковые: до { $bits }
calibrate-mark-different = разные: от { $bits }
calibrate-mark-short = { $side ->
    [up-to] ≤ { $value }
   *[from] ≥ { $value }
}
calibrate-band = от { $from } до { $to }
calibrate-numbers = Числа

# The closest pairs
calibrate-closest = Самые близкие пары
calibrate-closest-text = Посмотрите на первые. Два текста, которые на деле один или один внутри другого, портят калибровку: если принять их за разные, потом она пропустит настоящие дубли. Отметьте такую пару или исключите текст, и остальное будет измерено заново.
calibrate-closest-order = { $all ->
    [yes] { $pairs ->
        [1] Единственная пара.
        [one] Всего { $pairs } пара, сначала с большей долей.
        [few] Все { $pairs } пары, сначала с большей долей.
        [many] Все { $pairs } пар, сначала с большей долей.
       *[other] Все { $pairs } пары, сначала с большей долей.
    }
   *[no] Самые близкие по доле и расстоянию: { $shown } из { $pairs }{ $marked ->
        [0] {""}
       *[other] , и ещё отмеченные вами: { $marked }
    }; сначала с большей долей.
}
calibrate-taken-out = { $count ->
    [one] Вы исключили { $count } текст
    [few] Вы исключили { $count } текста
    [many] Вы исключили { $count } текстов
   *[other] Вы исключили { $count } текста
}
calibrate-leave-out = Исключить
calibrate-leave-out-text = Исключить текст { $name }
calibrate-take-in = Вернуть
calibrate-take-in-text = Вернуть текст { $name }
calibrate-column-pair = Пара
calibrate-column-share = { $of } в { $within }
calibrate-compare = Сравнить их
calibrate-mark = Отметить как похожие
calibrate-unmark = Всё-таки разные
calibrate-marked = отмечена как похожая
calibrate-undecided = не решено
calibrate-gone = Эти два текста сравнить уже нельзя.
calibrate-gone-text = Возможно, файл { $name } с тех пор перемещён или изменён. Задайте набор ещё раз.

# What was measured
calibrate-set = Ваш набор
calibrate-measured = { $count ->
    [one] Измерен { $count } текст
    [few] Измерены { $count } текста
    [many] Измерено { $count } текстов
   *[other] Измерено { $count } текста
}
calibrate-skipped-head = Исключено { $count }: { $reason }
calibrate-skipped = { $code ->
    [by-hand] вами
    [kind] не текст, не HTML и не ZIP
    [too-large] больше { $limit }
    [full] сверх предела набора: { $limit }
    [unreadable] не читается: перемещён или изменён
    [too-short] слишком коротко: для устойчивого отпечатка нужно 50 слов
    [copy-of] те же слова, что в другом тексте набора
    [dominant-feature] один повторяющийся элемент перевешивает остальное
    [binary] не текст, что бы ни говорило имя
    [archive-unreadable] повреждён или не архив ZIP, понятный Sosie
    [source-invalid] не HTML и не текст в понятной кодировке
   *[other] исключён ({ $raw })
}
calibrate-skipped-copy = как { $of }
calibrate-skipped-more = и ещё { $count }

# Own thresholds, elsewhere
calibrate-about = { $texts ->
    [one] { $texts } текст
    [few] { $texts } текста
    [many] { $texts } текстов
   *[other] { $texts } текста
}, { $date }
calibrate-own-used = Применяются ваши пороги ({ $about }).
calibrate-own-kept = Ваши пороги ({ $about }) сохранены, но не применяются.
calibrate-own-again = Применить их
calibrate-table = Применить встроенные
calibrate-forget = Удалить их
calibrate-judged = Оценка по вашим порогам ({ $about }).
calibrate-return = Назад к калибровке
calibrate-option = Пороги
calibrate-option-help = Где кончается «почти одинаковы» и начинается «разные».
calibrate-option-other = Ваши пороги измерены при других настройках: пока действуют встроенные.
calibrate-option-table = Встроенные
calibrate-option-own = Свои ({ $about })
calibrate-option-none = Свои (пока нет)
calibrate-option-in-use = свои пороги

## offline

offline-foot = Без сети
offline-kept = Теперь Sosie работает и без сети.
offline-kept-text = На этом компьютере хранится { $size }: страницы сайта и движок, ни одного вашего текста.
offline-install = Установить приложение
offline-erase = Стереть
offline-close = Закрыть
offline-erased = Стёрто.
offline-erased-text = Всё, что Sosie хранил на этом компьютере для работы без сети, удалено. Чтобы запуститься снова, ему понадобится сеть.
offline-again = Хранить снова
offline-update = { $same ->
    [true] Готова более новая сборка Sosie { $version }.
   *[false] Готова версия { $version }.
}
offline-update-text = { $same ->
    [true] Эта вкладка продолжает работать с прежней сборкой.
   *[false] Эта вкладка продолжает работать с версией { $old }.
}
offline-update-fingerprints = { $same ->
    [true] Отпечатки в обеих одинаковы.
   *[false] Отпечатки могут различаться: посмотрите, что изменилось.
}
offline-reload = { $same ->
    [true] Перейти на новую сборку
   *[false] Перейти на { $version }
}
offline-changes = Что изменилось
offline-later = Позже


## sharing

# A link
share-button = Поделиться…
share-save-page = Сохранить страницей
share-title = Поделиться сравнением
share-text = Ссылка несёт то, что отмечено здесь, после знака «#»: эта часть не отправляется ни на один сервер. Прочитать её может каждый, у кого есть ссылка.
share-carries = Ссылка несёт
share-options = Настройки
share-addresses = Оба адреса
share-texts = Оба текста, какими они сравнивались ({ $size })
share-link = Ссылка
share-length = { $long ->
    [yes] Знаков: { $count }. Некоторые программы обрезают ссылки длиннее 2000.
   *[no] Знаков: { $count }.
}
share-copy = Скопировать ссылку
share-close = Закрыть
share-broken = Эту ссылку не удалось прочитать.
share-broken-text = Она неполная или изменена по дороге. Попросите прислать её ещё раз; больше на этой странице ничего не изменилось.
share-opened-addresses = Ссылка принесла два адреса.
share-opened-addresses-text = Пока ничего не загружено: загрузив их, вы дадите их сайтам знать, что кто-то это сделал.
share-opened-options = Ссылка принесла свои настройки.
share-opened-options-text = Дайте две страницы или два текста, чтобы сравнить их с ними.

# A report
report-title = Сравнение: { $a } и { $b }
report-passages = { $passages ->
    [0] Оба текста
    [one] Оба текста и их { $passages } общий фрагмент
    [few] Оба текста и их { $passages } общих фрагмента
   *[other] Оба текста и их { $passages } общих фрагментов
}
report-made = Сделано в Sosie { $version }, { $date }. Дубль — не санкция, а сходство не говорит, кто у кого списал.
report-bits = Биты обоих отпечатков: где они различаются
report-address = Адрес
report-length = Основной текст

# Recent comparisons
recent-title = Недавние сравнения
recent-off = Sosie забывает сравнение, когда вы закрываете вкладку.
recent-keep = Хранить последние десять в этом браузере
recent-none = Следующие будут храниться только в этом браузере, вместе с текстами.
recent-on = Хранятся только в этом браузере, вместе с текстами.
recent-stop = Стереть все и больше не хранить
recent-erase = Стереть
recent-erase-one = Стереть { $a } и { $b }
recent-bits = { $distance ->
    [one] { $distance } бит
    [few] { $distance } бита
   *[other] { $distance } бит
}
recent-relation = { $relation ->
    [identical] Одинаковы
    [near-duplicate] Нечёткие дубли
    [contained] Одна содержит другую
    [partial] Частично общие
    [too-short] Слишком коротко
   *[distinct] Разные
}


## page widget

# widget-card-…: на закрытой карточке, которая стоит на страницах других сайтов; только текст, заполняется лишь { $size }.
widget-card-title = Эти два текста одинаковы?
widget-card-text = Вставьте оба и посмотрите, что в них общего. Они останутся в вашем браузере: ничего не отправляется.
widget-card-button = Сравнить два текста
widget-card-size = загрузит { $size }, один раз
widget-card-opening = Открывается…
widget-card-full = Открыть на всю страницу
widget-card-frame = Sosie: сравнить два текста
widget-card-failed = На этой странице открыть не удалось. Полная страница умеет то же самое.
widget-title = Sosie: сравнить два текста
widget-heading = Сравнить два текста
widget-full = Открыть на всю страницу
widget-edit = Изменить тексты
widget-sentence-identical = Эти два текста одинаковы.
widget-sentence-near-duplicate = Эти два текста почти одинаковы.
widget-sentence-partial = У этих двух текстов есть общие фрагменты.
widget-sentence-distinct = Это два разных текста.


## page embed

embed-title = Sosie на вашем сайте
embed-description =
    .content = Виджет для любой веб-страницы: сравнивает два текста прямо в браузере читателя. Соберите код для вставки и сразу посмотрите, как он работает.
embed-headline = Разместить на своём сайте
embed-lead = Карточка на вашей странице, которая сравнивает два текста. Пока её не открыли, она весит меньше 8 кБ; вставленные тексты не покидают браузер читателя.
embed-options = Настройки
embed-lang = Язык
embed-lang-auto = Как у страницы вокруг
embed-theme = Цвета
embed-accented = Свой цвет кнопок
embed-accent-colour =
    .aria-label = Цвет кнопок
embed-a = Первый текст или адрес
embed-b = Второй текст или адрес
embed-auto = Открывается сам, когда становится виден
embed-compact = Только вывод и показатели
embed-height = Постоянная высота, в пикселях
embed-height-hint = От 216 до 2000. Если пусто, высота зависит от содержимого.
embed-preview = Предпросмотр
embed-snippet = Вставьте это в свою страницу
embed-snippet-text = Стиль заранее оставляет место, чтобы при загрузке страницы ничего не прыгало.
embed-policy = Если на сайте действует политика безопасности содержимого (CSP)
embed-policy-text = Добавьте в неё эти источники:
embed-style-text = Если она запрещает атрибуты style, уберите style="…" и поместите эту строку в таблицу стилей:
embed-host-text = Если Sosie размещён у вас, сервер должен отдавать widget.js с этим заголовком, чтобы его могли загружать другие сайты:
embed-reference = Справочник
embed-attributes = Атрибуты
embed-attributes-text = У каждого есть одноимённое свойство. Менять их можно в любой момент, даже когда виджет открыт.
embed-name = Имя
embed-values = Значения
embed-meaning = Смысл
embed-value-language = код языка
embed-value-colour = цвет CSS
embed-value-text = текст или один адрес http либо https
embed-value-flag = есть или нет
embed-value-pixels = пиксели, от 216
embed-about-lang = Язык виджета. Если не указан, берётся ближайший атрибут lang вокруг, затем язык браузера.
embed-about-theme = Светлая или тёмная тема; auto следует системе читателя.
embed-about-accent = Цвет главных кнопок. Надпись на них становится чёрной или белой — смотря что лучше читается.
embed-about-texts = Что сравнивать. Текст в HTML читается как страница; адрес загружается в начале сравнения.
embed-about-auto = Открывается сам, когда становится виден, и сравнивает, если даны оба текста. Лучше с постоянной высотой, чтобы страница ниже не сдвигалась.
embed-about-compact = Показывает вывод и показатели без самих текстов.
embed-about-height = Высота всего виджета. Без неё высота зависит от содержимого.
embed-events = События
embed-events-text = Всплывают до документа.
embed-detail-result = то, что выводит sosie compare --json; места в текстах считаются в единицах UTF-16
embed-about-ready = Движок загружен и отвечает.
embed-about-result = Два текста сравнены.
embed-about-error = Что-то не удалось: пустой текст, недоступный адрес, движок не запускается, политика вашего сайта не пускает фрейм.
embed-methods = Методы
embed-about-activate = Открывает виджет, как его кнопка, но не забирает фокус.
embed-about-compare = Сравнивает оба текста, при необходимости открывая виджет.
embed-example = Пример


## page method

method-title = Как работает Sosie: каждое слово голосует
method-description =
    .content = SimHash, объяснённый в игре: голоса, из которых складывается отпечаток, что делает одно изменённое слово, зачем нужны два вывода и на каких измерениях основаны пороги. Всё происходит в вашем браузере.
method-headline = Каждое слово голосует за каждый бит.
method-lead = Отпечаток — это выборы. Каждое слово текста голосует за или против каждого из 64 битов, и решает большинство. Измените одно слово — почти все итоги останутся прежними: поэтому у двух почти одинаковых страниц почти одинаковые отпечатки. Всё ниже считает настоящий движок; меняйте что угодно.
method-contents =
    .aria-label = На этой странице
method-engine-failed = Числам нужен движок, объяснениям — нет: читайте дальше или запустите его снова.
method-engine-again = Запустить снова

method-vote = Голосование
method-vote-text = Хеш слова — его бюллетень: 1 — голос за бит, +1; 0 — голос против, −1. Слово, которое встречается дважды, голосует дважды. Затем каждый столбец складывают: если сумма больше нуля, бит равен 1; если меньше или голоса разделились поровну — 0.
method-vote-bits = Биты
method-vote-size = Кто голосует
method-vote-single = Отдельные слова
method-vote-phrases = Тройки слов
method-vote-note = Меньшее число битов — последние из 64, чтобы поместились. Сравнение берёт 64 бита и тройки слов, если вы не выбрали иного.
method-vote-input-a =
    .aria-label = Предложение A
method-vote-input-b =
    .aria-label = Предложение B
method-vote-a = Наш чёрный кот пьёт молоко
method-vote-b = Наш чёрный кот пьёт воду
method-vote-read = Прочитано как
method-vote-left-out = { $count ->
    [one] { $count } слово здесь не голосует
    [few] { $count } слова здесь не голосуют
    [many] { $count } слов здесь не голосуют
   *[other] { $count } слова здесь не голосуют
}: таблица берёт первые { $most }. Сравнение берёт все.
method-vote-region = Голосование в { $side }
method-vote-bit = Бит
method-vote-column = бит { $bit }
method-vote-times = × { $count }
method-vote-sum = Сумма голосов
method-vote-fingerprint = Отпечаток
method-vote-differs = отличается
method-vote-none = { $k ->
    [1] Слов пока нет: никто не голосует, и отпечатка нет.
   *[other] Для тройки нужны три слова; если их меньше, никто не голосует, и отпечатка нет.
}
method-vote-distance = { $distance ->
    [0] Все { $bits } { $bits ->
        [one] бит
        [few] бита
        [many] битов
       *[other] бита
    } равны.
    [one] Отличается { $distance } бит из { $bits }.
    [few] Отличаются { $distance } бита из { $bits }.
    [many] Отличаются { $distance } битов из { $bits }.
   *[other] Отличаются { $distance } бита из { $bits }.
}
method-vote-undecided = Без двух отпечатков нет и расстояния.
method-vote-close = { $near ->
    [0] Там, где они отличаются, голоса разделились поровну.
   *[other] Там, где они отличаются, суммы отстоят от нуля не больше чем на { $near }.
}
method-vote-far = Там, где совпадают, некоторые доходят до { $far }.
method-vote-each = бит { $bit }: { $a } в A, { $b } в B

method-replace = Замена слов
method-replace-text = Настоящий текст примерно из трёхсот слов сравнивается сам с собой, после того как часть его слов случайно заменена. Каждая точка — сравнение, сделанное движком. Линия — теория, 64 · arccos(Dice) / π, с измеренным Dice.
method-waiting = Числа появятся, как только движок будет готов.
method-replace-sentence = При замене { $share } слов { $distance ->
    [0] ни один бит не отличается
    [one] отличается { $distance } бит
    [few] отличаются { $distance } бита
    [many] отличаются { $distance } битов
   *[other] отличаются { $distance } бита
}, а Jaccard равен { $jaccard }.
method-replace-slider = Доля заменённых слов
method-replace-again = Другая выборка
method-distance = Расстояние
method-distance-text = отличающиеся биты из 64
method-jaccard = Jaccard
method-jaccard-text = общие тройки слов из всех
method-replace-unit = % заменённых слов
method-theory = теория
method-near-line = почти дубликат до { $bits } { $bits ->
    [one] бита
   *[other] битов
}
method-chart-alt = { $title }. При { $first }: { $firstValue }; при { $middle }: { $middleValue }; при { $last }: { $lastValue }, в среднем по выборкам.
method-numbers = Числа к графикам
method-texts = Оба текста в этой точке
method-texts-a = Текст A, слов: { $words }
method-texts-b = Текст B, слов: { $words }
method-texts-note = В B собственные слова обведены.
method-texts-save = Скачать { $side }
method-draws = каждая выборка
method-mean = среднее

method-append = Зачем два вывода
method-append-text = Теперь B сохраняет каждое слово A и добавляет свой текст, как страница, которая взяла другую целиком. Отпечаток уходит в сторону, хотя от A ничего не потеряно. Это видит только доля A в B: поэтому вывод по содержанию стоит рядом с выводом по отпечатку, и страница говорит, когда они расходятся.
method-append-sentence = При добавлении { $share } текста { $distance ->
    [0] ни один бит не отличается
    [one] отличается { $distance } бит
    [few] отличаются { $distance } бита
    [many] отличаются { $distance } битов
   *[other] отличаются { $distance } бита
}, а { $whole ->
    [yes] A по-прежнему целиком в B
   *[no] в B есть { $part } текста A
}.
method-append-slider = Текст, добавленный к B
method-append-unit = % текста, добавленного к B
method-append-share = Доля A в B
method-append-share-text = тройки слов A, которые есть в B
method-content-says = { $relation ->
    [identical] Одна и та же страница
    [near-duplicate] Почти дубликат
    [contained] A содержится в B
    [partial] Есть общие отрывки
    [distinct] Две разные страницы
   *[other] Нельзя сказать
}
method-source = Тексты — отрывки из Open Source Guides, GitHub и участники (CC BY 4.0):

method-lines = Откуда взялись пороги
method-lines-text = Из 1789 пар настоящих документов на двенадцати языках, размеченных до всяких измерений. С одной стороны версии одного документа, одинаковые или почти; с другой — не связанные, переписанные и переведённые. Порог стоит там, где находит больше всего первых и почти не отмечает вторых.
method-lines-chart = Расстояния тех и других
method-lines-chart-text = Пары по числу отличающихся битов, тройки слов. Шкала количества логарифмическая.
method-lines-alt = Гистограмма: из { $near } пар почти дубликатов половина отличается не больше чем на { $nearMedian } битов и ни одна больше чем на { $nearMost }; из { $distinct } разных пар ни одна меньше чем на { $distinctLeast }, половина — на { $distinctMedian } или больше.
method-lines-kind = { $kind ->
    [alike] почти дубликаты (пар: { $count })
    [different] разные документы (пар: { $count })
   *[own] пороги Sosie
}
method-lines-near = почти дубликат: до { $bits }
method-lines-different = разные: от { $bits }
method-lines-short = { $side ->
    [up-to] ≤ { $bits }
   *[from] ≥ { $bits }
}
method-lines-at-most = Порог
method-lines-found = Найдено почти дубликатов
method-lines-flagged = Разных отмечено по ошибке
method-lines-use = Для чего
method-bits = { $bits ->
    [one] { $bits } бит
    [few] { $bits } бита
    [many] { $bits } битов
   *[other] { $bits } бита
}
method-lines-none = нет
method-lines-some = { $share } ({ $count })
method-lines-use-google = индекс Google, 2007 (Manku и др.)
method-lines-use-near = Sosie: до сих пор «почти дубликат»
method-lines-use-far = Sosie: дальше «две разные страницы»
method-lines-other = На наборах, которые в выборе не участвовали (перепечатки новостей и правки энциклопедии, 198 близких и 544 разные пары), порог Sosie находит { $found } и отмечает { $flagged }.
method-rows = Пороги для каждой длины фразы
method-rows-k = Слов во фразе
method-rows-near = Почти дубликат: общее у обоих
method-rows-contained = Один в другом
method-rows-partial = Частично
method-rows-near-bits = Близки: до
method-rows-different-bits = Разные: от
method-rows-found = Найдено
method-rows-flagged = Отмечено
method-rows-note = Сначала доли фраз, затем биты расстояния. Найдено и отмечено: из пар, по которым сделаны пороги, в скобках — из наборов, которые не участвовали.
method-rows-both = { $own } ({ $other })

method-limits = Границы метода
method-limits-short = Короткие тексты
method-limits-short-text = Если слов меньше пятидесяти, одно изменённое слово переворачивает несколько битов, и отпечаток не даёт вывода. Текст короче одной фразы не оценивается вовсе.
method-limits-dominant = Одна фраза перевешивает
method-limits-dominant-text = Фраза, на которую приходится больше половины веса, решает каждый бит в одиночку. Sosie говорит об этом и не делает вывода по отпечатку.
method-limits-scripts = Письмо без пробелов
method-limits-scripts-text = Китайский, японский, тайский, лаосский, кхмерский и бирманский тексты делятся на знаки, а три знака случайно совпадают чаще, чем три слова. Можно выбрать другое деление, но порогов для него не измеряли.
method-limits-javascript = Страницы, нарисованные JavaScript
method-limits-javascript-text = Sosie читает HTML, который присылает сервер. То, что страница рисует потом, нужно вставить.
method-limits-rewritten = Пересказ и перевод
method-limits-rewritten-text = То же самое, сказанное другими словами или на другом языке, не имеет общих фраз: для Sosie это две разные страницы.
method-limits-duplicate = Чем дубликат не является
method-limits-duplicate-text = Дубликат — не наказание и не кража. Числа не говорят, кто написал первым и есть ли в этом что-то плохое.

method-references = Литература
method-references-charikar = отпечаток, и почему углы становятся битами
method-references-manku = три бита из 64 для целого индекса сети
method-references-broder = фразы внахлёст, сходство и вложенность
method-references-article = таблица голосов, которую оживляет эта страница
method-references-package = пакет Python, со значениями которого Sosie совпадает бит в бит


## page help

help-page-title = Справка · Sosie
help-description =
    .content = Как сравнить две страницы или два текста в Sosie, как читать вердикты, что остаётся у вас и чего сравнение сказать не может.
help-title = Справка
help-lead = Sosie сравнивает две страницы или два текста в вашем браузере и показывает, что у них общего. Ничего не нужно устанавливать, и учётной записи нет.
help-give = Дайте две страницы
help-give-text = Вставьте текст или HTML страницы, перетащите или выберите файл либо укажите адрес и загрузите его. Затем нажмите «Сравнить» или Ctrl + Enter (⌘ Enter на Mac).
help-give-more = Сначала адрес запрашивается у самого сайта. Если сайт не даёт читать себя другим сайтам, страницу приносит прокси, когда он настроен; что можно сделать без него, сказано под ссылкой «{ input-other-ways }». Сравнивается HTML, который возвращает сервер: страницу, нарисованную JavaScript, можно только вставить.
help-verdict = Как читать вердикты
help-verdict-text = Их два. Вердикт отпечатка — это расстояние: в скольких битах из 64 различаются отпечатки двух текстов. Ноль — то же самое, несколько бит — нечёткий дубль, около 32 — два не связанных текста. Вердикт содержания — это общее: сколько трёхсловных фраз A есть в B и сколько фраз B есть в A.
help-verdict-more = Они могут расходиться. У страницы, которая повторяет другую и добавляет к ней ещё половину текста, отпечаток далёкий, хотя вся другая в неё входит: тогда верьте содержанию. Проверить это можно на странице «Как это работает».
help-search = Что делают поисковые системы
help-search-text = Из нескольких почти одинаковых страниц они обычно показывают одну, а остальные опускают. Это выбор, а не санкция. Sosie говорит, насколько две страницы похожи и как указать ту, которую показывать; что решит та или иная поисковая система, он не знает.
help-content = Меню, подвалы и основной текст
help-content-text = У страницы сравнивается только основное содержание. В разделе «{ result-read-title }» показан каждый блок с причиной; щелчок включает его или исключает, и вердикт выносится заново. Страницы можно сравнить и целиком: «{ input-keep }».
help-cannot = Когда судить нельзя
help-cannot-text = Если слов меньше 50, отпечаток неустойчив, и Sosie об этом говорит. У переводов и пересказов нет общих фраз. Изображения не сравниваются. И у сходства нет направления: кто у кого списал, он не скажет никогда.
help-privacy = Что остаётся у вас
help-privacy-text = То, что вы вставляете, перетаскиваете или выбираете, не покидает этот браузер: страница запрашивает только свои файлы и адреса, которые вы даёте. Прокси видит адрес и страницу, которую приносит.
help-privacy-more = Тексты переживают перезагрузку, пока вы не закроете вкладку. Недавние сравнения хранятся, только если вы об этом попросите, в этом браузере, и их можно стереть.
help-offline = Без сети
help-offline-text = После первого посещения Sosie работает без сети, и его можно установить как приложение. Новая версия предлагается, но не навязывается.
help-share = Как передать дальше
help-share-text = Результат можно напечатать, сохранить страницей, которой больше ничего не нужно, скачать в JSON или превратить в ссылку. Ссылка несёт ваши настройки, а тексты — только если вы так решите; эта часть адреса не отправляется ни на один сервер.
help-keyboard = С клавиатуры
help-keyboard-text = До всего можно дойти клавишей Tab. Ctrl + Enter сравнивает; Escape закрывает окно и выходит из калибровки; до фрагментов доходят клавишей Tab, а Enter ведёт от фрагмента к его двойнику.
help-python = В скрипте
help-python-text = Тот же движок — это пакет Python с командной строкой, и числа у него те же.


## command line

cli-identical = Эти две страницы одинаковы.
cli-near-duplicate = Эти две страницы почти одинаковы.
cli-contained-in-b = { $whole ->
    [yes] A целиком
   *[no] A на { $share }
} входит в B.
cli-contained-in-a = { $whole ->
    [yes] B целиком
   *[no] B на { $share }
} входит в A.
cli-partial = У этих двух страниц есть общие фрагменты.
cli-distinct = Это две разные страницы.
cli-too-short = Слишком коротко, чтобы судить.
cli-by-own-thresholds = По вашим порогам.
cli-relation = Соотношение
cli-by-fingerprint = По отпечатку
cli-by-content = По общему содержанию
cli-distance = Расстояние
cli-distance-value = { $distance } из { $bits } бит
cli-a-in-b = Доля A в B
cli-b-in-a = Доля B в A
cli-share = { $share } ({ $common } из { $total })
cli-layout = Сходство вёрстки
cli-verdict = { $verdict ->
    [same] одинаковые
    [near] почти одинаковые
    [different] разные
   *[unsure] ответа нет
}
cli-error = { $code ->
    [file-unreadable] Файл { $name } не читается: { $reason }
    [file-unwritable] Файл { $name } не записывается: { $reason }
    [fetch-failed] Не удалось загрузить { $url }: { $reason }
    [binary] { $name } — не текст и не страница ({ $type }).
    [too-large] Файл { $name } слишком велик: предел в байтах — { $limit }.
    [option-invalid] Параметр { $option } не может иметь значение { $value }{ $option ->
        [k] : это число от 1 до 10, а для профиля package его не задают.
       *[other] .
    }
    [selector-invalid] --{ $option }: «{ $selector }» не читается как CSS-селектор.
    [source-invalid] Стандартный ввод можно прочитать только один раз.
    [archive-unreadable] Не удалось открыть { $name } как архив ZIP: { $reason }
    [thresholds-invalid] В файле { $name } нет порогов.
    [thresholds-differ] Файл { $name } создан с другими настройками: пороги действуют только для тех настроек, с которыми измерены.
    [pairs-invalid] В файле { $name } на каждой строке должно быть два имени через запятую.
    [name-twice] Имя { $name } задано дважды.
    [name-unknown] Имени { $name }, указанного в --alike, нет среди текстов.
   *[other] { $code }
}
cli-passages = Самые длинные общие фрагменты (длина — число { result-length-unit }):
cli-advice = Что делать:
cli-warnings = Предупреждения:
cli-warning-empty = На странице { $side } нет слов.
cli-warning-too-short = Страница { $side } короче одной фразы.
cli-warning-javascript-page = Возможно, на странице { $side } не хватает текста: { $words ->
    [0] вместе со страницей не пришло ни слова
    [one] вместе со страницей пришло всего { $words } слово
    [few] вместе со страницей пришло всего { $words } слова
    [many] вместе со страницей пришло всего { $words } слов
   *[other] вместе со страницей пришло всего { $words } слова
}, остальное, похоже, строит JavaScript.
cli-title = Title
cli-size = Основной текст
cli-fingerprint = Отпечаток
cli-removed = Исключено; при каждом — селектор, который включает его (--keep):

cli-calibrated = { $texts ->
    [one] { $texts } текст
    [few] { $texts } текста
    [many] { $texts } текстов
   *[other] { $texts } текста
}, { $pairs ->
    [one] { $pairs } пара заведомо разных.
    [few] { $pairs } пары заведомо разных.
    [many] { $pairs } пар заведомо разных.
   *[other] { $pairs } пары заведомо разных.
}
cli-histogram = Число пар на каждом расстоянии в битах (#: разные, =: похожие, ?: не решено):
cli-closest = Самые близкие пары: расстояние, наибольшая общая доля. Дубли среди них портят калибровку; назовите их в --alike.
cli-thresholds = Отсюда пороги:
cli-threshold = { $name ->
    [near] Почти одинаковые: доля обоих от
    [contained] Один входит в другой: его доля от
    [partial] Есть общие фрагменты: доля одного от
    [near-bits] Почти одинаковые: битов до
   *[different-bits] Разные: битов от
}
cli-threshold-value = { $value } (встроено: { $builtIn })
cli-flagged = Разных пар всего { $pairs }; из них пороги отмечают по отпечатку { $fingerprint }, по общему содержанию { $content }. В целом с вероятностью 95{"\u00A0"}% по отпечатку — не больше { $atMost }.
cli-found = Похожих пар всего { $pairs }; из них пороги находят по отпечатку { $fingerprint }, по общему содержанию { $content }.
cli-skipped = Не участвовали:
cli-skipped-because = { $code ->
    [too-short] меньше 50 слов
    [copy-of] те же слова, что в { $of }
    [dominant-feature] одна повторяющаяся фраза перевешивает остальное
    [binary] не текст и не страница
    [too-large] слишком большой файл
    [file-unreadable] не читается
    [fetch-failed] не удалось загрузить
    [archive-unreadable] повреждён в архиве
   *[other] { $code }
}
cli-calibrate-few-texts = { $texts ->
    [0] Не участвовал ни один текст
    [one] Участвовал всего { $texts } текст
    [few] Участвовали всего { $texts } текста
    [many] Участвовало всего { $texts } текстов
   *[other] Участвовало всего { $texts } текста
}. Для порогов нужно не меньше { $least }, а 25 скажут гораздо больше.
cli-calibrate-few-pairs = { $pairs ->
    [one] { $pairs } пара — это мало
    [few] { $pairs } пары — это мало
    [many] { $pairs } пар — это мало
   *[other] { $pairs } пары — это мало
}: ошибок не допускалось, и всё же в целом может быть отмечено больше 1{"\u00A0"}%. 25 текстов дают 300 пар.
cli-calibrate-close-pairs = У { $pairs ->
    [one] { $pairs } пары
    [few] { $pairs } пар
    [many] { $pairs } пар
   *[other] { $pairs } пары
} столько общего, что сравнение сочло бы это дублями; { $pairs ->
    [1] она исключена
   *[other] они исключены
}. Назовите в --alike настоящие дубли или задайте --all-different и повторите калибровку.
