/** A way to begin a lesson; ~ stands for the topic. None of them needs a screen, or states a fact. */
export interface Opening {
  teacher: readonly string[]
  pupils: readonly string[]
}

export const OPENINGS: readonly Opening[] = [
  {
    teacher: [
      'Write ~ in the middle of a large sheet, one sheet for each group. Two minutes without talking: everyone writes or draws what it makes them think of.',
      'Groups move round to the next sheet, tick what they agree with, and add one thing.',
    ],
    pupils: ['Write or draw in silence, then read what others put, and add to it.'],
  },
  {
    teacher: [
      'Four corners: “I could teach this”, “I know a bit”, “I have heard of it”, “It is new to me”. Say the topic: ~. Students stand where they are today.',
      'In each corner pairs say one thing they know and one thing they want to find out. Write up three of the questions.',
    ],
    pupils: ['Choose your corner, and tell a partner why you stand there.'],
  },
  {
    teacher: [
      'Say one word that belongs to ~. The next student says a word that the first makes them think of, and so on round the circle.',
      'Stop after one round. Ask: which word belongs to it most, and which least? Why?',
    ],
    pupils: ['Say a word, or pass. Then choose the word that fits best, with a reason.'],
  },
  {
    teacher: [
      'Hide a card with ~ written on it. Students find out what it is with ten questions that you answer with yes or no.',
      'Turn the card over, and ask which question helped most.',
    ],
    pupils: ['Ask questions that rule out as much as they can. Listen to the answers of others.'],
  },
]

/** Openings for questions with numbers or words of their own, where the topic's questions are at hand. */
export const QUESTION_OPENINGS: readonly Opening[] = [
  {
    teacher: [
      'Write up one of today’s questions with its numbers or key words covered. Ask: what could it be asking, and what would you need to know?',
      'Uncover one part at a time. After each, pairs say what they can tell now.',
    ],
    pupils: ['Say what you think is covered, and why. Change your mind when you see more.'],
  },
  {
    teacher: [
      'Write up three of today’s practice questions side by side. Ask: which one does not belong, and why? Every answer with a reason counts.',
      'Take a reason for each of the three before you go on.',
    ],
    pupils: ['Find a reason for each one to be the odd one out.'],
  },
  {
    teacher: [
      'Give each pair one of today’s questions and its answer. They have two minutes to find out how someone got there.',
      'Two pairs explain. Nobody has to have finished.',
    ],
    pupils: ['Work backwards from the answer, and show each step you find.'],
  },
]

/** Openings for movement, with the class on its feet. */
export const MOVING_OPENINGS: readonly Opening[] = [
  {
    teacher: [
      'Follow my leader: everyone jogs on the spot or round the space and copies you. Then students take turns to lead, each with one movement they will need today.',
    ],
    pupils: ['Copy the leader. When it is your turn, show a movement that gets us ready for ~.'],
  },
  {
    teacher: [
      'Traffic lights: green means move about the space, orange means slow, red means stop and balance. Finish with two movements from ~.',
    ],
    pupils: ['Look for space as you move, and stop in control.'],
  },
]

/** A calm beginning for any lesson, on paper and without talk. */
export const QUIET_OPENING: Opening = {
  teacher: [
    'Quiet start: write ~ on the board and say nothing. For two minutes everyone writes or draws alone what it makes them think of.',
    'Then partners swap papers, read without talking, and underline one thing they would like to ask about.',
  ],
  pupils: ['Write or draw in silence. Read your partner’s paper, and underline one thing.'],
}
