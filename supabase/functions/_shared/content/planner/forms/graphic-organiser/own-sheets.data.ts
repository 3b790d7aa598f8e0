import type { OwnSheetName } from '../../read/words/organiser-words.data.ts'
import type { Organiser } from './organiser.ts'

/** Sheets on which children plan, think back or tell of themselves. Like an organiser, each is one page to write on. */
export const OWN_SHEETS: Readonly<Record<OwnSheetName, Organiser>> = {
  storyboard: {
    form: 'Storyboard',
    compares: 0,
    instructions:
      'Draw one shot in each box. Under it write what happens, what is said or heard, and the kind of shot (wide, middle or close-up).',
    forYoung: 'Draw what we see in each box, in order. Write a few words.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [
            ['1', 'Draw the shot'],
            ['2', 'Draw the shot'],
            ['3', 'Draw the shot'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['What happens, sound, shot'], ['What happens, sound, shot'], ['What happens, sound, shot']]],
      },
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [
            ['4', 'Draw the shot'],
            ['5', 'Draw the shot'],
            ['6', 'Draw the shot'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['What happens, sound, shot'], ['What happens, sound, shot'], ['What happens, sound, shot']]],
      },
    ],
    use: [
      'Tell the whole story aloud in six sentences first: one sentence becomes one box.',
      'Stick figures are enough. What counts is who is in the picture, how near, and what changes.',
      'Print more pages for a longer story, and number the boxes on.',
    ],
    look: 'Boxes that can be followed without being told, and a reason for at least one close-up.',
  },
  'timeline cards': {
    form: 'Timeline cards',
    compares: 0,
    instructions:
      'Write one event on each card: when it happened, what happened and why it matters. Cut the cards out and put them in order.',
    forYoung: 'Draw what happened on each card. Cut the cards out and put them in order.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [
            ['When:', 'What happened? Why does it matter?'],
            ['When:', 'What happened? Why does it matter?'],
          ],
          [
            ['When:', 'What happened? Why does it matter?'],
            ['When:', 'What happened? Why does it matter?'],
          ],
          [
            ['When:', 'What happened? Why does it matter?'],
            ['When:', 'What happened? Why does it matter?'],
          ],
          [
            ['When:', 'What happened? Why does it matter?'],
            ['When:', 'What happened? Why does it matter?'],
          ],
        ],
      },
    ],
    use: [
      'Fill in the cards from sources that you have checked, or let each pair research one event.',
      'Hang the cards on a string with gaps that show how many years lie between them.',
      'Hide one date: which events must it lie between?',
    ],
    look: 'Events in order, a date with a source for each, and a reason why the event matters.',
  },
  'reading choice board': {
    form: 'Reading choice board',
    compares: 0,
    instructions:
      'Use the book that you are reading. Choose three boxes in a row: across, down or diagonally. Tick each one that you finish.',
    forYoung: 'Choose a box. Do it for your book. Colour the box when you are done.',
    parts: [
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [
            ['Draw a map', 'of a place in the book. Label it with words from the text.'],
            ['Write a letter', 'from one character to another about what has just happened.'],
            ['Collect five words', 'that are new or strong. Find out what each means and use it.'],
          ],
          [
            ['Ask three questions', 'that the author has not answered yet. Guess the answers, with reasons.'],
            ['Tell a partner', 'what has happened so far in one minute. Ask what they want to know.'],
            ['Find the turning point', 'Copy the sentence where everything changes. Say why it does.'],
          ],
          [
            [
              'Compare',
              'a character with yourself or with someone from another book: two alike, two different.',
            ],
            ['Draw a scene', 'and write the sentences from the book that show it.'],
            [
              'Review it',
              'Give it stars out of five. Who would like it, and why? Do not give the ending away.',
            ],
          ],
        ],
      },
      { kind: 'boxes', height: 'low', rows: [[['Title and author'], ['Pages read']]] },
    ],
    use: [
      'It goes with any story. For a non-fiction book, swap “character” for “person, animal or thing”.',
      'Say when it is handed in and what counts as finished before anyone starts.',
      'Read one finished task of each kind aloud, so that the class knows what good looks like.',
    ],
    look: 'Three tasks in a row, each with something from the text itself.',
  },
  'choice board': {
    form: 'Choice board',
    compares: 0,
    instructions:
      'Choose three boxes in a row to show what you know about {topic}. Tick each one that you finish.',
    forYoung: 'Choose a box. Show what you know about {topic}. Colour the box when you are done.',
    parts: [
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [
            ['Draw and label', 'a diagram or picture that explains one part of it.'],
            ['Write five questions', 'and the answers. Try them on a partner.'],
            ['Explain', 'five important words in your own words, with a picture for each.'],
          ],
          [
            ['Teach it', 'to someone at home or in another class. What did they ask?'],
            ['Make a model', 'from paper, blocks or clay. Write a card for it.'],
            ['Compare', 'two parts of it: two ways they are alike, two ways they differ.'],
          ],
          [
            ['Find out', 'one thing that nobody in class knows yet. Write down where you found it.'],
            ['Act it out', 'or tell it as a story with a beginning and an end.'],
            ['Give your opinion', 'on a question about it. Use two reasons.'],
          ],
        ],
      },
      { kind: 'boxes', height: 'low', rows: [[['The three that I chose'], ['What I want to show first']]] },
    ],
    use: [
      'Cross out a box that does not fit your topic and write your own in its place.',
      'Check each child’s row before they start: three easy boxes in a row teach little.',
    ],
    look: 'Facts that are right, in the child’s own words, and work that shows something learnt in class.',
  },
  'homework grid': {
    form: 'Homework grid',
    compares: 0,
    instructions: 'Choose four boxes for the week. Ask someone at home to sign each one that you have done.',
    forYoung: 'Do one box each day with someone at home. Colour it when you are done.',
    parts: [
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [
            ['Read', 'for as long as your teacher says. Tell someone the best part.'],
            ['Basic facts', 'Practise the set that you are learning. Time yourself twice.'],
            ['Spelling', 'Choose five words from your writing. Look, say, cover, write, check.'],
          ],
          [
            ['Help at home', 'Do a job from start to finish without being asked twice.'],
            ['Move', 'Play, walk, dance or train for twenty minutes.'],
            ['Kōrero', 'Ask an adult about something from when they were at school.'],
          ],
          [
            ['Maths about the house', 'Measure, weigh, count or work out the cost of something.'],
            ['Make or draw', 'something from things that would be thrown away.'],
            ['Your own idea', 'Something that you want to get better at.'],
          ],
        ],
      },
      { kind: 'boxes', height: 'low', rows: [[['Week'], ['Signed'], ['What went well']]] },
    ],
    use: [
      'Write the set of facts and the reading time of each child on the sheet before it goes home.',
      'No box needs a device, money or a car, and whānau may swap one for a job or a family event.',
      'Look at it on the day it comes back, if only for a minute.',
    ],
    look: 'Four boxes done, and a child who can say which was worth doing.',
  },
  'outdoor scavenger hunt': {
    form: 'Scavenger hunt outside',
    compares: 0,
    instructions:
      'Find one of each. Look, listen and draw or tick it: do not pick living things. Stay where your teacher can see you.',
    forYoung: 'Find one of each. Draw it or tick it. Look with your eyes.',
    parts: [
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['Something smooth'], ['Something rough'], ['A leaf that an insect has nibbled']],
          [
            ['Two different shades of green'],
            ['Something that a bird might eat'],
            ['A shadow of something tall'],
          ],
          [['Something round'], ['A sound made by nature'], ['A seed, or where one could be']],
          [
            ['Something that moves in the wind'],
            ['A small creature at its home'],
            ['Something that people left here'],
          ],
        ],
      },
    ],
    use: [
      'Walk the area first: look for hazards, stinging insects and poisonous plants, and cross out what cannot be found there.',
      'Set the edges and the signal to come back. Pairs share one sheet.',
      'Back inside: which was hardest to find, and why? Sort the finds into living, once living and never living.',
    ],
    look: 'Careful looking: a drawing with a detail that cannot be guessed indoors.',
  },
  'feelings check-in': {
    form: 'Feelings check-in',
    compares: 0,
    instructions: 'Tell how you are today. You choose how much you want to say.',
    forYoung: 'Draw your face today. You can tell your teacher about it.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [
            ['My face today', 'Draw it'],
            ['A word for how I feel', 'calm, happy, excited, tired, worried, sad, cross, lonely …'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['Where I feel it in my body']],
          [['What I think it comes from', 'Only if you want to']],
          [['What would help me today']],
        ],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['I would like to talk to someone:  yes  /  not now'], ['Name of an adult I trust']]],
      },
    ],
    use: [
      'Do it at the same time each day or week, with your own face on the board first.',
      'It is between the child and you: do not read it out or put it on the wall.',
      'Follow up a “yes” the same day. If what you read makes you worry about a child’s safety, follow your school’s child protection policy at once.',
    ],
    look: 'A word that says more than “good” or “bad”, and what the child says would help.',
  },
  'visual timetable': {
    form: 'Visual timetable',
    compares: 0,
    instructions: 'This is our day. Tick each part, or take its picture off, when it is done.',
    forYoung: 'This is our day. Tick each part when it is done.',
    parts: [
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['Time'], ['Picture'], ['What we do'], ['Done']]],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [[''], [''], [''], ['']],
          [[''], [''], [''], ['']],
          [[''], [''], [''], ['']],
          [[''], [''], [''], ['']],
          [[''], [''], [''], ['']],
          [[''], [''], [''], ['']],
        ],
      },
    ],
    use: [
      'Draw or stick a picture for each part: a photo of your own room, table or mat is understood best. I cannot draw these pictures.',
      'Print twice for a whole day, and cut it after break where a short strip is easier to take in.',
      'Go through it at the start, and say a change before it happens: cross the old part out and put the new one beside it.',
      'Put it where the child works and not only on the wall. It helps others in the class as well.',
    ],
    look: 'A child who goes to the next part after looking, with less telling each week.',
  },
  'now and next': {
    form: 'Now and next',
    compares: 0,
    instructions: 'First we do what is under “Now”. Then comes “Next”.',
    forYoung: 'First now. Then next.',
    parts: [
      { kind: 'boxes', height: 'low', rows: [[['Now'], ['Next']]] },
      { kind: 'boxes', height: 'tall', rows: [[[''], ['']]] },
    ],
    use: [
      'Stick or draw one picture on each side: photos of your own room are understood best. I cannot draw these pictures.',
      'Say few words with it, point, and move “Next” to “Now” together when the first is done.',
      'Keep what is promised under “Next”. It is not taken away as a punishment.',
    ],
    look: 'A child who moves on with a glance at the board.',
  },
  'comic strip': {
    form: 'Comic strip',
    compares: 0,
    instructions:
      'Draw one moment in each box. Leave room for speech bubbles and write the words before you draw the bubble round them.',
    forYoung: 'Draw what happens in each box. Write what they say.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [
            ['1', ''],
            ['2', ''],
          ],
          [
            ['3', ''],
            ['4', ''],
          ],
          [
            ['5', ''],
            ['6', ''],
          ],
        ],
      },
    ],
    use: [
      'Plan the last box first: how does it end, or what is the joke?',
      'Captions tell time and place (“Next morning”); bubbles hold only what is said or thought.',
    ],
    look: 'Six moments in order, words that fit their boxes, and an ending that the boxes lead to.',
  },
  'self-reflection': {
    form: 'Self-reflection',
    compares: 0,
    instructions:
      'Think about your learning. Be honest: this helps you and your teacher to plan what comes next.',
    forYoung: 'Draw or write about your learning. Colour the face that fits.',
    parts: [
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['I am proud of …', 'because …']],
          [['Something that was hard for me', 'What I did when it was hard']],
          [['Something that I can do now and could not do before']],
          [['How I worked with others', 'A time when I helped, or was helped']],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['My next goal', 'One thing, small enough to start this week'], ['What will help me to reach it']],
        ],
      },
      { kind: 'boxes', height: 'low', rows: [[['Something that I want my teacher to know']]] },
    ],
    use: [
      'Look through books and work together first, so that children write about something they can point to.',
      'Model one answer of your own with a reason: “I am proud of … because …”.',
      'Read them for yourself before anything is shared. What a child writes about hard things is not for the wall.',
    ],
    look: 'An example for each claim, and a goal that says what the child will do.',
  },
  'goal setting': {
    form: 'Goal sheet',
    compares: 0,
    instructions:
      'Choose one goal. Say exactly what you will be able to do, how you will get there, and how you will know.',
    forYoung: 'Draw or write what you want to learn to do.',
    parts: [
      { kind: 'boxes', height: 'middle', rows: [[['My goal', 'By the end of … I will be able to …']]] },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['Why it matters to me']],
          [['Step 1', 'What I do first, and when']],
          [['Step 2', 'What I do next']],
          [['Who or what can help me']],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['How I will know that I have done it'], ['What I will do if I get stuck']]],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [
          [
            ['Check in 1', 'Date'],
            ['Check in 2', 'Date'],
            ['Done!', 'Date'],
          ],
        ],
      },
    ],
    use: [
      'Turn a wish into a goal together: “get better at maths” becomes “know my 6 times table without counting”.',
      'Put the two check-ins into your own diary; a goal that nobody asks about is soon forgotten.',
    ],
    look: 'A goal that can be seen or heard when it is reached, with a first step that starts this week.',
  },
  pepeha: {
    form: 'Pepeha',
    compares: 0,
    instructions:
      'Write your own names on the lines that are true for you. Leave out a line that is not yours. Ask your whānau.',
    forYoung: 'Write your names on the lines with help. Ask your whānau.',
    parts: [
      {
        kind: 'boxes',
        height: 'low',
        rows: [
          [
            ['Ko ____________________ te maunga.', 'The mountain of my people is …'],
            ['Ko ____________________ te awa.', 'The river is …'],
          ],
          [
            ['Ko ____________________ te waka.', 'The canoe is …'],
            ['Ko ____________________ te iwi.', 'The iwi (tribe) is …'],
          ],
          [
            ['Ko ____________________ te hapū.', 'The hapū (subtribe) is …'],
            ['Ko ____________________ te marae.', 'The marae is …'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'low',
        rows: [
          [['Nō ____________________ ōku tūpuna.', 'My ancestors come from …']],
          [['I tupu ake ahau i ____________________.', 'I grew up in …']],
          [['Kei ____________________ tōku kāinga ināianei.', 'My home is now in …']],
          [['Ko ____________________ tōku ingoa.', 'My name is …']],
        ],
      },
    ],
    use: [
      'Send it home first. A pepeha says whom and where a person comes from, and whānau decide what is said and how; their own wording comes before this sheet.',
      'Mountain, river, waka, iwi, hapū and marae are named by those who descend from them. Other children use the lines below: where their ancestors come from, where they grew up, where they live.',
      'No child has to know or share their family’s story. Your own example, and the lines a child may leave out, make it safe.',
      'Check the words, and what is said in your area, with your school’s Māori teachers, whānau or mana whenua.',
    ],
    look: 'Lines that are true for the child, said with care for the names: vowels short and long, and the macrons copied.',
  },
  'about me': {
    form: 'About me',
    compares: 0,
    instructions: 'Tell us about yourself. Share only what you are happy for others to know.',
    forYoung: 'Draw or write about you.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [
            ['Me', 'Draw yourself'],
            ['My name, and how to say it', 'What I like to be called'],
          ],
          [['People and pets who matter to me'], ['Places and languages that are part of me']],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['I am good at …'], ['I like …']],
          [['This year I want to …'], ['You can help me by …']],
        ],
      },
    ],
    use: [
      'Fill one in about yourself and show it first.',
      '“People and pets who matter to me” leaves room for every kind of family: do not change it to “my mum and dad”.',
      'Ask before you put it on the wall.',
    ],
    look: 'Something that you did not know before about each child, and how to say each name.',
  },
  'design plan': {
    form: 'Design plan',
    compares: 0,
    instructions:
      'Plan what you will make. Draw it with labels, then list what you need and what you will do.',
    forYoung: 'Draw what you will make. Show what you need.',
    parts: [
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [
            ['Who is it for?', 'What do they need?'],
            ['It must …', 'Two or three things it has to do or be'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'tall',
        rows: [[['My design', 'Draw it. Label parts, materials or ingredients, and sizes.']]],
      },
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [
            ['What I need', 'Materials or ingredients, tools'],
            ['What I will do', 'Steps in order. What could hurt, and how I keep safe'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['When I tested it', 'What worked? What did others say?'], ['What I would change']]],
      },
    ],
    use: [
      'Agree on “It must …” as a class before anyone draws: it is what the finished thing is tested by.',
      'Ask for two quick sketches on scrap paper before the one on this page.',
      'For food, check allergies and what families eat first, and wash hands.',
    ],
    look: 'A labelled drawing that someone else could make, and a change at the end that comes from the test.',
  },
  feedback: {
    form: 'Two stars and a wish',
    compares: 0,
    instructions:
      'Read or look at the work twice. Say two things that work well and one that would make it better, each with an example.',
    forYoung: 'Draw or write two things that you like and one thing to try next.',
    parts: [
      {
        kind: 'boxes',
        height: 'low',
        rows: [[['Work by'], ['Feedback from']]],
      },
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [['★ What works well', 'I like how you … because …']],
          [['★ What else works well', 'It helped me when …']],
          [['A wish', 'Next time you could … so that …']],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['What I will do with the feedback', 'For the maker of the work']]],
      },
    ],
    use: [
      'Put the success criteria on the board: stars and wish speak about these and not about the person.',
      'Model a weak star (“It’s good”) and let the class make it useful.',
      'Give time to use the feedback at once; otherwise it is only nice to hear.',
    ],
    look: 'Feedback that names a place in the work and a reason.',
  },
  bookmark: {
    form: 'Bookmarks',
    compares: 0,
    instructions:
      'Design your bookmark. Draw first in pencil, then colour it and cut it out along its edges.',
    forYoung: 'Draw and colour your bookmark. Cut it out.',
    parts: [
      {
        kind: 'boxes',
        height: 'full',
        rows: [[[''], [''], [''], ['']]],
      },
    ],
    use: [
      'One page holds four bookmarks. Print on card, or glue the paper to card before it is cut.',
      'For two sides, fold a doubled strip lengthwise and glue it.',
    ],
    look: 'A design that still reads when half of it sticks out of a book: the important part is at the top.',
  },
}
