import type { EverydayName } from '../../read/words/everyday-words.data.ts'
import type { OrganiserPart } from '../graphic-organiser/organiser.ts'
import type { EverydayPaper } from './everyday-paper.ts'

type Cell = readonly [heading: string, help?: string]

const boxes = (
  height: 'low' | 'middle' | 'high' | 'tall',
  rows: readonly (readonly Cell[])[],
): OrganiserPart => ({ kind: 'boxes', height, rows })

const NONE: Cell = ['']
const DAYS: readonly Cell[] = [['Monday'], ['Tuesday'], ['Wednesday'], ['Thursday'], ['Friday']]
const BLANK_DAYS: readonly Cell[] = [NONE, NONE, NONE, NONE, NONE]

const paper = (
  form: string,
  title: string,
  instructions: string,
  parts: readonly OrganiserPart[],
  use: readonly string[],
  look: string,
  names?: 'for adults',
): EverydayPaper => ({ form, title, instructions, parts, use, look, noName: names === 'for adults' })

/** A certificate: two fit on a page. */
const CERTIFICATE: readonly OrganiserPart[] = [
  boxes('low', [[['Ka pai!  This certificate is for']]]),
  boxes('middle', [[['Name:'], ['For:', '{topic}']]]),
  boxes('middle', [[['What we saw or heard you do:']]]),
  boxes('low', [[['Signed:'], ['Room:'], ['Date:']]]),
]

const NEWS: readonly (readonly Cell[])[] = [
  [
    ['Good news!', 'Today ______________ did this:'],
    ['Good news!', 'Today ______________ did this:'],
  ],
  [
    ['Ka pai!', 'We are proud of ______________ because'],
    ['Ka pai!', 'We are proud of ______________ because'],
  ],
  [
    ['You helped', '______________ was kind today. This is what happened:'],
    ['You helped', '______________ was kind today. This is what happened:'],
  ],
]

