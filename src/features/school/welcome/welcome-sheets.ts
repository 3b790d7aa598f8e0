import { escapeHtml } from '#content/html/escape-html.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export interface Welcomed {
  name: string
  /** Empty where only the start of it is known. */
  email: string
  /** Known only right after the teacher was added. */
  password?: string
  /** The teacher signs in with a password of their own. */
  existing: boolean
}

const STYLE = `body{font:12pt/1.5 Arial,Arimo,sans-serif;color:#16211e;max-width:170mm;margin:0 auto}
section{break-after:page}section:last-child{break-after:auto}
.brand{font-size:13pt;font-weight:bold;color:#0f5c4c;border-bottom:2pt solid #0f5c4c;padding-bottom:5pt;margin:0 0 24pt}
h1{font-size:24pt;line-height:1.2;margin:0 0 6pt}h2{font-size:14pt;margin:22pt 0 8pt}p{margin:0 0 10pt}.lead{font-size:13pt}
table{border-collapse:collapse;width:100%;margin:18pt 0}th,td{border:0 solid #9aa39f;border-width:.75pt 0;padding:8pt 0;text-align:left;vertical-align:baseline}
th{width:40mm;font-weight:normal}td{font-weight:bold;overflow-wrap:anywhere}code{font:bold 17pt Consolas,Menlo,Cousine,monospace}
ol{padding-left:18pt;margin:0}li{margin-bottom:8pt}li::marker{color:#0f5c4c;font-weight:bold}
.note{font-size:10.5pt;border-top:.75pt solid #9aa39f;padding-top:8pt;margin-top:22pt}`

const row = (name: string, cell: string) => `<tr><th scope="row">${name}</th><td>${cell}</td></tr>`

/** An address that the page knows only in part is not on the sheet: the teacher knows it. */
function signIn({ email, password, existing }: Welcomed, address: string): string {
  const secret =
    password === undefined ? 'your administrator gives it to you' : `<code>${escapeHtml(password)}</code>`
  return [
    row('Address', escapeHtml(address)),
    email === '' ? '' : row('Your email', escapeHtml(email)),
    existing ? '' : row('First password', secret),
  ].join('')
}

function steps({ existing }: Welcomed): string[] {
  const first = existing
    ? ['Open the address above and sign in with the password you have.']
    : [
        'Open the email from us and press its link. It confirms your address and works for seven days.',
        'Open the address above and sign in with your email and the first password.',
        'Choose a password of your own. Nobody at your school knows it.',
      ]
  return [
    ...first,
    'Choose a learning area and year, and ask for a lesson in your own words.',
    'Star what you keep. It opens, edits and prints without a network too.',
    'On a phone: open the browser’s menu and choose “Add to Home screen”.',
  ]
}

function sheet(teacher: Welcomed, school: string, address: string): string {
  const destroy = teacher.password ? ' Destroy this sheet once you have a password of your own.' : ''
  return `<section><p class="brand">${PRODUCT_NAME}</p><h1>Kia ora ${escapeHtml(teacher.name)}</h1>
<p class="lead">${escapeHtml(school)} has given you ${PRODUCT_NAME}, which plans lessons with you. It costs you nothing.</p>
<table>${signIn(teacher, address)}</table>
<h2>Your first steps</h2>
<ol>${steps(teacher)
    .map((step) => `<li>${step}</li>`)
    .join('')}</ol>
<p class="note">Nobody at your school reads your chats. Please write about “a student”, never a student’s name.${destroy}</p></section>`
}

/** One sheet of paper for each teacher. */
export function welcomeSheets(teachers: Welcomed[], school: string, address: string): string {
  const sheets = teachers.map((teacher) => sheet(teacher, school, address)).join('')
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><title>Welcome to ${PRODUCT_NAME}</title><style>${STYLE}</style></head><body><main>${sheets}</main></body></html>`
}
