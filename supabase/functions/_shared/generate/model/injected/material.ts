const NAMES_OF_MATERIAL =
  '(?:page|text|article|passage|story|poem|notes?|site|website|document|e-?mail|paragraph|extract|transcript|report|information|info|source|material|newsletter|blog|post)s?'

/** Finds where the teacher's own words end and the pasted text begins: "from this page:", a line, a blank line. */
const BEGINS = new RegExp(
  [
    `\\b(?:this|the following|these|my|our|that|an?)\\s+(?:[\\w-]+ ){0,2}${NAMES_OF_MATERIAL}\\b[^\\n]{0,80}\\n`,
    '(?:^|\\n)[ \\t]*(?:-{3,}|_{3,}|={3,}|"{3}|`{3})[ \\t]*\\n',
    `(?<=^|[.!?\\n][ \\t]*)${NAMES_OF_MATERIAL}[ \\t]*:`,
    '\\n[ \\t]*\\n',
  ].join('|'),
  'i',
)

/** A message as far as it may be the teacher's own words, and what seems to be pasted below them. */
export function partsOfMessage(message: string): { own: string; material: string } {
  const begins = BEGINS.exec(message)
  if (!begins) return { own: message, material: '' }
  const at = begins.index + begins[0].length
  return { own: message.slice(0, at), material: message.slice(at) }
}
