import { tagOf } from '../dom-kinds.ts'

/** Styles that carry the writer's meaning; all others are the look of the other page */
const MEANT = ['color', 'background-color', 'text-align']
const IN_TABLES = [
  ...MEANT,
  'border',
  'border-top',
  'border-right',
  'border-bottom',
  'border-left',
  'padding',
  'vertical-align',
  'border-collapse',
  'width',
]
const ORDINARY: Record<string, RegExp> = {
  color: /^(windowtext|black|inherit|initial|#000000|rgb\(0, 0, 0\)|rgba?\(3\d, 3\d, 3\d.*\))$/i,
  'background-color': /^(transparent|white|inherit|initial|rgb\(255, 255, 255\)|rgba\(.*, 0\))$/i,
  'text-align': /^(left|start|inherit|initial|-webkit-auto)$/i,
}
const TABLE_PART = /^(TABLE|TR|TD|TH|COL)$/

/** Turns bold, italic and underline into elements, keeps colours and the lines of tables, and drops the rest. */
export function plainStyles(element: HTMLElement): void {
  const { style } = element
  const tag = tagOf(element)
  const isPart = TABLE_PART.test(tag)
  const kept = (isPart ? IN_TABLES : MEANT).flatMap((name) => {
    const value = style.getPropertyValue(name)
    return value && !ORDINARY[name]?.test(value) ? [[name, value] as const] : []
  })
  const wraps = isPart || /^(LI|UL|OL|P|H[1-6])$/.test(tag) ? [] : formatsOf(element)
  element.removeAttribute('style')
  for (const [name, value] of kept) style.setProperty(name, value)
  if (!isPart && tag !== 'IMG') for (const name of ['width', 'height']) element.removeAttribute(name)
  if (tag === 'TABLE' && element.querySelector('th') && !/border/.test(element.innerHTML)) ruleLines(element)
  for (const name of wraps) {
    const wrapper = document.createElement(name)
    wrapper.append(...element.childNodes)
    element.append(wrapper)
  }
}

function formatsOf({ style, nodeName }: HTMLElement): string[] {
  if (/^(B|STRONG|I|EM|U|A)$/i.test(nodeName)) return []
  const bold = /^(bold|bolder|[6-9]00)$/.test(style.fontWeight)
  const italic = /^(italic|oblique)/.test(style.fontStyle)
  const underline = /underline/.test(style.textDecorationLine || style.textDecoration)
  const raised = /^(sub|super)$/.exec(style.verticalAlign)?.[0]
  return [
    bold && 'strong',
    italic && 'em',
    underline && 'u',
    raised === 'sub' && 'sub',
    raised === 'super' && 'sup',
  ].filter((name) => name !== false)
}

/** Draws the lines of a table from a web page, because they were in that page's style sheet. */
function ruleLines(table: HTMLElement): void {
  table.style.borderCollapse = 'collapse'
  for (const cell of table.querySelectorAll<HTMLElement>('td,th')) {
    cell.style.border = '1px solid #000'
    cell.style.padding = '4px 8px'
  }
}
