import type { Block } from '../../../blocks.ts'
import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { nameOfTopic, topicPhrase } from '../../read/topic/topic-phrase.ts'
import { topicWords } from '../../read/topic-words.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { wantedWords } from '../wanted-words.ts'
import { wordsFor } from '../words/words-for.ts'
import { WRITING_FRAMES, type WritingFrame } from './writing-frames.data.ts'

const HELPFUL_WORDS = 10
/** The frame where no kind of text is named: it fits most writing about a topic. */
const USUAL = 'information report'

/** The frame of the kind of text that a request names first: "a recount of our report on …" is a recount. */
export function frameFor(text: string, textType: string | null): WritingFrame {
  const found = WRITING_FRAMES.flatMap((frame) => {
    const at = frame.pattern.exec(text)?.index
    return at === undefined ? [] : [{ frame, at }]
  })
  const [first] = found.sort((a, b) => a.at - b.at)
  const named = first?.frame ?? WRITING_FRAMES.find(({ text: kind }) => kind === textType)
  const usual = named ?? WRITING_FRAMES.find(({ text: kind }) => kind === USUAL)
  if (!usual) throw new Error(`no writing frame “${USUAL}”`)
  return usual
}

const helpfulWords = (words: string[]): Block[] =>
  words.length === 0
    ? []
    : [
        { kind: 'heading', text: 'Words that may help' },
        { kind: 'words', words },
      ]

/** Beginnings of sentences under the parts of one kind of text, with lines to go on. */
export function writingFrame(lesson: Lesson): MadeForm {
  const { request } = lesson
  const frame = frameFor(wantedWords(request.topic), request.understood.textType)
  const { bank, terms, about } = wordsFor(lesson)
  const words = bank === null ? [] : terms.slice(0, HELPFUL_WORDS).map(({ term }) => term)
  const starters = frame.parts.map(([heading, ...lines]) => ({ heading, starters: lines }))
  const asked = topicWords(request.topic)
  const topic = topicPhrase(asked)?.question ?? nameOfTopic(asked) ?? ''
  return {
    form: 'Writing frame',
    title: capital(topic === '' ? frame.text : topic),
    area: about.area ?? 'English',
    pages: [
      formPage(
        `Plan your ${frame.text}${topic === '' ? '' : ` (${topic})`}. Choose the beginnings that help you, go on in your own words, and leave out the others.`,
        [...helpfulWords(words), { kind: 'frame', parts: starters }],
      ),
    ],
    key: [
      { kind: 'heading', text: 'How to use it' },
      {
        kind: 'list',
        ordered: false,
        items: [
          `Read a good ${frame.text} together first, and find its parts.`,
          'Fill in one part together on the board. Say each sentence aloud before anyone writes it.',
          'Take the frame away bit by bit: next time give the headings only.',
        ],
      },
    ],
    source: 'Its headings and beginnings were written for Mahere. The facts come from your students.',
    notDone: [],
    note: `It has ${starters.length} parts with beginnings of sentences for a ${frame.text}.`,
  }
}
