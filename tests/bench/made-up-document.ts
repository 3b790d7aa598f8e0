/** A worksheet as teachers have them, over and over: paragraphs, lists, a table, macrons everywhere. */
export function documentOf(bytes: number): string {
  const page = (n: number) => `<h2>Wāhanga ${n}</h2>
<p>Pānuitia te kōrero, ā, <b>whakautua</b> ngā pātai. Read the text and answer in <span style="color:#23608c">whole sentences</span>; use your own words.</p>
<ul><li>Ko wai te kaituhi? Who wrote it, and for whom?</li><li>He aha te kaupapa? What is it about?</li></ul>
<table style="border-collapse:collapse;width:100%"><tbody><tr><th>Kupu</th><th>Meaning</th></tr><tr><td>ngāwari</td><td>easy, soft</td></tr><tr><td>mātauranga</td><td>knowledge</td></tr></tbody></table>
<p>Tuhia ō whakaaro ki konei: <span class="blank"></span> and show your working below.</p>
`
  let body = ''
  for (let n = 1; body.length < bytes; n += 1) body += page(n)
  return `<!doctype html><html lang="en-NZ"><head><title>Worksheet</title><style>.blank{display:inline-block;width:8em;border-bottom:1px solid}th,td{border:1px solid #777;padding:4px 8px}</style></head><body>${body}</body></html>`
}
