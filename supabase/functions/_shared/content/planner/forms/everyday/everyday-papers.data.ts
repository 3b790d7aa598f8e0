import type { EverydayName } from '../../read/words/everyday/everyday-words.data.ts'
import type { EverydayPaper } from './everyday-paper.ts'

const CERTIFICATE = {
  kind: 'certificate',
  praise: 'Ka pai!',
  given: 'This certificate is for',
  matter: 'For: {topic}',
  seen: 'What we saw or heard you do',
  signed: ['Signed', 'Room', 'Date'],
} as const

/** Papers that run a classroom, each one page to fill in. */
export const EVERYDAY_PAPERS: Readonly<Record<EverydayName, EverydayPaper>> = {
  'class timetable': {
    form: 'Class timetable',
    title: 'Our week',
    instructions: 'Write in the times of your bells, then the subjects.',
    parts: [
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['Time'], ['Monday'], ['Tuesday'], ['Wednesday'], ['Thursday'], ['Friday']]],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['8:55', 'Roll, notices'], [''], [''], [''], [''], ['']]],
      },
      {
        kind: 'boxes',
        height: 'high',
        rows: [[['9:10', 'Block 1'], [''], [''], [''], [''], ['']]],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['10:30  Morning tea']]],
      },
      {
        kind: 'boxes',
        height: 'high',
        rows: [[['10:50', 'Block 2'], [''], [''], [''], [''], ['']]],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['12:30  Lunch']]],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['1:30', 'Block 3'], [''], [''], [''], [''], ['']]],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['2:45', 'Pack up'], [''], [''], [''], [''], ['']]],
      },
    ],
    use: [
      'The times are usual ones: cross out what your school does otherwise.',
      'Write in first what cannot move: hall, library, pool, kapa haka, teacher release. Then an hour each day on average for reading, for writing and for maths, which the curriculum requires for Years 0 to 8.',
      'Leave one copy on your desk for a reliever.',
    ],
    look: 'A week in which reading, writing and maths stand on every day, and no afternoon is full.',
    noName: true,
  },
  'weekly planner': {
    form: 'Weekly planner',
    title: 'My week',
    instructions: 'One box for each lesson: what they learn, what they do, what I need.',
    parts: [
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['Week of'], ['Big idea or theme']]],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [[[''], ['Monday'], ['Tuesday'], ['Wednesday'], ['Thursday'], ['Friday']]],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['Reading'], [''], [''], [''], [''], ['']],
          [['Writing'], [''], [''], [''], [''], ['']],
          [['Maths'], [''], [''], [''], [''], ['']],
          [['Other'], [''], [''], [''], [''], ['']],
        ],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['Who I work with first'], ['To print or find'], ['To tell families']]],
      },
    ],
    use: [
      'Write the learning intention and not the page number: it still helps when the day goes otherwise.',
      'Cross out what was not taught and carry it over on Friday.',
    ],
    look: 'A plan that somebody else could teach from.',
    noName: true,
  },
  'think sheet': {
    form: 'Think sheet',
    title: 'What happened, and how I put it right',
    instructions: 'Write or draw. Nobody else in the class will read this.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [
            ['What happened?', 'Just what a camera would have seen'],
            ['What was I thinking or feeling?', 'angry, left out, bored, worried, silly …'],
          ],
          [
            ['Who was affected, and how?', 'others, and me'],
            ['What can I do to put it right?', 'say, mend, clean up, give back'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['What will I do next time I feel like that?']], [['What do I need from an adult?']]],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['My name'], ['My teacher'], ['We look at it again on']]],
      },
    ],
    use: [
      'Give it only when the child is calm, and sit beside them. A child who finds writing hard may talk while you write.',
      'These are the questions of a restorative talk. Ask them in this order, and do not ask “Why did you do it?”.',
      'Those who were harmed are asked too: what happened, how was it for you, what would help?',
      'Keep the sheet as your school keeps such notes, and ring home before it goes home.',
    ],
    look: 'Something that will be done today to put it right, and one thing to try next time.',
    noName: true,
  },
  'behaviour goals': {
    form: 'Behaviour chart',
    title: 'My goals',
    instructions: 'A tick or a smile for each part of the day in which I kept my goal.',
    parts: [
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['My goal', 'what I will do'], ['What helps me'], ['When I reach my number, I choose']]],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [
          [['Part of the day'], ['Monday'], ['Tuesday'], ['Wednesday'], ['Thursday'], ['Friday']],
          [['Before morning tea'], [''], [''], [''], [''], ['']],
          [['Morning tea'], [''], [''], [''], [''], ['']],
          [['Before lunch'], [''], [''], [''], [''], ['']],
          [['Lunch'], [''], [''], [''], [''], ['']],
          [['After lunch'], [''], [''], [''], [''], ['']],
          [['Ticks today'], [''], [''], [''], [''], ['']],
        ],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['My number for the week'], ['My best day'], ['Seen at home']]],
      },
    ],
    use: [
      'Write the goal with the child, as something to do: for calling out, “I put my hand up and wait”, not “I do not call out”. One goal, two at most.',
      'Count for two days first. Set the number a little above that, so that the first week goes well.',
      'Tick at the end of each part of the day, with one sentence on what you saw. Ticks are never taken away.',
      'Look for what comes before it: time of day, task, neighbours, noise. If nothing changes in three weeks, talk with your SENCO or RTLB.',
      'Keep it in a folder or on the desk, and not on the wall.',
    ],
    look: 'A number that rises week by week, and then a chart that is no longer needed.',
    noName: false,
  },
  'reward chart': {
    form: 'Reward chart',
    title: 'Look what we can do',
    instructions: 'Fill one box each time.',
    parts: [
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['We are working on'], ['When all boxes are full, we']]],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['1'], ['2'], ['3'], ['4'], ['5']],
          [['6'], ['7'], ['8'], ['9'], ['10']],
          [['11'], ['12'], ['13'], ['14'], ['15']],
          [['16'], ['17'], ['18'], ['19'], ['20']],
        ],
      },
    ],
    use: [
      'Say what each box was for: “You packed up before I asked.”',
      'Boxes are never taken back. Choose a treat that costs time and not money: ten minutes of a game, a story outside.',
    ],
    look: 'Children who can say what the boxes were for.',
    noName: true,
  },
  'check-in cards': {
    form: 'Feelings cards',
    title: 'How am I today?',
    instructions:
      'Draw a face on each card and cut the cards out. Show or put up the card that fits you today.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
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
        ],
      },
    ],
    use: [
      'Print one set for each child, or one for the wall with a named peg for each child. In Year 0–1 draw the faces together, with a mirror.',
      'Show your own card first each morning, and say why in one sentence. No feeling is a bad one.',
      'A child may pass. Look at the bottom row before the first lesson, and talk with those children alone.',
      'If what you see makes you worry about a child’s safety, follow your school’s child protection policy at once.',
    ],
    look: 'Children who choose without looking at a friend’s card, and whose words grow beyond “good” and “sad”.',
    noName: true,
  },
  'award titles': {
    form: 'Award titles',
    title: 'Thirty awards, one for every child',
    instructions: 'Pick one that fits each child, or change it. Write the name beside it.',
    parts: [
      {
        kind: 'table',
        head: ['Award', 'It is for someone who …', 'Name'],
        rows: [
          ['Captain of Lost Property', 'finds the owner of every jersey', ''],
          ['Golden Question', 'asks what all of us wanted to know', ''],
          ['Chief of Welcome', 'looks after anyone who is new', ''],
          ['Bookworm Extraordinaire', 'has a book ready for any free minute', ''],
          ['Brain on Springs', 'bounces back and tries another way', ''],
          ['Peacemaker', 'helps others to sort it out fairly', ''],
          ['Tidy Ninja', 'clears up before anyone has asked', ''],
          ['Story Spinner', 'has us hanging on the next line', ''],
          ['Giggle Starter', 'makes us laugh, and never at anyone', ''],
          ['Quiet Thunder', 'says little, and it counts', ''],
          ['Nature Detective', 'spots the nest, the spider, the first blossom', ''],
          ['Pencil Rescue Service', 'always has one to lend', ''],
          ['Eagle Eye', 'sees the small things that matter', ''],
          ['Team Glue', 'holds a group together', ''],
          ['Chief Inventor', 'can make something from anything', ''],
          ['Marathon Mind', 'keeps going right to the end', ''],
          ['First on the Scene', 'is there when someone falls over', ''],
          ['Fact Finder', 'brings a fact that nobody knew', ''],
          ['Colour Wizard', 'makes a page sing', ''],
          ['Kaitiaki of Our Room', 'cares for our place and the things in it', ''],
          ['Reo Champion', 'uses te reo Māori every day', ''],
          ['Good Sport', 'cheers for both teams', ''],
          ['Brave Voice', 'speaks up when it is hard', ''],
          ['Lunchtime Legend', 'starts games that everyone can join', ''],
          ['Tech Whisperer', 'gets the screen to work again', ''],
          ['Rocket Grower', 'has come a very long way this year', ''],
          ['Patience of a Tuatara', 'waits so that others can have a turn', ''],
          ['Number Ninja', 'explains how, and not only how much', ''],
          ['Best Good Morning', 'starts the day well for all of us', ''],
          ['Light of the Room', 'lifts everyone’s day', ''],
        ],
      },
    ],
    use: [
      'Write the names of all children first, so that nobody is left for last and nobody is left out.',
      'Say at the award what you saw: “You showed two new children where everything is.”',
      'Keep to what a child has done. Leave out looks, size, lateness, lost things of their own, and jokes that only adults find funny; if you doubt it, ask the child first.',
      'For the paper to hand over, ask for a certificate.',
    ],
    look: 'A child who smiles at the title and tells it at home.',
    noName: true,
  },
  certificate: {
    form: 'Certificate',
    title: 'Certificate',
    instructions: 'Two certificates: cut between them.',
    parts: [CERTIFICATE, CERTIFICATE],
    use: [
      'Print on card and cut it in two. Write the name large.',
      'Name what you saw: “You went back and changed your first sentence” tells more than “good work”.',
      'Keep a list, so that every child has had one by the end of the term.',
    ],
    look: 'A child who can say what it was for.',
    noName: true,
  },
  'good news notes': {
    form: 'Notes home with good news',
    title: 'Good news',
    instructions: 'Fill in a note, cut it out and send it home.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
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
        ],
      },
    ],
    use: [
      'Two a day reach every family within three weeks. Tick names off a list.',
      'One sentence on what the child did, and nothing after “but”.',
    ],
    look: 'Families who hear from school when things go well.',
    noName: true,
  },
  'job chart': {
    form: 'Class jobs',
    title: 'Our jobs this week',
    instructions: 'Write two names beside each job. Change the names on Monday.',
    parts: [
      {
        kind: 'boxes',
        height: 'low',
        rows: [
          [['Job'], ['What to do'], ['Names']],
          [['Lights and windows'], ['On in the morning, off and shut at the end'], ['']],
          [['Books'], ['Shelf tidy before lunch and at the end'], ['']],
          [['Floor'], ['Pick up, push in chairs'], ['']],
          [['Handing out'], ['Books, pencils, paper'], ['']],
          [['Whiteboard'], ['Date in te reo Māori and English'], ['']],
          [['Plants or garden'], ['Water on Monday and Thursday'], ['']],
          [['Messages'], ['Roll and notes to the office'], ['']],
          [['Sports gear'], ['Out, counted, back'], ['']],
          [['Recycling and scraps'], ['Empty when full'], ['']],
          [['Manaaki'], ['Look after visitors, new children and relievers'], ['']],
        ],
      },
    ],
    use: ['Show each job once, with the child who does it well.', 'Pair an older hand with a new one.'],
    look: 'Jobs that are done without being told.',
    noName: true,
  },
  'birthday chart': {
    form: 'Birthday chart',
    title: 'Our birthdays',
    instructions: 'Write your name and your day in your month.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [['January'], ['February'], ['March']],
          [['April'], ['May'], ['June']],
          [['July'], ['August'], ['September']],
          [['October'], ['November'], ['December']],
        ],
      },
    ],
    use: [
      'Ask families first: some do not mark birthdays, and a child may like to be left out.',
      'Those with a birthday in the holidays choose a day in the term.',
    ],
    look: 'Every child who wants to be there, on the right day.',
    noName: true,
  },
  'class list': {
    form: 'Class list',
    title: 'Class list',
    instructions: 'Write the names once, copy the page, and head each column with what you check.',
    parts: [
      {
        kind: 'table',
        head: ['Name', '', '', '', '', '', '', ''],
        rows: [
          ['1', '', '', '', '', '', '', ''],
          ['2', '', '', '', '', '', '', ''],
          ['3', '', '', '', '', '', '', ''],
          ['4', '', '', '', '', '', '', ''],
          ['5', '', '', '', '', '', '', ''],
          ['6', '', '', '', '', '', '', ''],
          ['7', '', '', '', '', '', '', ''],
          ['8', '', '', '', '', '', '', ''],
          ['9', '', '', '', '', '', '', ''],
          ['10', '', '', '', '', '', '', ''],
          ['11', '', '', '', '', '', '', ''],
          ['12', '', '', '', '', '', '', ''],
          ['13', '', '', '', '', '', '', ''],
          ['14', '', '', '', '', '', '', ''],
          ['15', '', '', '', '', '', '', ''],
          ['16', '', '', '', '', '', '', ''],
          ['17', '', '', '', '', '', '', ''],
          ['18', '', '', '', '', '', '', ''],
          ['19', '', '', '', '', '', '', ''],
          ['20', '', '', '', '', '', '', ''],
          ['21', '', '', '', '', '', '', ''],
          ['22', '', '', '', '', '', '', ''],
          ['23', '', '', '', '', '', '', ''],
          ['24', '', '', '', '', '', '', ''],
          ['25', '', '', '', '', '', '', ''],
          ['26', '', '', '', '', '', '', ''],
          ['27', '', '', '', '', '', '', ''],
          ['28', '', '', '', '', '', '', ''],
          ['29', '', '', '', '', '', '', ''],
          ['30', '', '', '', '', '', '', ''],
        ],
      },
    ],
    use: ['Keep what it says about children out of sight, and shred it when it is done.'],
    look: 'One mark for each child and column.',
    noName: true,
  },
  'class treaty': {
    form: 'Class treaty',
    title: 'How we want to be together',
    instructions: 'Agree on each box together. Write what we do, and not what we must not do.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [['When we learn, we'], ['When someone talks, we']],
          [['When something goes wrong, we'], ['With our things and our room, we']],
          [['Everyone can count on the teacher to'], ['We help everyone to belong by']],
        ],
      },
      {
        kind: 'boxes',
        height: 'high',
        rows: [[['We all sign here']]],
      },
    ],
    use: [
      'Ask first: “When did you last feel good in a class? What did people do?” Collect, group, and put each group into one line.',
      'The teacher signs too, and keeps a line of their own.',
      'Read it again after a week, and change one line that does not work.',
    ],
    look: 'Five or six lines in the children’s words, each something that can be seen or heard.',
    noName: true,
  },
  'conference notes': {
    form: 'Conference sheet',
    title: 'Talking about my learning',
    instructions:
      'The child fills in the first four boxes before the meeting. The last row is filled in together.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [['I am proud of', 'with a page or a thing to show'], ['I enjoy']],
          [['I find hard'], ['I would like to get better at']],
          [['What my family sees at home'], ['What my teacher sees']],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['Our next goal'], ['At school we will'], ['At home we can']]],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['Signed by the three of us'], ['We look at it again on']]],
      },
    ],
    use: [
      'Let the child lead: begin with the thing to show.',
      'Ask the family before you tell: “What do you notice at home?”',
      'No news should be new here. Ring before the day if there is something hard to say.',
    ],
    look: 'One goal that the child can say in a sentence, with what each of the three will do.',
    noName: false,
  },
  'role cards': {
    form: 'Role cards',
    title: 'Roles in our group',
    instructions: 'Cut out the cards. Each person in the group takes one, reads it aloud and does that job.',
    parts: [
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [
            [
              'Leader',
              'Do: Read the task aloud. Make sure that everybody has a turn. Keep the group on the task. Say: “What do we have to do first?” “What do you think, …?”',
            ],
            [
              'Recorder',
              'Do: Write or draw what the group finds and decides. Read it back, so that all agree. Say: “Have I got that right?” “How shall I write that down?”',
            ],
          ],
          [
            [
              'Materials manager',
              'Do: Fetch what the group needs. Look after it, and see that it is used safely. Lead the tidy-up. Say: “Do we have everything?” “Let us put this back together.”',
            ],
            [
              'Timekeeper',
              'Do: Watch the clock. Tell the group when half the time has gone, and when five minutes are left. Say: “We have … minutes left.” “Is it time to go on?”',
            ],
          ],
          [
            [
              'Speaker',
              'Do: Tell the class what the group did and found. Ask the teacher when the whole group is stuck. Say: “Our group found that …” “We are not sure about …”',
            ],
            [
              'Encourager',
              'Do: Listen to each idea. Notice good work, and bring in anybody who is quiet. Say: “That idea helps us because …” “We have not heard from you yet.”',
            ],
          ],
        ],
      },
    ],
    use: [
      'Groups of four use the leader, recorder, materials manager and speaker; the leader also watches the clock and everybody encourages. Groups of five or six use more cards.',
      'Practise one role at a time: show it, then let every group say its two sentences.',
      'Swap the cards in the next lesson, so that everybody has had each role after six lessons.',
      'Ask at the end: “Which role helped our group most today? What did that person do or say?”',
    ],
    look: 'Students who do their own role, use its sentences and let others do theirs.',
    noName: true,
  },
}
