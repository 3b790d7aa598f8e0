import type { Want } from '../../understood.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { makeRandom } from '../random.ts'
import { everydayIn } from '../read/words/everyday/everyday-words.ts'
import type { NamedSheet } from '../read/words/named-sheets.data.ts'
import { sheetIn } from '../read/words/named-sheets.ts'
import { asksForTwoTests } from '../read/words/tests/two-tests.ts'
import { vocabularyCards } from './cards/vocabulary-cards.ts'
import { colourByAnswer } from './colour/colour-by-answer.ts'
import { decodableStory } from './decodable-story/decodable-story.ts'
import { everydayPaper } from './everyday/everyday-paper.ts'
import { foodChain } from './food-chain/food-chain.ts'
import { game } from './game/game.ts'
import { graphicOrganiser } from './graphic-organiser/graphic-organiser.ts'
import { handwritingSheet } from './handwriting-sheet/handwriting-sheet.ts'
import { homeworkSheet } from './homework/homework-sheet.ts'
import { scavengerHunt } from './hunt/scavenger-hunt.ts'
import { investigationSheet } from './investigation/investigation-sheet.ts'
import { displayLabels } from './label-sheet/display-labels.ts'
import { labelSheet } from './label-sheet/label-sheet.ts'
import { languageMat } from './language-mat/language-mat.ts'
import { lengthSheet } from './length-sheet/length-sheet.ts'
import { letter } from './letter/letter.ts'
import { letterSheet } from './letter-sheet/letter-sheet.ts'
import type { FormQuestion, MadeForm } from './made-form.ts'
import { numberOfTheDay } from './number-of-the-day/number-of-the-day.ts'
import { phonicsSheet } from './phonics-sheet/phonics-sheet.ts'
import { crossword } from './puzzles/crossword.ts'
import { wordSearch } from './puzzles/word-search.ts'
import { quiz } from './quiz/quiz.ts'
import { readingSheet } from './reading/reading-sheet.ts'
import { reliefDay } from './relief-day/relief-day.ts'
import { checklist } from './rubric/checklist.ts'
import { rubric } from './rubric/rubric.ts'
import { script } from './script/script.ts'
import { sequencingCards } from './sequence/sequencing-cards.ts'
import { cutAndMatch } from './sort/cut-and-match.ts'
import { sortingSheet } from './sort/sorting-sheet.ts'
import { wordsOfList } from './spelling-sheet/choose-words.ts'
import { dictation } from './spelling-sheet/dictation.ts'
import { spellingSheet } from './spelling-sheet/spelling-sheet.ts'
import { brainBreaks, stationCards } from './stations/station-cards.ts'
import { topicStations } from './stations/topic-stations.ts'
import { exitTickets } from './tickets/exit-tickets.ts'
import { twoTests } from './two-tests/two-tests.ts'
import { cloze } from './word-sheet/cloze.ts'
import { matching } from './word-sheet/matching.ts'
import { matchingPairs } from './word-sheet/matching-pairs.ts'
import { wordSheet } from './word-sheet/word-sheet.ts'
import { writingFrame } from './writing-frame/writing-frame.ts'
import { writingPrompts } from './writing-prompts/writing-prompts.ts'

/** Makes one form from a lesson; null leaves it to the usual pages of its kind. */
type FormMaker = (lesson: Lesson) => MadeForm | FormQuestion | null

/** Leaves sums to their own pages: they have no words to put into gaps or to match. */
const onWords =
  (maker: FormMaker): FormMaker =>
  (lesson) =>
    lesson.approach.kind === 'topic' && lesson.approach.computed ? null : maker(lesson)

const MAKERS: Partial<Record<Want, FormMaker>> = {
  worksheet: wordSheet,
  activity: wordSheet,
  assessment: wordSheet,
  'word search': wordSearch,
  crossword,
  'vocabulary cards': vocabularyCards,
  quiz,
  reading: readingSheet,
  rubric,
  checklist,
  'writing frame': writingFrame,
  letter,
  game,
  'exit tickets': exitTickets,
}

