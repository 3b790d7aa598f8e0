import type { Term } from '../../../blocks.ts'
import type { Kit } from '../../../kit.ts'
import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { isAbout } from '../about-topic/lesson-on-topic.ts'
import { wordsOfSheet } from '../about-topic/topic-of-sheet.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { distinctTerms } from '../quiz/word-questions.ts'
import { WORDS_SOURCE } from '../words/ask-words.data.ts'
import { wordsFor } from '../words/words-for.ts'
import { factsAsText, type GappedText, gappedText, textOfKit } from './passage-cloze.ts'
import { topicOfGaps, wordsToGap } from './words-to-gap.ts'

const USUAL = 8
const MIN = 4
const GAP = '________'

interface Gap {
  prompt: string
  answer: string
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The sentence with a gap where it says the word, or null where it does not say it exactly once. */
function withGap(sentence: string, word: string): Gap | null {
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}-])${escaped(word)}(?![\\p{L}\\p{M}-])`, 'giu')
  const found = sentence.match(pattern) ?? []
  const [answer] = found
  return answer === undefined || found.length !== 1
    ? null
    : { prompt: sentence.replace(pattern, GAP), answer: answer.toLowerCase() }
}

/** Lists the sentences that a kit states: its idea, and those of its facts that need no checking. */
const statedIn = ({ idea, facts }: Kit): string[] =>
  [idea, ...facts.filter(({ sure }) => sure !== 'check').map(({ text }) => text)]
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.length <= 160)

const meant = ({ term, meaning }: Term): Gap => ({ prompt: `${GAP} means: ${meaning}.`, answer: term })

/** The first sentence that says a word once and was not used for another. */
function stating(word: string, sentences: readonly string[], used: ReadonlySet<string>) {
  for (const sentence of sentences) {
    const gap = used.has(sentence) ? null : withGap(sentence, word)
    if (gap !== null) return { sentence, gap: { ...gap, answer: word } }
  }
  return null
}

/** Gaps in the sentences of the lesson: first for the words that it teaches, then for what else its sentences say. */
function gapsInSentences(terms: readonly Term[], kit: Kit): Gap[] {
  const sentences = statedIn(kit)
  const used = new Set<string>()
  const ofTerms = terms.flatMap(({ term }) => {
    const found = stating(term, sentences, used)
    if (found) used.add(found.sentence)
    return found ? [found.gap] : []
  })
  const topic = topicOfGaps(kit)
  const others = sentences.flatMap((sentence) => {
    const [best] = used.has(sentence) ? [] : wordsToGap(sentence, sentences.join(' '), topic)
    const gap = best && withGap(sentence, best.word)
    return gap ? [gap] : []
  })
  return [...ofTerms, ...others]
}

/** So many gaps with different answers: in sentences of the lesson, then before the meanings of its words. */
function gapsFor(terms: readonly Term[], kit: Kit | undefined, wanted: number): Gap[] {
  const inSentences = kit ? gapsInSentences(terms, kit) : []
  const all = [...inSentences, ...terms.map(meant)]
  const answers = all.map(({ answer }) => answer.toLowerCase())
  return all.filter((_, at) => answers.indexOf(answers[at] ?? '') === at).slice(0, wanted)
}

const taskOf = ({ prompt, answer }: Gap, at: number): Task => ({
  id: `gap-${at + 1}`,
  level: 'core',
  prompt,
  figure: null,
  space: 'none',
  answer,
  working: null,
  check: null,
})

const gapsSaid = (wanted: number, made: number) =>
  made < wanted ? [`You asked for ${wanted} gaps; the text has ${made} words to leave out.`] : []

/** Words that say how a text with gaps is wanted. */
const OF_A_CLOZE =
  /\b(?:with |and )?(?:an? )?(?:passages?|texts?|(?:\d{1,2} )?(?:gaps?|blanks?)|word (?:banks?|box(?:es)?|lists?))\b/giu

/** How far the years of a lesson are from the class. */
const yearsOff = ({ years: [from, to] }: Kit, year: number) => Math.max(0, from - year, year - to)

/** The lesson that was found, then others of the bank that are about the topic, the nearest to the class first. */
function lessonsWithText({ approach, request }: Lesson): Kit[] {
  const own = approach.kind === 'topic' ? approach.topic.kit : undefined
  const words = wordsOfSheet(request).replace(OF_A_CLOZE, ' ').replace(/\s+/g, ' ').trim()
  const others = [...request.kits, ...request.near]
    .map(({ kit }) => kit)
    .filter((kit) => kit.id !== own?.id && isAbout(kit, words))
    .sort((one, other) => yearsOff(one, request.year) - yearsOff(other, request.year))
  return own ? [own, ...others] : others
}

/** The first text that has all the gaps, else the one with the most. */
function bestText(lesson: Lesson, wanted: number): GappedText | null {
  const texts = lessonsWithText(lesson).flatMap(
    (kit) => gappedText(kit, textOfKit(kit, lesson.request), wanted, MIN) ?? [],
  )
  const most = Math.max(0, ...texts.map(({ words }) => words.length))
  return texts.find(({ words }) => words.length === most) ?? null
}

/** The facts of the lesson as a text with gaps; null where they are too few. */
function gappedFacts({ approach }: Lesson, wanted: number): GappedText | null {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  return kit ? gappedText(kit, factsAsText(kit), wanted, MIN) : null
}

/** The lesson's own text with words left out, as a teacher makes a cloze, or one made of its facts; null where there is none. */
function clozeOfText(lesson: Lesson, wanted: number): MadeForm | null {
  const { random, request } = lesson
  const written = bestText(lesson, wanted)
  const gapped = written ?? gappedFacts(lesson, wanted)
  if (!gapped) return null
  const { text, words } = gapped
  return {
    form: 'Cloze',
    hasMore: true,
    pages: [
      {
        ...formPage(
          'Read the whole text first. Then write the missing words. Use each word of the box once.',
          [{ kind: 'words', words: random.shuffle(words) }],
        ),
        text,
      },
    ],
    key: [
      { kind: 'heading', text: 'The missing words' },
      { kind: 'table', head: ['Gap', 'Word'], rows: words.map((word, at) => [String(at + 1), word]) },
    ],
    notDone: [
      ...(request.understood.count === null ? [] : gapsSaid(wanted, words.length)),
      ...(written
        ? []
        : [
            'No text is written for this topic: the passage is made of the facts of the lesson, one after another.',
          ]),
    ],
    note: `It is a text, “${text.title}”, with ${words.length} gaps and a box of words. The key is on the teacher page.`,
  }
}

/** A text, or sentences, with gaps and the words to choose from; null where too few words of the topic are known. */
export function cloze(lesson: Lesson): MadeForm | null {
  const { approach, random, request } = lesson
  const { count, more = 0 } = request.understood
  const wanted = (count ?? USUAL) + more
  const ofText = clozeOfText(lesson, wanted)
  if (ofText) return ofText
  const known = wordsFor(lesson)
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const gaps = gapsFor(distinctTerms(known.terms), kit, wanted)
  if (gaps.length < MIN) return null
  const tasks = gaps.map(taskOf)
  return {
    form: 'Cloze',
    hasMore: true,
    ...known.about,
    source: WORDS_SOURCE,
    pages: [
      formPage(
        'Write the missing word in each sentence. Use each word of the box once.',
        [{ kind: 'words', words: random.shuffle(gaps.map(({ answer }) => answer)) }],
        tasks,
      ),
    ],
    key: [],
    notDone: [
      ...(gaps.length < wanted && (count !== null || more > 0)
        ? [`You asked for ${wanted} gaps; ${gaps.length} words are known for this topic.`]
        : []),
      ...(/\b(?:passages?|texts?)\b/i.test(request.asked)
        ? ['I have no text on this topic to leave words out of: the gaps are in single sentences.']
        : []),
      ...known.wider,
    ],
    note: `It has ${tasks.length} gaps and a box of words. The key is on the teacher page.`,
  }
}
