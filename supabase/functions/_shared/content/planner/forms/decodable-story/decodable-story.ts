import type { Task } from '../../../task.ts'
import { listInWords } from '../../list-in-words.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { storyAsked } from '../../read/words/phonics/story-asked.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { DECODABLE_STORIES, type DecodableStory } from './decodable-stories.data.ts'

const USUAL = 3

/** How the letters of a stage are found in a word; the middle of a word of three for a short vowel. */
const LETTERS: Readonly<Record<DecodableStory['stage'], RegExp>> = {
  'short a': /a/,
  'short e': /e/,
  'short i': /i/,
  'short o': /o/,
  'short u': /u/,
  'short vowels': /^..?.$/,
  sh: /sh/,
  ch: /ch/,
  th: /th/,
  ck: /ck/,
  ng: /ng/,
  blends: /^[^aeiou]{2}|[^aeiou]{2}$/,
  'magic e': /[aiou][^aeiou]e$/,
  ee: /ee/,
  ai: /ai/,
  ay: /ay/,
  oa: /oa/,
  igh: /igh/,
  oo: /oo/,
  ar: /ar/,
  or: /or/,
  ow: /ow/,
}

/** The different words of a story without its tricky ones, in their order. */
export function wordsOfStory({ paragraphs, tricky }: DecodableStory): string[] {
  const words =
    paragraphs
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return [...new Set(words)].filter((word) => !tricky.includes(word))
}

/** A word as it stands within a sentence: one that is never written in small letters is a name. */
function asWritten(word: string, { title, paragraphs }: DecodableStory): string {
  const typed = [title, ...paragraphs].join(' ').match(/\p{L}+/gu) ?? []
  return typed.find((one) => one === word) ?? typed.find((one) => one.toLowerCase() === word) ?? word
}

/** The words that have the sound of the stage. */
const wordsWithSound = (story: DecodableStory) =>
  wordsOfStory(story)
    .filter((word) => LETTERS[story.stage].test(word))
    .map((word) => asWritten(word, story))

const task = (prompt: string, answer: string, at: number): Task => ({
  id: `q${at + 1}`,
  level: 'core',
  prompt,
  figure: null,
  space: 'line',
  answer,
  working: null,
  check: null,
})

/** The questions on a story, and at the end one on its sounds. */
function questionsOn(story: DecodableStory, count: number): Task[] {
  const find = [
    `Read it again. Underline each word with ${story.stage === 'short vowels' ? 'three sounds' : story.stage}.`,
    wordsWithSound(story).join(', '),
  ] as const
  return [...story.questions, find].slice(0, count).map(([prompt, answer], at) => task(prompt, answer, at))
}

/** A story that beginners can read by its sounds; null where the request names no sounds of which there is one. */
export function decodableStory({ request }: Lesson): MadeForm | null {
  const stage = storyAsked(request.topic)
  const story = DECODABLE_STORIES.find((one) => one.stage === stage)
  if (!story) return null
  const { count, more = 0 } = request.understood
  const wanted = (count ?? USUAL + 1) + more
  const tasks = questionsOn(story, wanted)
  return {
    form: 'Decodable story',
    title: story.title,
    area: 'English',
    ofArea: true,
    isOwn: true,
    hasMore: true,
    pages: [
      {
        ...formPage('Put your finger under each word. Say the sounds, then read the word.', [], tasks),
        text: { title: story.title, paragraphs: [...story.paragraphs] },
      },
    ],
    key: [
      { kind: 'heading', text: 'Before they read' },
      {
        kind: 'list',
        ordered: false,
        items: [
          `The story practises ${story.stage}: ${wordsWithSound(story).join(', ')}.`,
          `Teach these first, because they cannot be read by their sounds yet: ${listInWords(story.tricky)}.`,
          'A child may answer aloud, in a word or with a drawing: the questions are for you to read out.',
        ],
      },
    ],
    notDone:
      tasks.length < wanted ? [`You asked for ${wanted} questions; this story has ${tasks.length}.`] : [],
    source: 'The story was written for Mahere. It keeps to sounds of its stage and of earlier ones.',
    note: `It is a story for ${story.stage} with ${tasks.length} questions. The answers and its tricky words are on the teacher page.`,
  }
}
