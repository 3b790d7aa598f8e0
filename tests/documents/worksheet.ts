/** Styles for worksheets of several pages with everything that is hard to put on paper */
const STYLE = `body{font-family:Arial,sans-serif;font-size:13pt;line-height:1.4;color:#222;margin:0}
h1{color:#1a5276;border-bottom:3px solid #1a5276}h2{color:#117a65}
table{border-collapse:collapse;width:100%;margin:10px 0}td,th{border:1px solid #999;padding:6px 8px;vertical-align:top}th{background:#e8f4f8;text-align:left}
.box{border:2px solid #2e86c1;border-radius:8px;padding:12px;margin:12px 0;background:#eaf2f8}
.line{border-bottom:1px solid #555;height:28px}.brand{color:oklch(51.1% 0.096 186.391);padding:6px}
.frac{display:inline-block;vertical-align:middle;text-align:center;line-height:1.1}.frac>span{display:block;padding:0 4px}.frac>.n{border-bottom:1.5px solid #000}`

const STORY =
  'Māori have lived in Aotearoa for many generations. The whānau gathered kai from the ngahere and the moana, and tūpuna passed on their mātauranga through kōrero, waiata and whakataukī. Ākonga learn how each hapū cared for its whenua and wai.'

function section(n: number): string {
  const rows = [1, 2, 3, 4].map(
    (row) =>
      `<tr><td>${n}.${row}</td><td>${STORY.slice(0, 60 + row * 40)}</td><td><span class="frac"><span class="n">${row}</span><span class="d">${row + 3}</span></span> =</td></tr>`,
  )
  return `<h2>${n}. Wāhanga ${n}: Te Wai Māori</h2>
<p>${STORY} <a href="https://teara.govt.nz/en/water-${n}">Read more at Te Ara</a>. This is <strong>bold</strong>, <em>italic</em>, <u>underlined</u>, <span style="color:#c0392b">red</span> and <b><i>both</i></b> text.</p>
<div class="box"><strong>Whakataukī:</strong> He aha te mea nui o te ao? He tāngata, he tāngata, he tāngata. <div class="brand">Coloured box ${n}</div></div>
<table><thead><tr><th>#</th><th>Pātai</th><th>Whakautu</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<ol><li>Explain how the <em>awa</em> changed.<div class="line"></div><div class="line"></div></li><li>Tick: <input type="checkbox" checked> Tūturu <input type="text" value="Kākāpō" size="12"></li><li>Calculate <math><mfrac><mn>3</mn><mn>4</mn></mfrac><mo>×</mo><mi>x</mi></math> and H<sub>2</sub>O</li></ol>
<p>${STORY} <span style="font-family:Georgia">Tūī song</span> <span style="letter-spacing:2px">kererū wings</span></p>`
}

export function worksheetOf(sections: number): string {
  const body = Array.from({ length: sections }, (_, i) => section(i + 1)).join('\n')
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><title>Worksheet</title><style>${STYLE}</style></head><body><h1>Te Wai — Water unit (ngā akoranga)</h1><p>Name: ______ Rā: ______</p>${body}</body></html>`
}

/** Every word a reader sees, in the order of the document. */
export function wordsOf(html: string): string[] {
  const text = html
    .replace(/<head>[\s\S]*<\/head>/, ' ')
    .replace(/<input[^>]*value="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<math>[\s\S]*?<\/math>/g, ' ')
    .replace(/<span class="[nd]">/g, ' ')
    .replace(/<\/?(b|i|em|strong|u|a|span)\b[^>]*>/g, '')
    .replace(/<sub>|<\/sub>/g, '')
    .replace(/<[^>]+>/g, ' ')
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
