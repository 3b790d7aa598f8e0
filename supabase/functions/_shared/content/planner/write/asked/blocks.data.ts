/** What each block of a lesson in several blocks is for, by the kind of work; `{topic}` stands for the topic. */
export const LATER_BLOCKS: readonly { lens: RegExp; middle: string; last: string }[] = [
  {
    lens: /^make$/,
    middle: 'go on making, stop half-way for one piece of feedback, and note what to change',
    last: 'finish what was begun, try it out or show it to another group, and say what you would keep and change',
  },
  {
    lens: /^(?:do|reo)$/,
    middle: 'practise again with one thing made harder, in new pairs',
    last: 'use it in a longer game, sequence or talk, and name what has become better',
  },
  {
    lens: /^(?:investigate|enquiry|explain|describe|classify|compare)$/,
    middle: 'find two more rows for the table, from another place or with another test',
    last: 'finish the table, say what it tells us about {topic}, and share it with another group',
  },
  {
    lens: /^(?:persuade|story|recount|inform|procedure|poem|write|sentences)$/,
    middle: 'write on from the plan, and read one part aloud to a partner',
    last: 'revise with one change for the reader, check spelling and punctuation, and share it',
  },
  {
    lens: /./,
    middle: 'go on with {topic}, one step further than in block 1',
    last: 'finish the work on {topic}, and show what can now be done that could not be done before',
  },
]

/** A lesson with questions of its own. */
export const QUESTIONS_LATER = {
  middle: 'do two of the questions again with other numbers or words, then go on with those not reached',
  last: 'work on the questions not reached and on the extension, then make a poster of one answer with its reasons',
} as const

/** What the later blocks are for where a lesson of the bank is taught, by its learning area. */
export const LATER_BY_AREA: Readonly<Record<string, { middle: string; last: string }>> = {
  'The arts': {
    middle: 'look at what was made in the block before, choose one thing to make stronger, and go on working',
    last: 'finish the work, show it to another group, and say what you would keep and what you would change',
  },
  Technology: {
    middle: 'go on making, stop half-way for one piece of feedback, and note what to change',
    last: 'finish what was begun, try it out with somebody it is for, and say what you would keep and change',
  },
  'Health and physical education': {
    middle: 'practise again in new pairs or teams with one thing made harder',
    last: 'use it in a longer game, sequence or talk, and name what has become better',
  },
  Science: {
    middle: 'try or look again with one thing changed, and add what you find to the notes or the table',
    last: 'answer the question of the lesson from all that was found, and share the answer with another group',
  },
  'Social sciences': {
    middle:
      'go on with the tasks not reached, then ask a new question and look for its answer in the same sources',
    last: 'answer the question of the lesson with two reasons, and hear from a group that thinks otherwise',
  },
  English: {
    middle: 'go on with the tasks not reached, and read or share one part with a partner',
    last: 'improve one piece of the work for its reader, and share it',
  },
  'Learning languages': {
    middle: 'greet and answer with three new partners, then change one part of the dialogue',
    last: 'act the dialogue without the board, and hear one more thing each pair would like to be able to say',
  },
  'Learning languages (te reo Māori)': {
    middle:
      'say the words and sentences of the block before with a new partner, then use them with new words',
    last: 'use them in a game or a talk without the board, and name what can now be said',
  },
}
