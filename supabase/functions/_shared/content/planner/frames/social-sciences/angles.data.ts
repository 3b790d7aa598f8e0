import type { Angle } from '../angle.ts'

export const SOCIAL_SCIENCES_ANGLES: readonly Angle[] = [
  {
    place: /history/i,
    hook: 'Show one source (a photo, an object, a short account) without its caption: see, think, wonder. Then tell who made it and when.',
    materials: ['two sources on this goal that you have checked, with maker and date', 'a class timeline'],
    look: 'evidence from the source, and whose view it is',
    ask: 'Who tells this, and who is not heard?',
    misconception: {
      what: 'Judges people of the time by knowing what came next.',
      why: 'We know the ending.',
      move: 'Ask what they could have known on that day.',
    },
    safety:
      'Accounts differ between iwi, hapū and families: say whose account it is, and check locally before you teach it.',
  },
  {
    place: /civics|society|democra|law|rule|communit/i,
    hook: 'A short made-up situation: who is affected, what does each of them need, and what is fair?',
    materials: ['a short situation with three people in it', 'cards for the points of view'],
    look: 'reasons that name people and what they need',
    ask: 'Fair for whom? Who decided?',
    misconception: {
      what: 'Thinks fair always means the same for everyone.',
      why: 'Equal looks fair.',
      move: 'Change one person’s need and ask again.',
    },
    model: [
      'Name who is affected and what each of them needs.',
      'Think aloud about one choice: who gains, and who loses?',
    ],
    together:
      'Take a second situation: half the class speaks for one person, half for another. Agree on a question to find out more.',
    work: [
      'Choose a situation and name who is affected.',
      'Record what each person needs and what rule or right matters.',
      'Decide what would be fair, and give a reason.',
    ],
  },
  {
    place: /geograph|location|place|settlement|climate|population|hazard|tectonic|biome|environment/i,
    hook: 'Put a map, a photo and one number about the place side by side. What does each tell us that the others do not?',
    materials: ['a map at the right scale', 'a photo of the place and one set of data'],
    look: 'where, why there, and what it means for people',
    ask: 'What do you see on the map that helps to explain it?',
    misconception: {
      what: 'Thinks a place is all alike.',
      why: 'One photo stands for the whole.',
      move: 'Find two places in it that differ, and explain why.',
    },
    model: [
      'Find the place on the map and say where it is in two ways.',
      'Point to one thing on the map, photo or table and say what it tells us about the place.',
    ],
    together: 'Put one finding from each source on the class map. Which findings explain each other?',
    work: [
      'Find the place and describe where it is.',
      'Choose two sources and record what each tells about it.',
      'Explain one thing about the place with both of them.',
    ],
  },
  {
    place: /econom|currency|needs|exchange|goods|saving|trade|resource/i,
    hook: 'You have $20 for the class and three things to choose from. Pairs choose, and name what they gave up.',
    materials: ['price cards or a short case', 'a table: choice, gain, what was given up'],
    look: 'a choice with what was gained and what was given up',
    ask: 'What did you give up by choosing that?',
    misconception: {
      what: 'Thinks that money is the only thing that counts.',
      why: 'Prices are easy to compare.',
      move: 'Add time, people and environment to the table.',
    },
    model: [
      'Name the choice and what it costs in money, time and things.',
      'Say what was gained, and what was given up.',
    ],
    together: 'Weigh a second choice together in the table. Vote, then ask those who voted otherwise why.',
    work: [
      'Choose a case and name the choice in it.',
      'Record what is gained and what is given up.',
      'Decide, and explain it to a pair who decided otherwise.',
    ],
  },
]
