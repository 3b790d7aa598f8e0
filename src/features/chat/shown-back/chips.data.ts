import type { ClassNeed, Want } from '#content/understood.ts'
import type { ChipChoice } from './chips.ts'

/** The forms as a menu names them. A lesson plan is made in the other chat. */
export const WANT_NAMES: Record<Want, string> = {
  'lesson plan': 'Lesson plan',
  worksheet: 'Worksheet',
  activity: 'Activity',
  assessment: 'Assessment',
  reading: 'Reading with questions',
  quiz: 'Quiz',
  'vocabulary cards': 'Vocabulary cards',
  rubric: 'Rubric',
  checklist: 'Checklist',
  'writing frame': 'Writing frame',
  game: 'Game',
  'word search': 'Word search',
  crossword: 'Crossword',
  'exit tickets': 'Exit tickets',
  letter: 'Note to whānau',
}

/** Forms that nearly every topic can take, with the message that asks for them. */
export const FORMS: readonly ChipChoice[] = [
  { name: 'Worksheet', message: 'Make it a worksheet instead.' },
  { name: 'Activity', message: 'Make it an activity instead.' },
  { name: 'Assessment', message: 'Make it an assessment instead.' },
  { name: 'Quiz', message: 'Make it a quiz instead.' },
  { name: 'Vocabulary cards', message: 'Make it vocabulary cards instead.' },
  { name: 'Word search', message: 'Make it a word search instead.' },
  { name: 'Exit tickets', message: 'Make it exit tickets instead.' },
  { name: 'Checklist', message: 'Make it a checklist instead.' },
]

/** The learning areas as teachers say them, by the names that the curriculum gives them. */
export const AREA_NAMES: Readonly<Record<string, string>> = {
  'Mathematics and statistics': 'Maths',
  'Health and physical education': 'Health and PE',
  'Learning languages (te reo Māori)': 'Te reo Māori',
}

export const AREAS: readonly ChipChoice[] = [
  { name: 'Maths', message: 'Change the learning area to Mathematics and statistics.' },
  { name: 'English', message: 'Change the learning area to English.' },
  { name: 'Science', message: 'Change the learning area to Science.' },
  { name: 'Social sciences', message: 'Change the learning area to Social sciences.' },
  { name: 'Health and PE', message: 'Change the learning area to Health and physical education.' },
  { name: 'The arts', message: 'Change the learning area to The arts.' },
  { name: 'Technology', message: 'Change the learning area to Technology.' },
  { name: 'Te reo Māori', message: 'Change the learning area to te reo Māori.' },
]

export const YEARS: readonly ChipChoice[] = [
  { name: 'Year 0-1', message: 'Make it for Year 0-1.' },
  { name: 'Year 2', message: 'Make it for Year 2.' },
  { name: 'Year 3', message: 'Make it for Year 3.' },
  { name: 'Year 4', message: 'Make it for Year 4.' },
  { name: 'Year 5', message: 'Make it for Year 5.' },
  { name: 'Year 6', message: 'Make it for Year 6.' },
  { name: 'Year 7', message: 'Make it for Year 7.' },
  { name: 'Year 8', message: 'Make it for Year 8.' },
]

export const MINUTES: readonly ChipChoice[] = [
  { name: '20 minutes', message: 'Make it 20 minutes.' },
  { name: '30 minutes', message: 'Make it 30 minutes.' },
  { name: '40 minutes', message: 'Make it 40 minutes.' },
  { name: '45 minutes', message: 'Make it 45 minutes.' },
  { name: '50 minutes', message: 'Make it 50 minutes.' },
  { name: '60 minutes', message: 'Make it 60 minutes.' },
]

export const COUNTS: readonly ChipChoice[] = [
  { name: '5 in all', message: 'Make it 5 questions.' },
  { name: '10 in all', message: 'Make it 10 questions.' },
  { name: '15 in all', message: 'Make it 15 questions.' },
  { name: '20 in all', message: 'Make it 20 questions.' },
]

export const LEVELS: readonly ChipChoice[] = [
  { name: '3 levels', message: 'Make it three levels.' },
  { name: 'One list', message: 'Make it one list for everyone.' },
]

export const TEXT_TYPES: readonly ChipChoice[] = [
  { name: 'Narrative', message: 'Change the text type to a narrative.' },
  { name: 'Recount', message: 'Change the text type to a recount.' },
  { name: 'Report', message: 'Change the text type to a report.' },
  { name: 'Explanation', message: 'Change the text type to an explanation.' },
  { name: 'Instructions', message: 'Change the text type to instructions.' },
  { name: 'Argument', message: 'Change the text type to an argument.' },
  { name: 'Poem', message: 'Change the text type to a poem.' },
]

export const OTHER_SETTING: ChipChoice = {
  name: 'Another setting …',
  message: 'Change the setting to ',
  begins: true,
}
export const NO_SETTING: ChipChoice = { name: 'No setting', message: 'Leave out the setting.' }
export const NO_LIMITS: ChipChoice = {
  name: 'No limits on the numbers',
  message: 'Leave out the limits on the numbers.',
}
export const LANGUAGES: readonly ChipChoice[] = [{ name: 'In English', message: 'Write it in English.' }]

/** Each pairs what was said about the class with the message that takes it back. */
export const NEEDS: Record<ClassNeed, { name: string; drop: string }> = {
  esol: { name: 'ESOL support', drop: 'Leave out the ESOL support.' },
  'fast finishers': { name: 'Fast finishers', drop: 'Leave out the fast finishers.' },
  'no devices': { name: 'No devices', drop: 'Leave out “no devices”.' },
  'wet day': { name: 'Wet day', drop: 'Leave out the wet day.' },
  composite: { name: 'Composite class', drop: 'Leave out the composite class.' },
  reliever: { name: 'For a reliever', drop: 'Leave out the reliever.' },
  outside: { name: 'Outside', drop: 'Leave out going outside.' },
  'no materials': { name: 'No materials', drop: 'Leave out “no materials”.' },
  hall: { name: 'In the hall', drop: 'Leave out being in the hall.' },
  beach: { name: 'At the beach', drop: 'Leave out the lesson at the beach.' },
  pool: { name: 'At the pool', drop: 'Leave out the lesson at the pool.' },
  library: { name: 'In the library', drop: 'Leave out the lesson in the library.' },
  bus: { name: 'On the bus', drop: 'Leave out the lesson on the bus.' },
  kitchen: { name: 'In the kitchen', drop: 'Leave out the lesson in the kitchen.' },
  'no printing': { name: 'Nothing to print', drop: 'Leave out “no printing”.' },
  wheelchair: { name: 'A wheelchair in class', drop: 'Leave out the wheelchair.' },
  'one hand': { name: 'Cannot use a hand', drop: 'Leave out the broken arm.' },
  sight: { name: 'Blind or low vision', drop: 'Leave out the low vision.' },
  hearing: { name: 'Deaf or hard of hearing', drop: 'Leave out the hard of hearing.' },
  autism: { name: 'Autism', drop: 'Leave out the autism.' },
  attention: { name: 'ADHD', drop: 'Leave out the ADHD.' },
  reading: { name: 'Dyslexia, or reading is hard', drop: 'Leave out the dyslexia.' },
  anxious: { name: 'Anxiety', drop: 'Leave out the anxiety.' },
  'not speaking': { name: 'Does not speak in class', drop: 'Leave out the selective mutism.' },
  'health plan': { name: 'Asthma, allergies …', drop: 'Leave out the asthma.' },
}
