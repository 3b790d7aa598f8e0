import type { KitsWanted } from '../../kit.ts'
import type { Want } from '../../understood.ts'
import { mathsTopicAsked } from '../maths/choose-topic.ts'
import type { PlannerInput } from '../read/input.ts'
import { withoutLimits } from '../read/limits/limits.ts'
import { dayIn } from '../read/more-than-one/several.ts'
import { readRequest } from '../read/request.ts'
import { withoutRefused } from '../read/ruled-out/ruled-out.ts'
import { areaOfText, areasNamed, isBareSubject } from '../read/subject.ts'
import { SESSION_ASIDES } from '../read/topic/session-asides.data.ts'
import { GAME_FIRST } from '../read/topic/topic-asides.data.ts'
import { sheetIn, withoutSheet } from '../read/words/named-sheets.ts'
import { withoutYears } from '../read/words/without-years.ts'
import { cutAll } from '../read/words/word-pattern.ts'
import { restOfRequest } from './rest-of-request.ts'
import { NEEDS_NO_PREPARATION } from './words-of-no-kit.ts'
import { wordsOf } from './words-of-topic.ts'

/** What a class has done already, or what is over. */
const OVER =
  /[^-–—.,;!?(]*\b(?:is|are|was|were)\s+(?:\p{L}+\s+)?(?:over|done|gone|finished)\b|\(?\bwe['’]?(?:ve| have) (?:already )?(?:done|had|covered|finished)\b[^.,;!?)]*\)?/giu

const MATHS = 'Mathematics and statistics'

const SAYS_LITTLE =
  /^(?:many|more|less|fewer|much|most|numbers?|count\w*|compar\w*|than|with|from|over|make|work|each|groups?|year)$/i

/** True where a request says two words or more of some length: one alone, such as "circles", may well be of mathematics. */
const saysMore = (topic: string) =>
  wordsOf(topic)
    .split(' ')
    .filter((word) => word.length >= 4 && !SAYS_LITTLE.test(word)).length >= 2

/** True where our own questions are about the topic: “sharing” and “triangle” alone make no lesson of mathematics. */
const hasQuestions = ({ topic, skill, year, understood }: ReturnType<typeof readRequest>): boolean =>
  mathsTopicAsked(topic, skill, year, understood.numbers) !== null

/**
 * True where the teacher chose or named the learning area. A topic of mathematics has questions of its own, so it is not left for a kit;
 * a word that may be of mathematics, as in "fact or opinion", says too little, and so does one that none of our questions is about.
 */
function isAreaSure(input: PlannerInput, request: ReturnType<typeof readRequest>): boolean {
  const { goals, subject, topic } = request
  if (goals.length > 0 || input.context !== null) return true
  const found = areaOfText(topic)?.by
  if (found === 'name') return areasNamed(topic) === 1
  return subject === MATHS && (!saysMore(topic) || (found === 'topic' && hasQuestions(request)))
}

/** True where the words that should name a topic say only that the teacher relieves: "morning im relieving in room 2". */
const SAYS_ONLY_RELIEF = /\b(?:relie[fv]|relieving|emergency (?:lesson|plan|cover|day))/i

/** True for a request without a topic, which any lesson without preparation would meet. */
export function wantsAnyLesson(input: PlannerInput): boolean {
  const { goals, understood, topic, subject } = readRequest(input)
  const said = understood.topic || topic
  if (goals.length > 0 || ![input.content, topic].some((text) => NEEDS_NO_PREPARATION.test(text)))
    return false
  return subject === null ? SAYS_ONLY_RELIEF.test(said) : wordsOf(said) === '' || isBareSubject(said)
}

/** A topic that points back to what another sentence named: "what lives in it". */
const POINTS_BACK = /\b(?:it|this|that|them|these|those|there)$/i

/** Words of a letter home that are no topic of it: a lesson on writing letters is not wanted. */
const OF_A_LETTER =
  /\b(?:letters?|notes?|emails?|messages?|homes?|families|family|parents?|caregivers?|wh[āa]nau|explaining|explain|telling|asking|tone|friendly)\b/giu

/** Words that say what a text to read and its questions are to be like, and not what it is about. */
const OF_A_READING =
  /\b(?:literal|inferential|evaluative|words?|level|age|text|story|short|long|easy|reading|passages?|comprehension)\b/giu

/** Words of a test or an assessment that do not say what it is on. */
const OF_A_TEST = /\b(?:tests?|assessments?|assess|end)\b/giu

const FORM_WORDS: Partial<Record<Want, RegExp>> = {
  letter: OF_A_LETTER,
  reading: OF_A_READING,
  assessment: OF_A_TEST,
}

/** Words that say how a text with gaps is wanted. */
const OF_A_CLOZE =
  /\b(?:passages?|texts?|(?:\d{1,2} )?(?:gaps?|blanks?)|word (?:banks?|box(?:es)?|lists?))\b/giu

/** The words without those of the form that is asked for. */
function withoutForm(words: string, { want }: { want: Want }, asked: string): string {
  const ofForm = sheetIn(asked) === 'cloze' ? OF_A_CLOZE : FORM_WORDS[want]
  return ofForm ? words.replace(ofForm, ' ').replace(/\s+/g, ' ').trim() : words
}

/** A lesson may be about what a sheet is for: “a fair test” is its matter, and not only its form. */
const isLesson = ({ want }: { want: Want }) => want === 'lesson plan'

/** The name of the language, which all lessons of te reo Māori share. It stays among the other words of the request. */
const NAME_OF_REO =
  /(?<!\p{L}|cook islands? )(?:(?:in )?te reo(?: m[āa]ori)?|(?:in )?m[āa]ori(?: language)?)(?!\p{L})/giu

const withoutReo = (words: string, subject: string | null): string => {
  const left = subject === 'Learning languages (te reo Māori)' ? words.replace(NAME_OF_REO, ' ') : words
  return saysMore(left) ? left.replace(/\s+/g, ' ').trim() : words
}

/** When a topic is to be taught, or a sheet to be used, beside words that say what it is about. */
const WHEN_IT_IS =
  /(?:\b(?:at|for|from) )?\b(?:the )?(?:start|beginning) of(?: (?:the |this |a )?(?:school )?(?:year|term)\b|\s*$)/giu

const withoutWhen = (words: string): string => words.replace(WHEN_IT_IS, ' ').replace(/\s+/g, ' ').trim()

/** The words the bank is asked for: those of the topic, or of the whole request where the topic alone does not say enough. */
function wordsToFind({ understood, topic, asked, subject }: ReturnType<typeof readRequest>): string {
  const said = withoutRefused(understood.topic || topic)
  const ofTopic = wordsOf(isLesson(understood) ? said : withoutSheet(said))
  const named = withoutReo(withoutForm(ofTopic, understood, asked), subject)
  const timeless = withoutWhen(named)
  // A sheet that is used at the start of the year is found by its name, a lesson for that time by the time.
  const own = timeless === '' && isLesson(understood) ? named : timeless
  return own === '' || POINTS_BACK.test(understood.topic)
    ? wordsOf(withoutYears(asked).replace(OVER, ' '))
    : own
}

/** What was said besides the topic: the other subjects of a whole day are lessons of their own. */
function asideWords({ asked: typed, topic, understood }: ReturnType<typeof readRequest>): string {
  const asked = withoutLimits(typed)
  if (dayIn(asked) !== null) return topic
  return isLesson(understood)
    ? cutAll(
        withoutYears(asked)
          .replace(/\s*…\s*/g, ' ')
          .trim(),
        SESSION_ASIDES,
      )
    : cutAll(withoutSheet(asked), [GAME_FIRST])
}

/** True where a text to read is wanted, or one to leave words out of. */
function wantsText({ want }: { want: Want }, asked: string): boolean {
  const sheet = sheetIn(asked)
  return sheet === 'cloze' ? /\b(?:passages?|texts?)\b/i.test(asked) : want === 'reading' && sheet === null
}

/** Lessons beyond those of a unit, for those that are found and are not on its topic. */
const SPARE = 3

/** The bank reads so many characters of the words. */
const LONGEST = 300

/** What the bank of lessons is asked for. `ids` are the kits of a document that is to be changed; else a lesson that was chosen is asked for by its title. */
export function kitsWanted(input: PlannerInput, ids: readonly string[] = []): KitsWanted {
  const request = readRequest(input)
  const { goals, understood, topic, subject, year, yearKnown, asked, lesson, blocks } = request
  const isGapText = sheetIn(asked) === 'cloze' && goals.length === 0 && input.context === null
  const isGuess = areaOfText(topic)?.by === 'word' || areasNamed(topic) > 1
  const isWeak = goals.length === 0 && input.context === null && isGuess
  const words = wantsAnyLesson(input) ? `reliever no prep ${subject ?? ''}` : wordsToFind(request)
  const rest = restOfRequest(request, words)
  return {
    ids: ids.length === 0 && lesson !== null && !/^lesson \d+$/.test(lesson) ? [lesson] : [...ids],
    goals: goals.flatMap(({ goalId }) => goalId ?? []),
    words: words.slice(0, LONGEST),
    ...(rest === '' ? {} : { rest: rest.slice(0, LONGEST) }),
    asides: withoutForm(
      wordsOf(withoutYears(asideWords(request)).replace(OVER, ' ')),
      understood,
      asked,
    ).slice(0, 600),
    // A text with the words of a topic may be of any learning area.
    area: isAreaSure(input, request) && !isGapText ? subject : null,
    likely_area: isWeak ? null : subject,
    year: yearKnown ? year : null,
    with_text: goals.length === 0 && wantsText(understood, asked),
    ...(isLesson(understood) && blocks > 1 ? { most: blocks + SPARE } : {}),
  }
}