/** The makers of the sheets that a request names by what they are. */
const SHEETS: Partial<Record<NamedSheet, FormMaker>> = {
  cloze: onWords(cloze),
  matching: (lesson) => matchingPairs(lesson) ?? onWords(matching)(lesson),
  'station cards': (lesson) => stationCards(lesson) ?? topicStations(lesson),
  'topic stations': (lesson) => stationCards(lesson) ?? topicStations(lesson),
  'scavenger hunt': scavengerHunt,
  'brain breaks': brainBreaks,
  'spelling sheet': spellingSheet,
  dictation,
  'handwriting sheet': handwritingSheet,
  'writing prompts': writingPrompts,
  'graphic organiser': graphicOrganiser,
  'investigation sheet': investigationSheet,
  'number of the day': numberOfTheDay,
  'colour by answer': colourByAnswer,
  'sequencing cards': (lesson) =>
    cutAndMatch(lesson, 'words named') ?? onWords(sequencingCards)(lesson) ?? cutAndMatch(lesson, 'any'),
  'sorting sheet': sortingSheet,
  'phonics sheet': phonicsSheet,
  'length sheet': lengthSheet,
  'label sheet': labelSheet,
  'decodable story': decodableStory,
  'display labels': displayLabels,
  'language mat': languageMat,
  'food chain': foodChain,
  script,
  'everyday paper': everydayPaper,
  'relief day': reliefDay,
  'homework sheet': homeworkSheet,
  'letter sheet': letterSheet,
}

/** These forms have a name of their own, so a named sheet never takes their place. */
const OWN_FORMS: ReadonlySet<Want> = new Set([
  'word search',
  'crossword',
  'rubric',
  'checklist',
  'quiz',
  'letter',
  'game',
  'exit tickets',
])

/** Papers of the classroom whose names have a word of another form: “positive notes home”, “a class checklist”. */
const BEFORE_LETTER: ReadonlySet<string> = new Set(['good news notes', 'class list'])

/** The sheet that the request names, where it can be made; else the form that is wanted. A list of words has its matching task with it. */
function make(lesson: Lesson): MadeForm | FormQuestion | null {
  const { topic, understood } = lesson.request
  const isPaper = BEFORE_LETTER.has(everydayIn(topic) ?? '')
  const named = OWN_FORMS.has(understood.want) && !isPaper ? null : sheetIn(topic)
  const hasSums = lesson.approach.kind === 'topic' && lesson.approach.computed
  const isListToo = named === 'matching' && understood.want === 'vocabulary cards' && !hasSums
  const sheet = isListToo ? null : (named ?? spellingNamed(lesson))
  const isTest = understood.want === 'assessment' || understood.want === 'quiz'
  const pair = isTest && asksForTwoTests(lesson.request.asked) ? twoTests(lesson) : null
  if (pair !== null) return pair
  return (sheet && SHEETS[sheet]?.(lesson)) ?? MAKERS[understood.want]?.(lesson) ?? null
}

/** A worksheet on spelling that names a pattern of our lists, where our questions of English are on none that it names. */
function spellingNamed({ approach, request }: Lesson): NamedSheet | null {
  const { topic, understood, year } = request
  const isOther =
    approach.kind === 'topic' && (approach.topic.kit !== undefined || approach.topic.match.test(topic))
  if (understood.want !== 'worksheet' || isOther || !/\bspell/i.test(topic)) return null
  return wordsOfList(topic, year) === null ? null : 'spelling sheet'
}

const MADE = new WeakMap<Lesson, MadeForm | FormQuestion | null>()

/**
 * The form a teacher asked for, made from the lesson, or null where its kind has pages of its own. It draws its own lots,
 * so that every reader of one lesson gets the same form.
 */
export function formFor(lesson: Lesson): MadeForm | FormQuestion | null {
  const known = MADE.get(lesson)
  if (known !== undefined) return known
  const { understood, draftCode } = lesson.request
  const random = makeRandom(`${draftCode} ${understood.want}`)
  const made = make({ ...lesson, random })
  MADE.set(lesson, made)
  return made
}
