/** The style sheet of a printed page: A4, black and white, Arial, with nothing loaded from the network. */
export const PAGE_STYLE = `@page{size:A4;margin:15mm}
*{box-sizing:border-box}
body{margin:0 auto;max-width:180mm;padding:8mm 4mm;background:#fff;color:#111;font:12pt/1.45 Arial,Arimo,Helvetica,sans-serif;-webkit-print-color-adjust:exact;print-color-adjust:exact}
h1{font-size:19pt;line-height:1.2;margin:5mm 0 1mm}
h2{font-size:13.5pt;line-height:1.25;margin:6mm 0 1.5mm;break-after:avoid}
h3{font-size:12pt;margin:4mm 0 1mm;break-after:avoid}
p{margin:1.5mm 0}
ul,ol{margin:1.5mm 0;padding-left:6mm}
li{margin:.6mm 0}
table{border-collapse:collapse;width:calc(100% - 1px);margin:2mm 0}
th,td{border:1px solid #555;padding:1.5mm 2mm;text-align:left;vertical-align:top}
thead{display:table-header-group}
tr,.task,.card{break-inside:avoid}
.page{break-before:page}
.teacher{font-size:9.5pt}
.teacher p,.teacher ul{margin:.8mm 0}
.teacher td,.teacher th{padding:.45mm 1.5mm;line-height:1.25}
.teacher .quiet{font-size:8.5pt}
.many td,.many th{padding-top:.15mm;padding-bottom:.15mm;line-height:1.15}
.answers{table-layout:fixed}
.answers thead th:first-child{width:7.5%}
.answers thead th:nth-child(3){width:17%}
.answers thead th:nth-child(4){width:35%}
.wordy thead th:nth-child(3){width:30%}
.wordy thead th:nth-child(4){width:26%}
.guides thead th:nth-child(3){width:50%}
.reasons thead th:nth-child(3){width:24%}
.reasons thead th:nth-child(4){width:38%}
.group th{background:#eee}
.teacher h2{margin-top:4mm}
.teacher h3{margin-top:2.5mm}
.lesson{padding-left:6mm;border-left:1.2pt solid #d9a404}
.lesson .contents{margin:.3mm 0 0;font-size:8pt;line-height:1.2}
.contents a{color:inherit;text-decoration:none}
.pair{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 6mm;break-inside:avoid}
.plan{font-size:10.5pt;line-height:1.1}
.close{font-size:10pt}
.plan.close h2{margin-top:1.2mm;font-size:11pt}
.plan h1{margin:1.5mm 0 0;font-size:16pt;line-height:1.15}
.plan h2{margin:1.4mm 0 .1mm;font-size:11.5pt;line-height:1.15;color:#0f5c4c}
.plan h3{margin:1.4mm 0 .1mm;font-size:11pt;line-height:1.15;color:#0f5c4c}
.plan.close h3{margin-top:1.2mm;font-size:10.5pt}
.plan[data-section=session-2]{break-before:page}
.plan[data-section=session-2]>h2{font-size:13pt}
.plan p,.plan ul,.plan ol{margin:.3mm 0}
.plan ul,.plan ol{padding-left:4mm}
.plan ol{padding-left:5.5mm}
.plan li{margin:0}
.plan dl{grid-template-columns:fit-content(35%) 1fr;margin:.3mm 0;gap:0 3mm}
.plan .words{grid-template-columns:fit-content(22%) 1fr fit-content(22%) 1fr}
.pair .words{grid-template-columns:fit-content(40%) 1fr}
.plan .quiet{font-size:9pt}
.plan sup{font-size:7.5pt;line-height:0}
.plan table{border-collapse:separate;border-spacing:0;margin:.6mm 0 0}
.plan th,.plan td{border:0 solid #777;border-bottom-width:1px;padding:.3mm 2.5mm .3mm 0}
.plan thead th{border-bottom-color:#111}
.plan th:last-child,.plan td:last-child{padding-right:0}
.plan .answers thead th:first-child{width:19mm}
.plan .answers:not(.wordy,.guides,.reasons) thead th:nth-child(3){width:14%}
.plan .answers:not(.wordy,.guides,.reasons) thead th:nth-child(4){width:31%}
.plan svg{max-width:100%;max-height:22mm}
.plan td>svg{display:block;max-height:13mm}
.plan .bar{width:50mm;height:4.5mm;margin:.5mm 0}
.plan .name span+span{flex:1}
.lead{break-after:avoid}
.tail{break-before:avoid}
.plan tr:has(+.more)>*{border-bottom:0;padding-bottom:0}
.plan .more>*{padding-top:0}
.steps thead th:first-child{width:13.5%}
.plan .min .quiet{font-size:8.5pt;font-weight:400}
.plan .series{table-layout:fixed}
.series thead th:first-child,.series thead th:nth-child(4){width:18%}
.series thead th:nth-child(3){width:29%}
.t34 thead th:nth-child(2){width:34%}
.t40 thead th:nth-child(2){width:40%}
.t46 thead th:nth-child(2){width:46%}
.t52 thead th:nth-child(2){width:52%}
.t58 thead th:nth-child(2){width:58%}
.t64 thead th:nth-child(2){width:64%}
[data-section=about]{break-inside:avoid}
.plan[data-section=about]{font-size:9pt}
.min,.total{white-space:nowrap}
.text{margin:2mm 0 0;padding:0 3mm;border:1px solid #777}
.text h2{margin:2mm 0 1mm}
.text li{margin:.8mm 0}
.quiet{color:#444;font-size:10.5pt}
.quiet a{color:inherit}
.name{display:flex;gap:8mm}
.name span{flex:2;border-bottom:1px solid #555;padding-bottom:1mm}
.name span+span{flex:1}
.mark{float:right;font-size:14pt;line-height:1}
.task{margin:4mm 0 0}
.example{border:1px solid #777;padding:2mm 3mm;margin:4mm 0 0}
.sums{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 8mm}
.sums .task{margin-top:5mm}
.line{height:8mm;border-bottom:1px solid #888}
.short{width:60mm;max-width:100%}
.sums .line{height:7mm}
.gap{display:inline-block;width:20mm;height:1em;border-bottom:1px solid #888}
.thirds{grid-template-columns:repeat(3,minmax(0,1fr))}
.thirds .task{margin-top:9mm}
.sums .bar{width:100%}
.airy .task{margin-top:10mm}
.roomy .task{margin-top:16mm}
.airy .line,.roomy .line{height:10mm}
.space{height:20mm;border:1px solid #888;margin-top:1.5mm}
.tall{height:44mm}
.bar{display:flex;width:90mm;max-width:100%;height:7mm;border:1.5px solid #333;margin:2mm 0 0}
.bar i{flex:1;border-left:1.5px solid #333}
.bar i:first-child{border-left:0}
.bar .on{background:#c9c9c9}
.dots{line-height:1.15;letter-spacing:2mm;margin:2mm 0}
.rect{position:relative;width:52mm;height:26mm;border:1.5px solid #333;margin:2mm 0 8mm}
.rect b{position:absolute;font-weight:400}
.rect .across{left:0;right:0;top:100%;text-align:center}
.rect .down{left:100%;top:9mm;padding-left:2mm;white-space:nowrap}
.data{width:auto;min-width:80mm}
.data td:empty{height:17mm;min-width:50mm}
.blank{width:calc(100% - 1px);table-layout:fixed}
.cards{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0}
.card svg{max-width:100%;height:auto}
.card .bar,.card .data{width:100%;min-width:0}
.card{border:1px dashed #555;padding:4mm;min-height:52mm}
.term-cards{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0;margin:3mm 0}
.term-cards .card{min-height:34mm}
.card h3{margin:0 0 2mm;font-size:15pt}
.letters{width:auto;margin:3mm auto;table-layout:fixed}
.letters td{width:10mm;height:9mm;padding:0;text-align:center;vertical-align:middle}
.teacher .letters td{width:6mm;height:5mm;padding:0}
.find{margin:3mm 0;font-weight:bold}
.crossword{width:auto;margin:3mm auto;table-layout:fixed}
.crossword td{position:relative;width:10mm;height:10mm;padding:0;text-align:center;vertical-align:middle}
.crossword.close td{width:8mm;height:8mm}
.crossword .off{border:0}
.crossword small{position:absolute;left:.6mm;top:.3mm;font-size:7pt;line-height:1}
.teacher .crossword td{width:7mm;height:6.5mm;padding:0}
.clues{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 6mm;font-size:10.5pt;line-height:1.3}
.clues h3{margin:2mm 0 1mm}
.clues p{margin:1mm 0}
.terms tr{break-inside:avoid}
.terms thead th{background:#eee}
.terms .open{width:30%}
.wide{font-size:10pt;line-height:1.3}
.wide td,.wide th{padding:1mm 1.5mm}
.whole{break-inside:avoid}
.boards{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 8mm}
.boards h3{margin:2mm 0 0}
.board{table-layout:fixed;max-width:120mm}
.board td{height:16mm;text-align:center;vertical-align:middle;font-size:14pt}
.board th{text-align:center;background:#eee}
.boxes{table-layout:fixed;margin:0 0 1.5mm}
.boxes td{height:14mm}
.boxes.middle td{height:30mm}
.boxes.high td{height:54mm}
.boxes.tall td{height:96mm}
.boxes.full td{height:128mm}
.certificate{box-sizing:border-box;height:100mm;margin:4mm 0;padding:5mm 14mm;border:5px double #333;text-align:center;break-inside:avoid}
.certificate h2{margin:0;border:0;font-size:30pt}
.certificate p{margin:2mm 0 0}
.certificate .line{margin:0 auto 1mm;height:9mm}
.certificate .matter{font-size:17pt;font-weight:bold}
.signed{display:grid;grid-template-columns:2fr 1fr 1fr;gap:0 8mm;font-size:10pt}
.diagram{margin:2mm 0;text-align:center;break-inside:avoid}
.diagram svg{max-width:100%}
.cut-out{table-layout:fixed}
.cut-out td{height:15mm;border:1px dashed #555;text-align:center;vertical-align:middle;font-size:14pt;line-height:1.2}
.cut-out .off{border:0}
.board.wide{max-width:none}
.board.wide td{height:13mm;padding:0;font-size:11pt}
.board.large{max-width:none}
.board.large td{height:32mm;font-size:22pt}
.board.large.wide td{height:20mm;font-size:13pt}
.tick{margin:3mm 0}
.ticket{break-inside:avoid;border-bottom:1px dashed #555;padding:4mm 0 6mm}
.ticket .task{margin-top:2mm}
.cut{border-top:1px dashed #555;padding-top:4mm}
.choices{list-style:upper-alpha;break-inside:avoid;margin:1mm 0 0;padding-left:12mm}
dl{display:grid;grid-template-columns:max-content 1fr;gap:1mm 5mm;margin:2mm 0}
dt{font-weight:bold}
dd{margin:0}
@media screen and (max-width:600px){.pair{display:block}.plan .words{grid-template-columns:max-content 1fr}.thirds{grid-template-columns:repeat(2,minmax(0,1fr))}.gap{width:11mm}}
@media print{body{padding:0;max-width:none}.lesson{padding-left:4mm}}`
