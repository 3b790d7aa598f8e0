/** Things to do at home that need no screen, no money and little time, by the last year that they suit. */
export const AT_HOME: readonly { lastYear: number; ideas: readonly string[] }[] = [
  {
    lastYear: 2,
    ideas: [
      'Set the table. Count the knives, forks, spoons and plates.',
      'Find five things in your home that begin with the first letter of your name.',
      'Tell someone three things about your day: first, then, last.',
      'Look at the sky before bed. Draw what you see.',
      'Help to sort the washing. How many pairs of socks are there?',
      'Sing a waiata or a song from school to your family.',
    ],
  },
  {
    lastYear: 4,
    ideas: [
      'Help to cook or bake. Write down what you needed and what you did.',
      'Ask an older person about a game they played as a child. Learn it, and teach it to a friend.',
      'Measure the longest and the shortest thing in your room.',
      'Write a note to thank someone at home, and leave it where they will find it.',
      'Read aloud to someone for ten minutes, with voices.',
      'Find ten numbers at home. Put them in order.',
    ],
  },
  {
    lastYear: 8,
    ideas: [
      'Cook part of a meal. Write the recipe for a person who has never cooked.',
      'Interview someone at home about a choice they made when they were young. Write five sentences.',
      'Keep a log of your screen time for three days. What do you notice?',
      'Watch or read the news once. What happened, who says so, and what do you still want to know?',
      'Compare the price of two packets of the same thing. Which is better value for 100 g?',
      'Learn four lines of a poem, a waiata or a speech by heart, and say them to someone.',
    ],
  },
]

/** How long children of a year read each day at home. */
export const MINUTES_TO_READ: readonly [lastYear: number, minutes: number][] = [
  [2, 10],
  [4, 15],
  [8, 20],
]
