import type { Block, Term } from '../../../blocks.ts'
import type { StepsPage } from '../../../resource.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'

const MAX_PAIRS = 16

type Rules = Pick<StepsPage, 'materials' | 'steps' | 'talk'>

const PAIRS: Rules = {
  materials: ['one set of cards for each group of three or four, cut along all lines'],
  steps: [
    'Mix all the cards and lay them face down in rows. The oldest player begins.',
    'On your turn, turn over two cards and read both aloud.',
    'Do they belong together? Say why. If the group agrees, keep the pair and have another turn.',
    'If not, turn them back, and remember where they are. The next player has a turn.',
    'The player or pair with the most cards at the end wins.',
  ],
  talk: ['Which pair was hardest to find?', 'Use one of your words in a sentence.'],
}

const SNAP: Rules = {
  materials: ['one set of cards for each pair of players, cut along all lines; each word is there twice'],
  steps: [
    'Deal out all the cards, face down. Take turns to turn one over and read it aloud.',
    'When two cards in a row are the same, the first to say “Snap!” and read the word takes the pile.',
    'A wrong call gives the pile to the other player.',
    'The player with all the cards, or with more when time is up, wins.',
  ],
  talk: ['Which word do you know at once now?', 'Spell one word with your eyes closed.'],
}

const SORT: Rules = {
  materials: [
    'one set of cards for each group, cut along all lines',
    'real things to sort, where you have them',
  ],
  steps: [
    'Share out the cards. Each player reads a card aloud in turn and puts it beside the one it belongs with.',
    'Decide together on groups, and give each group a name. Say a reason for every card.',
    'A card with a reason that all accept is a point for the team.',
    'Swap places with another team. Can you guess their rule? A right guess is two points.',
  ],
  talk: ['Which card could go in two groups?', 'What other rule could you sort by?'],
}

const ORDER: Rules = {
  materials: ['one set of word cards for each group, cut out'],
  steps: [
    'Mix the cards. Each player takes a turn to turn one over and lay it in its place in the order.',
    'If the others agree, it stays. If not, talk about it, and move it.',
    'When all cards lie in order, say them aloud together from the first to the last.',
    'Close your eyes. One player takes a card away. Who sees first what is missing? That is a point.',
  ],
  talk: ['What comes before it, and what comes after?', 'Which one is today, and which was yesterday?'],
}

const rulesFor = (text: string, terms: readonly Term[]): Rules => {
  if (/\bsort(?:ing|s)?\b/i.test(text)) return SORT
  if (/\border(?:ing)?\b|\bsequenc\w+/i.test(text)) return ORDER
  if (/\b(?:memory|pairs)\b/i.test(text)) return PAIRS
  return /\bsnap\b/i.test(text) || terms.every(({ meaning }) => meaning === '') ? SNAP : PAIRS
}

/** Words alone stand on the cards twice; words with meanings on a card each. */
function cardBlock(terms: readonly Term[], rules: Rules): Block {
  const rows = terms.map((one) => [one.term, rules === SNAP || one.meaning === '' ? one.term : one.meaning])
  return { kind: 'board', title: 'Cards to cut out', rows }
}

/** A game with cards of the topic's words: pairs, snap, sorting or putting in order. */
export function cardGame(lesson: Lesson, terms: readonly Term[]): MadeForm {
  const used = terms.slice(0, MAX_PAIRS)
  const rules = rulesFor(lesson.request.topic, used)
  return {
    form: 'Game',
    plays: rules === SNAP ? ['snap'] : rules === PAIRS ? ['pairs'] : [],
    noName: true,
    steps: {
      id: 'steps',
      ...rules,
      materials: [...rules.materials],
      steps: [...rules.steps],
      talk: [...rules.talk],
    },
    pages: [formPage('Cut along all the lines. Copy on card for games that last.', [cardBlock(used, rules)])],
    key: [
      { kind: 'heading', text: 'The cards that belong together' },
      { kind: 'terms', head: ['Word', 'Meaning'], terms: used.filter(({ meaning }) => meaning !== '') },
    ],
    notDone: [],
    note: `It has rules and ${used.length * 2} cards to cut out.`,
  }
}
