import { describeTask } from '../../../describe-task.ts'
import type { VocabularyWord } from '../../../lesson-plan.ts'
import { listInWords } from '../../list-in-words.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Sections } from '../plan-parts.ts'
import { freshTasks } from './more-practice.ts'

/** What is added to a step, made from what the lesson holds. */
export interface Material {
  teacher: string[]
  pupils: string[]
  /** Where it belongs if the teacher named no place. */
  place: 'start' | 'middle' | 'end'
}

type Maker = (sections: Sections, lesson: Lesson) => Omit<Material, 'place'> | null

const QUESTIONS = 3
const MOST_WORDS = 5

const wordsOf = (sections: Sections): VocabularyWord[] =>
  sections.flatMap((section) => (section.id === 'vocabulary' ? section.words : [])).slice(0, MOST_WORDS)
const criteriaOf = (sections: Sections): string[] =>
  sections.flatMap((section) => (section.id === 'learning-intention' ? section.criteria : []))
const mistakesOf = (sections: Sections): string[] =>
  sections.flatMap((section) =>
    section.id === 'misconceptions' ? section.items.map(({ what }) => what) : [],
  )
const answerOf = (answer: string) => answer.replace(/^Look for: /, 'look for: ').replace(/\.$/, '')

/** Questions that the plan does not ask yet, each with its answer; words with their meanings where there are none. */
const quiz =
  (level: 'support' | 'core'): Maker =>
  (sections, lesson) => {
    const tasks = freshTasks(sections, lesson, level, QUESTIONS)
    const asked =
      tasks.length >= 2
        ? tasks.map((task) => `${describeTask(task)} (${answerOf(task.answer)})`)
        : wordsOf(sections)
            .slice(0, QUESTIONS)
            .map(({ term, meaning }) => `Which of our words means: ${meaning}? (${term})`)
    if (asked.length < 2) return null
    return {
      teacher: [
        'Quiz: read out each question, wait, and let everyone show the answer at the same time. Note who is not sure.',
        ...asked.map((line, at) => `Quiz ${at + 1}: ${line}`),
      ],
      pupils: ['Work it out by yourself, and show your answer when your teacher says so.'],
    }
  }

/** One task for home: questions that are new, or the criterion to be shown to somebody there. */
const homework: Maker = (sections, lesson) => {
  const tasks = freshTasks(sections, lesson, 'core', 2)
  const [first] = criteriaOf(sections)
  const words = wordsOf(sections).map(({ term }) => term)
  const tell =
    first === undefined
      ? []
      : [`Homework: show or tell somebody at home that you can ${first}. Ask them what they would add.`]
  const use = words.length > 1 ? [`Use these words when you tell it: ${listInWords(words)}.`] : []
  if (tasks.length + tell.length === 0) return null
  return {
    teacher: [
      'Homework: say it aloud, and let students write it down. Hear one answer each tomorrow at the start.',
      ...tasks.map((task) => `Homework answer: ${answerOf(task.answer)}, to “${describeTask(task)}”`),
    ],
    pupils: [...tasks.map((task) => `Homework: ${describeTask(task)}`), ...tell, ...use],
  }
}

/** The words of the lesson with their meanings, said and used. */
const words: Maker = (sections) => {
  const all = wordsOf(sections)
  if (all.length === 0) return null
  return {
    teacher: [
      `Words: put these up, say each one, and have everyone say it back: ${all.map(({ term, meaning }) => `${term} (${meaning})`).join('; ')}.`,
      'Say a meaning; students say the word. Then each pair uses one word in a sentence about today’s work.',
    ],
    pupils: ['Say the word, show or draw what it means, then use it in a sentence.'],
  }
}

const starters: Maker = (sections) => {
  const terms = wordsOf(sections).map(({ term }) => term)
  return {
    teacher: [
      'Sentence starters: put these up and read them aloud: “I noticed that …”, “I think … because …”, “First …, then …”, “It is the same as … but …”.',
    ],
    pupils: [
      `Begin with one of the sentence starters${terms.length > 1 ? `, and use one of these words: ${listInWords(terms)}` : ''}.`,
    ],
  }
}

/** A look back at the criteria. */
const plenary: Maker = (sections) => {
  const criteria = criteriaOf(sections)
  if (criteria.length === 0) return null
  return {
    teacher: [
      'Wrap-up: read each of these aloud. Students show thumbs up, level or down, and one of them says what shows it.',
      ...criteria.map((one) => `I can ${one}.`),
    ],
    pupils: ['Show your thumb for each, and point to the place in your work that shows it.'],
  }
}

/** Questions to talk about, from what goes wrong in this lesson. */
const questions: Maker = (sections) => {
  const mistakes = mistakesOf(sections).slice(0, 2)
  const [first] = criteriaOf(sections)
  if (mistakes.length === 0) return null
  return {
    teacher: [
      ...mistakes.map(
        (what) => `Ask: what would you say to somebody who does this, and how would you show it? ${what}`,
      ),
      ...(first === undefined ? [] : [`Ask: how do you know when you can ${first}?`]),
    ],
    pupils: ['Think first, tell a partner, then say what your partner thought.'],
  }
}

/** What teachers add by name that the lesson's own material can fill. */
const MAKERS: readonly { match: RegExp; place: Material['place']; make: Maker }[] = [
  { match: /\bhomework\b|\b(?:at|take)[- ]home\b/i, place: 'end', make: homework },
  {
    match:
      /\bstarter\b|\b(?:do now|warm[- ]?up|recap|revision|review|entry)\b.*\b(?:quiz|questions?|task)\b|\bdo[- ]now\b|^do$/i,
    place: 'start',
    make: quiz('support'),
  },
  {
    match:
      /\bquiz\b|\bcheck ?(?:point|in)\b|\bcheck for understanding\b|\bformative\b|\bmini[- ]?(?:test|assessment)\b/i,
    place: 'end',
    make: quiz('core'),
  },
  {
    match: /\b(?:vocab(?:ulary)?|key words?|word (?:bank|wall|list)|glossary)\b/i,
    place: 'start',
    make: words,
  },
  { match: /\bsentence (?:starters?|stems?|frames?)\b/i, place: 'middle', make: starters },
  { match: /\b(?:plenary|wrap[- ]?up|recap|conclusion|closing|summary)\b/i, place: 'end', make: plenary },
  {
    match:
      /\b(?:discussion|key|deep(?:er)?|higher[- ]order|thinking|talk(?:ing)?|probing|open) (?:questions?|points?|prompts?)\b/i,
    place: 'middle',
    make: questions,
  },
]

/** What a teacher adds by its name, filled from the lesson; null where it is no such thing, or the lesson has nothing for it. */
export function ownMaterial(name: string, sections: Sections, lesson: Lesson): Material | null {
  const maker = MAKERS.find(({ match }) => match.test(name))
  const made = maker?.make(sections, lesson) ?? null
  return made === null || maker === undefined ? null : { ...made, place: maker.place }
}
