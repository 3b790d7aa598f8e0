import { HOMEWORK, HOMEWORK_PARTS } from '../../more-than-one/more-than-one.data.ts'

const AT_HOME =
  /\b(?:home ?work|home learning)\b(?! (?:club|grids?|matri\w+|bingo|choice|journal|expect\w+|polic\w+))/i
/** Forms of their own, which homework may be as well. */
const OTHER_FORM =
  /\b(?:letters?|notes? (?:home|to)|newsletters?|email|lesson|debate|quiz|grids?|matrix|cloze|crossword|word ?search|comprehension|passage|essay|speech|should)\b/i
/** What a message on a sheet of homework says when it names no topic. */
const FILLERS =
  /\b(?:home ?work|home learning|(?:work ?)?sheets?|pages?|templates?|packs?|weekly|daily|weeks?|wks?|terms?|years?|yrs?|y|rooms?|for|my|our|the|this|next|class|kids|students|tamariki|please|pls|an?|with|and|plus|to go home|make|me|create|need|some|simple|quick|easy|of|in|on|new|entrants?|nights?|days?|4 ?x|mon(?:day)?|thurs?(?:day)?|fri(?:day)?|spelling|words?|lists?|reading|logs?|maths?|basic|number|facts|times ?tables?|handwriting|literacy|numeracy|s)\b|[\d.,;:!?+&/–-]+/gi

/** True where a message asks for the sheet of homework of a week, and not for homework on a topic. */
export function asksForHomework(text: string): boolean {
  if (!AT_HOME.test(text) || OTHER_FORM.test(text)) return false
  const parts = HOMEWORK_PARTS.filter(({ pattern }) => pattern.test(text)).length
  const isBare = text.replace(FILLERS, ' ').trim() === ''
  return (
    isBare &&
    (parts !== 1 || /\bweek|\breading\b/i.test(text)) &&
    HOMEWORK.pattern.test(text.replace(/home learning|home work/i, 'homework'))
  )
}
