const none = { kind: 'none', a: '', b: '', show: 'number', unit: '' }
const value = (a: string, show = 'number', unit = '') => ({ kind: 'value', a, b: '', show, unit })

type Fields = Record<string, unknown>
const question = (use: string, level: string, prompt: string, proof: object, answer: string): Fields => ({
  use,
  level,
  prompt,
  space: 'lines',
  proof,
  answer,
  working: '',
})

/** A plan as a good model writes it, section by section, with questions as data. One answer is wrong, because code works out the answers. */
export const PLAN: Record<string, Fields> = {
  header: { title: 'Fractions of a set in the māra kai' },
  'learning-intention': {
    walt: 'find a fraction of a set by sharing into equal groups',
    criteria: ['share a set into equal groups', 'say what one part is', 'find more than one part'],
  },
  'prior-knowledge': { items: ['share counters fairly between two, three and four'] },
  resources: { items: ['counters, 24 a pair', 'seed packets'] },
  vocabulary: {
    words: [
      { term: 'denominator', lang: 'en', meaning: 'how many equal parts the whole is cut into' },
      { term: 'hautau', lang: 'mi', meaning: 'fraction' },
    ],
  },
  questions: {
    tasks: [
      question('example', 'core', 'What is 1/4 of 12?', value('1/4*12'), '3'),
      question('together', 'core', 'What is 2/3 of 18?', value('2/3*18'), '11'),
      question('practice', 'support', 'What is 1/2 of 10 seedlings?', value('1/2*10'), '5'),
      question(
        'practice',
        'core',
        'Mere plants 3/4 of 24 seeds. How many seeds does she plant?',
        value('3/4*24'),
        '18',
      ),
      question(
        'practice',
        'extension',
        'Which is more, 2/5 of 20 or 3/4 of 12? How do you know?',
        { ...none, kind: 'compare', a: '2/5*20', b: '3/4*12' },
        '<',
      ),
      question(
        'exit',
        'core',
        'Write a story in which someone finds 2/3 of a set.',
        none,
        'A set that can be shared into three, and two of the parts.',
      ),
    ],
  },
  phases: {
    steps: [
      {
        kind: 'hook',
        name: 'Start',
        minutes: 5,
        teacher: ['Hold up 12 seeds. How could two of us share?'],
        pupils: ['Talk with a partner.'],
      },
      {
        kind: 'i-do',
        name: 'I do',
        minutes: 10,
        teacher: ['Share 12 counters into four groups, thinking aloud.'],
        pupils: ['Watch, then say the first step.'],
      },
      {
        kind: 'we-do',
        name: 'We do',
        minutes: 10,
        teacher: ['Ask for one part before two.'],
        pupils: ['Show on whiteboards.'],
      },
      {
        kind: 'you-do',
        name: 'You do',
        minutes: 15,
        teacher: ['Rove and listen.'],
        pupils: ['Choose where to start.'],
      },
      {
        kind: 'share',
        name: 'Share',
        minutes: 5,
        teacher: ['Two ways side by side.'],
        pupils: ['Say what is the same.'],
      },
      {
        kind: 'exit',
        name: 'Exit ticket',
        minutes: 5,
        teacher: ['Hand out slips.'],
        pupils: ['Write it on the way out.'],
      },
    ],
  },
  'key-competencies': { competencies: [{ name: 'Thinking', shows: 'when pupils say how they know' }] },
  differentiation: {
    task: 'Everyone shares seeds into equal groups.',
    support: 'Twelve counters and a mat with four circles.',
    core: 'Draw the groups for 24.',
    extension: 'Work back from a part to the whole.',
  },
  misconceptions: {
    items: [
      {
        what: 'Three quarters of 24 is 8.',
        why: 'They divide by three.',
        move: 'Ask what four tells us first.',
      },
    ],
  },
  assessment: {
    sorts: [
      { see: 'A set in three equal parts', next: 'has it: offer the extension.' },
      { see: 'Parts that are not equal', next: 'share counters again together.' },
    ],
    watchFor: ['shares into equal groups before counting'],
  },
  safety: { items: ['Nothing special: keep seeds out of mouths.'] },
  'next-steps': { items: ['Find the whole from a part.'] },
  reflection: { items: ['Who needs another way in tomorrow?'] },
}

export const PLAN_STEPS = PLAN.phases?.steps as { kind: string; minutes: number }[]

const page = (n: number): Fields => ({
  instructions: 'Work it out and show how you know.',
  tasks: [1, 2, 3].map((k) => {
    const {
      use: _,
      level: __,
      ...task
    } = question('', '', `What is 1/2 of ${k * 2 * n}?`, value(`1/2*${k * 2 * n}`), '?')
    return task
  }),
})

export const WORKSHEET: Record<string, Fields> = {
  header: { title: 'Halves in the garden' },
  'tasks-support': page(1),
  'tasks-core': page(7),
  'tasks-extension': page(31),
}

/** A model's answer for these sections, with some of them changed. */
export function reply(parts: Record<string, unknown>, other: Record<string, unknown> = {}): string {
  return JSON.stringify({ ...parts, ...other }, null, 1)
}

/** The text of a reply up to the end of a key. */
export const cutBefore = (text: string, key: string) => text.slice(0, text.indexOf(`"${key}"`))
