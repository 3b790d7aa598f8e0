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