/** Papers that run a classroom, each one page to fill in. */
export const EVERYDAY_PAPERS: Readonly<Record<EverydayName, EverydayPaper>> = {
  'class timetable': paper(
    'Class timetable',
    'Our week',
    'Write in the times of your bells, then the subjects.',
    [
      boxes('low', [[['Time'], ...DAYS]]),
      boxes('middle', [
        [['8:55', 'Roll, notices'], ...BLANK_DAYS],
        [['9:10', 'Block 1'], ...BLANK_DAYS],
      ]),
      boxes('low', [[['10:30  Morning tea']]]),
      boxes('middle', [[['10:50', 'Block 2'], ...BLANK_DAYS]]),
      boxes('low', [[['12:30  Lunch']]]),
      boxes('middle', [
        [['1:30', 'Block 3'], ...BLANK_DAYS],
        [['2:45', 'Pack up, read aloud'], ...BLANK_DAYS],
      ]),
    ],
    [
      'The times are usual ones: cross out what your school does otherwise.',
      'Write in first what cannot move: hall, library, pool, kapa haka, teacher release. Then an hour each day on average for reading, for writing and for maths, which the curriculum requires for Years 0 to 8.',
      'Leave one copy on your desk for a reliever.',
    ],
    'A week in which reading, writing and maths stand on every day, and no afternoon is full.',
    'for adults',
  ),
  'weekly planner': paper(
    'Weekly planner',
    'My week',
    'One box for each lesson: what they learn, what they do, what I need.',
    [
      boxes('low', [[['Week of'], ['Big idea or theme']]]),
      boxes('low', [[NONE, ...DAYS]]),
      boxes('middle', [
        [['Reading'], ...BLANK_DAYS],
        [['Writing'], ...BLANK_DAYS],
        [['Maths'], ...BLANK_DAYS],
        [['Other'], ...BLANK_DAYS],
      ]),
      boxes('low', [[['Who I work with first'], ['To print or find'], ['To tell families']]]),
    ],
    [
      'Write the learning intention and not the page number: it still helps when the day goes otherwise.',
      'Cross out what was not taught and carry it over on Friday.',
    ],
    'A plan that somebody else could teach from.',
    'for adults',
  ),
  'think sheet': paper(
    'Think sheet',
    'What happened, and how I put it right',
    'Write or draw. Nobody else in the class will read this.',
    [
      boxes('middle', [
        [
          ['What happened?', 'Just what a camera would have seen'],
          ['What was I thinking or feeling?', 'angry, left out, bored, worried, silly …'],
        ],
        [
          ['Who was affected, and how?', 'others, and me'],
          ['What can I do to put it right?', 'say, mend, clean up, give back'],
        ],
      ]),
      boxes('middle', [
        [['What will I do next time I feel like that?']],
        [['What do I need from an adult?']],
      ]),
      boxes('low', [[['My name'], ['My teacher'], ['We look at it again on']]]),
    ],
    [
      'Give it only when the child is calm, and sit beside them. A child who finds writing hard may talk while you write.',
      'These are the questions of a restorative talk. Ask them in this order, and do not ask “Why did you do it?”.',
      'Those who were harmed are asked too: what happened, how was it for you, what would help?',
      'Keep the sheet as your school keeps such notes, and ring home before it goes home.',
    ],
    'Something that will be done today to put it right, and one thing to try next time.',
    'for adults',
  ),
  'behaviour goals': paper(
    'Behaviour chart',
    'My goals',
    'A tick or a smile for each part of the day in which I kept my goal.',
    [
      boxes('middle', [
        [['My goal', 'what I will do'], ['What helps me'], ['When I reach my number, I choose']],
      ]),
      boxes('low', [
        [['Part of the day'], ...DAYS],
        [['Before morning tea'], ...BLANK_DAYS],
        [['Morning tea'], ...BLANK_DAYS],
        [['Before lunch'], ...BLANK_DAYS],
        [['Lunch'], ...BLANK_DAYS],
        [['After lunch'], ...BLANK_DAYS],
        [['Ticks today'], ...BLANK_DAYS],
      ]),
      boxes('low', [[['My number for the week'], ['My best day'], ['Seen at home']]]),
    ],
    [
      'Write the goal with the child, as something to do: for calling out, “I put my hand up and wait”, not “I do not call out”. One goal, two at most.',
      'Count for two days first. Set the number a little above that, so that the first week goes well.',
      'Tick at the end of each part of the day, with one sentence on what you saw. Ticks are never taken away.',
      'Look for what comes before it: time of day, task, neighbours, noise. If nothing changes in three weeks, talk with your SENCO or RTLB.',
      'Keep it in a folder or on the desk, and not on the wall.',
    ],
    'A number that rises week by week, and then a chart that is no longer needed.',
  ),
  'reward chart': paper(
    'Reward chart',
    'Look what we can do',
    'Fill one box each time.',
    [
      boxes('low', [[['We are working on'], ['When all boxes are full, we']]]),
      boxes(
        'middle',
        [1, 2, 3, 4].map((row) => [1, 2, 3, 4, 5].map((at): Cell => [String((row - 1) * 5 + at)])),
      ),
    ],
    [
      'Say what each box was for: “You packed up before I asked.”',
      'Boxes are never taken back. Choose a treat that costs time and not money: ten minutes of a game, a story outside.',
    ],
    'Children who can say what the boxes were for.',
    'for adults',
  ),
  'check-in cards': paper(
    'Feelings cards',
    'How am I today?',
    'Draw a face on each card and cut the cards out. Show or put up the card that fits you today.',
    [
      boxes('middle', [
        [
          ['happy', 'I am smiling inside.'],
          ['calm', 'My body is still.'],
          ['excited', 'I cannot wait!'],
        ],
        [
          ['tired', 'I want to rest.'],
          ['worried', 'I keep thinking about it.'],
          ['sad', 'I may cry.'],
        ],
        [
          ['cross', 'I feel hot and tight.'],
          ['lonely', 'I want a friend.'],
          ['not sure', 'I cannot tell yet.'],
        ],
        [['I am ready to learn.'], ['I need a few minutes.'], ['I would like to talk to a grown-up.']],
      ]),
    ],
    [
      'Print one set for each child, or one for the wall with a named peg for each child. In Year 0–1 draw the faces together, with a mirror.',
      'Show your own card first each morning, and say why in one sentence. No feeling is a bad one.',
      'A child may pass. Look at the bottom row before the first lesson, and talk with those children alone.',
      'If what you see makes you worry about a child’s safety, follow your school’s child protection policy at once.',
    ],
    'Children who choose without looking at a friend’s card, and whose words grow beyond “good” and “sad”.',
    'for adults',
  ),
  certificate: paper(
    'Certificate',
    'Certificate',
    'Write the name large, and say exactly what was done.',
    [...CERTIFICATE, ...CERTIFICATE],
    [
      'Print on card, and cut it across the middle: two on a page.',
      'Name what you saw: “You went back and changed your first sentence” tells more than “good work”.',
      'Keep a list, so that every child has had one by the end of the term.',
    ],
    'A child who can say what it was for.',
    'for adults',
  ),
  'good news notes': paper(
    'Notes home with good news',
    'Good news',
    'Fill in a note, cut it out and send it home.',
    [boxes('high', NEWS)],
    [
      'Two a day reach every family within three weeks. Tick names off a list.',
      'One sentence on what the child did, and nothing after “but”.',
    ],
    'Families who hear from school when things go well.',
    'for adults',
  ),
  'job chart': paper(
    'Class jobs',
    'Our jobs this week',
    'Write two names beside each job. Change the names on Monday.',
    [
      boxes('low', [
        [['Job'], ['What to do'], ['Names']],
        ...(
          [
            ['Lights and windows', 'On in the morning, off and shut at the end'],
            ['Books', 'Shelf tidy before lunch and at the end'],
            ['Floor', 'Pick up, push in chairs'],
            ['Handing out', 'Books, pencils, paper'],
            ['Whiteboard', 'Date in te reo Māori and English'],
            ['Plants or garden', 'Water on Monday and Thursday'],
            ['Messages', 'Roll and notes to the office'],
            ['Sports gear', 'Out, counted, back'],
            ['Recycling and scraps', 'Empty when full'],
            ['Manaaki', 'Look after visitors, new children and relievers'],
          ] as const
        ).map(([job, what]): readonly Cell[] => [[job], [what], NONE]),
      ]),
    ],
    ['Show each job once, with the child who does it well.', 'Pair an older hand with a new one.'],
    'Jobs that are done without being told.',
    'for adults',
  ),
  'birthday chart': paper(
    'Birthday chart',
    'Our birthdays',
    'Write your name and your day in your month.',
    [
      boxes('middle', [
        [['January'], ['February'], ['March']],
        [['April'], ['May'], ['June']],
        [['July'], ['August'], ['September']],
        [['October'], ['November'], ['December']],
      ]),
    ],
    [
      'Ask families first: some do not mark birthdays, and a child may like to be left out.',
      'Those with a birthday in the holidays choose a day in the term.',
    ],
    'Every child who wants to be there, on the right day.',
    'for adults',
  ),
  'class list': paper(
    'Class list',
    'Class list',
    'Write the names once, copy the page, and head each column with what you check.',
    [
      {
        kind: 'board',
        rows: [
          ['Name', '', '', '', '', '', '', ''],
          ...Array.from({ length: 30 }, (_, at) => [`${at + 1}`, '', '', '', '', '', '', '']),
        ],
      },
    ],
    ['Keep what it says about children out of sight, and shred it when it is done.'],
    'One mark for each child and column.',
    'for adults',
  ),
  'class treaty': paper(
    'Class treaty',
    'How we want to be together',
    'Agree on each box together. Write what we do, and not what we must not do.',
    [
      boxes('middle', [
        [['When we learn, we'], ['When someone talks, we']],
        [['When something goes wrong, we'], ['With our things and our room, we']],
        [['Everyone can count on the teacher to'], ['We help everyone to belong by']],
      ]),
      boxes('middle', [[['We all sign here']]]),
    ],
    [
      'Ask first: “When did you last feel good in a class? What did people do?” Collect, group, and put each group into one line.',
      'The teacher signs too, and keeps a line of their own.',
      'Read it again after a week, and change one line that does not work.',
    ],
    'Five or six lines in the children’s words, each something that can be seen or heard.',
    'for adults',
  ),
  'conference notes': paper(
    'Conference sheet',
    'Talking about my learning',
    'The child fills in the first four boxes before the meeting. The last row is filled in together.',
    [
      boxes('middle', [
        [['I am proud of', 'with a page or a thing to show'], ['I enjoy']],
        [['I find hard'], ['I would like to get better at']],
        [['What my family sees at home'], ['What my teacher sees']],
      ]),
      boxes('middle', [[['Our next goal'], ['At school we will'], ['At home we can']]]),
      boxes('low', [[['Signed by the three of us'], ['We look at it again on']]]),
    ],
    [
      'Let the child lead: begin with the thing to show.',
      'Ask the family before you tell: “What do you notice at home?”',
      'No news should be new here. Ring before the day if there is something hard to say.',
    ],
    'One goal that the child can say in a sentence, with what each of the three will do.',
  ),
}
