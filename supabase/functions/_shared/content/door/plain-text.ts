/** Typing errors in the words that matter most. A disclosure is often typed in a hurry. */
const TYPOS: readonly (readonly [RegExp, string])[] = [
  [/\b(her|him)\s?s[ae]?l?e?f\b|\bhersef\b|\bherslef\b/g, '$1self'],
  [/\bh(?:ers|ims)(?:lef|ef|elf|lf)\b/g, 'herself'],
  [/\bthems(?:elf|lef|leves|elvs)\b/g, 'themselves'],
  [/\b(?:cuting|cuttin|cutitng|cuttng)\b/g, 'cutting'],
  [/\b(?:hiting|hittin|hittign)\b/g, 'hitting'],
  [/\b(?:hurtin|huritng|hurtting)\b/g, 'hurting'],
  [/\b(?:puple|pupli|pupl|puipl|pupill)\b/g, 'pupil'],
  [/\b(?:studnet|studen|stuent|studetn)\b/g, 'student'],
  [/\b(?:suiside|sucide|suicde|suacide|siucide)/g, 'suicide'],
  [/\b(?:toching|touchin|tuching|touchign)\b/g, 'touching'],
  [/\b(?:touchs|tuches|toches)\b/g, 'touches'],
  [/\b(?:freind|frend)\b/g, 'friend'],
  [/\bwantsto\b/g, 'wants to'],
  [/\bwanna\b/g, 'want to'],
]

/** A request as the rules of the door read it: lower case, straight apostrophes, no macrons, common typing errors put right. */
export function plainText(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`]/g, "'")
    .toLowerCase()
    .replace(/\b(did|do|does|is|was|are|were|has|have|ca|wo|must)n['"]?t\b/g, '$1nt')
    .replace(/[\s_]+/g, ' ')
    .trim()
  return TYPOS.reduce((fixed, [pattern, right]) => fixed.replace(pattern, right), plain)
}
