/** A plan b in general words, for lessons whose writers say nothing of being inside. */
export const PLAN_B_LINES = {
  movement: {
    items: ['masking tape for lines, and soft things to throw such as rolled socks or paper balls'],
    lines: {
      hook: 'desks to the walls, bags under them. Warm up on the spot: march, reach, squat, balance on each leg for ten, and stop at the signal.',
      'i-do':
        'show the same skill on the spot or over two metres, slowly, with a soft thing such as rolled socks.',
      'we-do':
        'all practise the skill on the spot, then with a partner two steps apart. Everything is rolled or thrown underarm and below the waist.',
      'you-do':
        'make four places, one in each corner, for a quarter of the class each: the skill with a soft thing over two metres; balances; a walking-only version of the game on taped lines; and planning and scoring on paper. Change every four minutes. Walking only, one thing in the air at each place.',
      share: 'sit where you are and show the best try on the spot.',
    },
  },
  looking: {
    items: [
      'what the class would look at, brought in on a tray before the rain, or photos of it taken near school',
    ],
    lines: {
      hook: 'stand at the windows for the same question, and say what can be seen from there.',
      'i-do': 'show it with one thing from the tray, or one photo, held where all can see it.',
      'we-do':
        'do the same with the things on the tray or the photos, one for each table, and move the things on after two minutes.',
      'you-do':
        'each group works with its own tray, photo or window place: look, draw and write down what the lesson asks for outside. Mark what can only be found out on a dry day, and find that out the next time.',
      share: 'lay the drawings out on the floor in place of going back to the spot.',
    },
  },
  maths: {
    items: ['masking tape for lines on the floor'],
    lines: {
      'we-do': 'use lines of tape on the floor of the classroom or the corridor in place of lines outside.',
      'you-do':
        'do the same work with lengths, shapes and counts of the room: floor tiles, windows, desks and steps along the wall. One half of the class measures or moves, the other half writes; swap half-way.',
    },
  },
} as const
