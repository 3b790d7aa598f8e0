import type { HandsOn } from '../../topic.ts'

/** Clocks that are made, set, read and lived by. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 3],
    practices: /clock/,
    uses: /clock|paper plate/i,
    materials: [
      'a small clock with moving hands a pair, or a paper plate, card hands and a split pin',
      'a pencil and paper a pair',
    ],
    start:
      'Show a time on a clock with only the hour hand. About what time is it? What will the minute hand be doing?',
    show: 'Set the clock to the first example. Move the minute hand slowly and let the class watch what the hour hand does.',
    steps: [
      'One partner says a time, o’clock or half past. The other sets the clock.',
      'Read it back together: where does the hour hand point? Is it on a number or past it?',
      'Draw the clock face on paper and write the time under it. Swap, and do four times each.',
      'If your class has learned quarter past and quarter to, set those now. What is different about the hour hand?',
      'Set the time when school starts, the time of lunch and the time of home. Put your three drawings in order.',
    ],
    look: 'the hour hand lies between two numbers at half past.',
    exit: {
      prompt: 'Set your clock to half past 3. Where does the short hand point, and why?',
      answer: 'between the 3 and the 4: half of the hour has gone',
    },
    easier: 'Use o’clock times only, then one half past with its o’clock before and after.',
    harder: 'Set a time, then move the clock half an hour on. Say both times.',
  },
  {
    years: [2, 4],
    practices: /quarter hour/,
    uses: /clock|paper plate/i,
    materials: [
      'a small clock with moving hands a pair, or a paper plate, card hands and a split pin',
      'a paper circle a pair',
      'a pencil and paper a pair',
    ],
    start:
      'Fold a paper circle in half and in half again, and open it: four quarters. Lay it on a clock. Which numbers do the folds point to?',
    show: 'Set 4 o’clock and move the long hand round by quarters: quarter past 4, half past 4, quarter to 5. At each stop ask where the short hand is, and which hour it has left or is coming to.',
    steps: [
      'Fold your paper circle into quarters. Write 12, 3, 6 and 9 at the folds.',
      'One partner says a time with quarter past, half past or quarter to. The other sets the clock.',
      'Look at the short hand together. At quarter past it is just past its hour; at quarter to it has nearly come to the next.',
      'Draw the clock and write the time under it twice: in words, and as a digital clock shows it, such as quarter to 5 and 4:45.',
      'Swap jobs. Do at least three with quarter past and three with quarter to.',
      'Put your six times in order, from the earliest to the latest.',
    ],
    look: 'quarter to 5 is drawn with the short hand before the 5 and written as 4:45, not 5:45.',
    exit: { prompt: 'Set or draw quarter to 8, and write it as a digital clock shows it.', answer: '7:45' },
    easier:
      'Keep to one hour: 3 o’clock, quarter past 3, half past 3, quarter to 4, and read them off the clock.',
    harder: 'Set a time and move it on by three quarters of an hour. Say both times in words.',
  },
  {
    years: [3, 4],
    practices: /minute|clock/,
    uses: /clock|paper plate/i,
    materials: ['a clock with moving hands a pair', 'two dice a pair', 'paper and a pencil each'],
    start:
      'Count round the clock in fives from the 12. Where does 35 minutes stand, and what do we call the spaces between?',
    show: 'Set the clock to the first example, count the minutes in fives from the 12, then in ones, and read the time.',
    steps: [
      'Roll both dice and add: this is the hour. Roll again and multiply: this is the number of minutes past.',
      'Set the clock. Your partner reads it aloud as “minutes past” or “minutes to”.',
      'Write it in words and as a digital time, such as 4:18.',
      'Move the clock on by a quarter of an hour and write the new time.',
      'Do five turns. Then find the two of your times that lie closest together: how many minutes apart are they?',
    ],
    look: 'the hour is the one that was passed last, also when the minute hand is near the 12.',
    easier: 'Roll one die for the minutes and count it in fives.',
    harder: 'Move the clock back by 25 minutes and write that time as well.',
  },
  {
    years: [3, 4],
    practices: /duration|hours and minutes|seconds, minutes|calendar/,
    uses: /stopwatch|timer|clock/i,
    materials: ['a stopwatch or a clock with a second hand a group', 'paper and a pencil each'],
    start: 'Close your eyes and stand up when you think a minute is over. Who was closest?',
    show: 'Draw a line from the start time to the end time of the first example and jump to the next hour first.',
    steps: [
      'In groups of three, choose four jobs: write your name ten times, walk round the room, read a page, stack your books.',
      'Estimate how long each will take, in seconds or minutes, and write it.',
      'One does the job, one times it, one records. Swap for each job.',
      'Write each time next to the estimate. How far out were you?',
      'Draw a line for your school morning: mark when things start and end, and work out how long each lasts.',
    ],
    look: 'minutes are jumped to the next hour, then on, and not taken away as ordinary numbers.',
    easier: 'Work with whole and half hours on the line.',
    harder: 'Change all your times to seconds, and find the total.',
  },
  {
    years: [5, 8],
    uses: /timetable|bus|plan|clock/i,
    materials: ['bus or ferry timetables, one a pair', 'paper and a pencil each'],
    start: 'A bus leaves at 9:48 and arrives at 10:25. How long is the ride? Show your way on a line.',
    show: 'Draw a time line for the first example: jump to the next hour, then on, and add the jumps.',
    steps: [
      'Plan a class trip with your timetable: at least two rides, an hour and a half to look round, and 35 minutes for lunch.',
      'Write each part with its start time, end time and length. Use 24-hour time if your class has learned it.',
      'Draw the day as a line from leaving to coming back.',
      'Work out how long the whole trip takes, and how much of it is spent riding.',
      'Swap plans. Check another pair’s times and mark what would not work.',
    ],
    look: 'lengths are found by jumping on, and 60 minutes make the hour.',
    easier: 'Use one ride each way, leaving on the hour or half hour.',
    harder: 'The second ride is 25 minutes late. Change the plan so that you are still back in time.',
  },
]
