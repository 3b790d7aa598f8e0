import { isShortForm } from './short-forms.ts'

/** Asks for a lesson that anybody can teach at once, on anything: the bank has such lessons for each learning area. */
export const NEEDS_NO_PREPARATION =
  /\b(?:reliev(?:er|ers|ing)|relief (?:day|teacher|lesson|plan)|no[- ]prep|nothing prepared|in an emergency|emergency (?:lesson|plan|cover|relief|day|teacher))\b/i

/** The form that a request asks for: no lesson is about it. */
const FORM = `
  activities activity answer answers beginner beginners cards checklist checklists choice choices
  comprehension diagram diagrams false intro introduction key lesson lessons multiple page
  pages passage passages plan plans poster posters printable question questions quiz scenario
  scenarios series sheet sheets structured template templates true unit units wordfind wordfinds
  worksheet worksheets`

/** The class, its devices and its days. */
const CLASS = `
  boys buddies buddy children chromebook chromebooks co-ed coed composite gear girls group groups junior juniors
  kids kit kits laptop laptops pupils senior seniors small students support tamariki tech term today
  tomorrow tuesday yr yrs`

/** Everyday words that say nothing of a topic. */
const EVERYDAY = `
  about basic basics bit easy fun hands-on hopefully incl sci nxt wk wks
  including info information learn learning please pls plus properly stuff teach teaching
  thing using were`

const NO_KIT = new Set([FORM, CLASS, EVERYDAY].flatMap((words) => words.trim().split(/\s+/)))

/** True for a word of a request that no lesson is about: the form it asks for, the class, and everyday words. */
export const namesNoKit = (word: string): boolean => NO_KIT.has(word.toLowerCase()) || isShortForm(word)

/** True for a word that the bank may not say though the lesson is about it: a teacher need not be told that it is left out. */
export const isNotMissed = (word: string): boolean =>
  /^(?:aotearoa|guided|stage|cream|multi|multi-?choice|word|bank|permission|slip|sessions?|literal|inferential|evaluative|esol|ell|eal|etc|easier|harder|version|theme|themed|gaps?|assessments?|comp|included?|includes|provided|attached|marking)$/i.test(
    word,
  )
