import type { Kit, KitStep } from '../../../kit.ts'
import type { PrintedText } from '../../../printed-text.ts'

/** A handout of more letters makes a plan longer than its two pages: it is printed on the worksheet of the lesson. */
const MOST_LETTERS = 650
const IS_PAPER =
  /\b(?:(?:the|\d+|six|eight|ten|twelve|fact|clue|role|picture|event) cards?|copies|(?:a|one) copy|(?:the|fact|clue|price|data) table (?:of|below|on)|(?:fact|clue|price|data) tables?|clues|(?:the|two|three) (?:sources|poems?|notices|map|script|records?|texts?)|source [A-D])\b/i

const linesOf = ({ teacher, pupils }: KitStep) => [...teacher, ...pupils]
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')

/** The telling beginning of a paragraph, without its label: “Card A: ” or “1. ”. */
const beginning = (paragraph: string) =>
  plain(paragraph.replace(/^[^:]{1,24}: |^\d+\. /, ''))
    .trim()
    .slice(0, 28)

/** True where the steps or the list speak of a paper, and most of the handout stands nowhere in them. */
function isMissing(kit: Kit, { paragraphs }: PrintedText): boolean {
  const { hook, show, together, work, share, materials } = kit
  const lines = [
    ...[hook, show, together, work, share].flatMap(linesOf),
    ...materials.map(({ item }) => item),
  ]
  if (!lines.some((line) => IS_PAPER.test(line))) return false
  const said = plain(lines.join(' '))
  return paragraphs.filter((one) => !said.includes(beginning(one))).length * 2 > paragraphs.length
}

/** What a plan prints for the class to copy, or the line that says where it is printed. */
export function toCopy(kit: Kit): { text?: PrintedText; items: string[] } {
  const { handout, text } = kit
  if (handout === undefined || text !== null || !isMissing(kit, handout)) return { items: [] }
  const letters = handout.paragraphs.join('').length
  return letters <= MOST_LETTERS
    ? { text: { ...handout, title: `To copy: ${handout.title}` }, items: [] }
    : { items: [`“${handout.title}” is printed on the worksheet: ask for a worksheet of this lesson`] }
}
