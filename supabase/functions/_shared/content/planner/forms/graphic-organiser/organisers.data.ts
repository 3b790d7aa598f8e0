import type { OrganiserName } from '../../read/words/organiser-words.data.ts'
import type { Organiser } from './organiser.ts'
import { OWN_SHEETS } from './own-sheets.data.ts'

/** The graphic organisers, each with what is printed of it and how a teacher uses it. */
export const ORGANISERS: Readonly<Record<OrganiserName, Organiser>> = {
  ...OWN_SHEETS,
  venn: {
    form: 'Venn diagram',
    compares: 2,
    instructions:
      'Write what is true of only one in its own circle. Write what is true of both where the circles overlap.',
    forYoung: 'Draw or write. What is the same goes in the middle. What is different goes at the sides.',
    parts: [{ kind: 'diagram', shape: 'venn', labels: ['{one}', '{two}'] }],
    use: [
      'Lay two hoops on the mat first and sort three or four ideas on cards together. Ask of each: one, the other, or both?',
      'Start with the middle. “Both” is the hardest part and is often left empty.',
      'Afterwards pairs say one sentence with “both” and one with “but”.',
    ],
    look: 'Each idea in one place only, facts that match (if one side says what it eats, so does the other), and at least two in the middle.',
  },
  'venn of three': {
    form: 'Venn diagram with three circles',
    compares: 3,
    instructions:
      'Write what is true of only one in its own part. Write what two share where two circles overlap, and what all three share in the very middle.',
    forYoung: 'Draw or write. What all three share goes in the very middle.',
    parts: [{ kind: 'diagram', shape: 'venn of three', labels: ['{one}', '{two}', '{three}'] }],
    use: [
      'Fill in the very middle together first, then the three overlaps of two, then the outside parts.',
      'Number the seven parts on the board where the class is new to three circles.',
    ],
    look: 'Ideas in the right part: test one with “Is that true of the third as well?”',
  },
  kwl: {
    form: 'KWL chart',
    compares: 0,
    instructions:
      'Fill in the first two columns before we start. Fill in the last column when you have found out more.',
    forYoung: 'Draw or write what you know and what you want to know. Fill in the last box at the end.',
    parts: [
      {
        kind: 'boxes',
        height: 'full',
        rows: [
          [
            ['K', 'What I know'],
            ['W', 'What I want to find out'],
            ['L', 'What I have learnt'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'high',
        rows: [[['One thing I had wrong, or am still wondering about', '']]],
      },
    ],
    use: [
      'Do K and W before the first lesson. Write “I think” in front of what nobody is sure of, and leave mistakes standing.',
      'Turn two or three of the W questions into the questions of the unit.',
      'Come back to L at the end, and to K: what has to be crossed out or corrected?',
    ],
    look: 'Questions that can be found out, and an L column that answers some of them.',
  },
  kwhl: {
    form: 'KWHL chart',
    compares: 0,
    instructions:
      'Fill in the first three columns before we start. Fill in the last column when you have found out more.',
    forYoung: 'Draw or write what you know and what you want to know. Fill in the last box at the end.',
    parts: [
      {
        kind: 'boxes',
        height: 'full',
        rows: [
          [
            ['K', 'What I know'],
            ['W', 'What I want to find out'],
            ['H', 'How I will find out'],
            ['L', 'What I have learnt'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'high',
        rows: [[['Where I found it (book, person, website, our own test)', '']]],
      },
    ],
    use: [
      'Do K, W and H before the first lesson. For each question ask: who or what could tell us?',
      'Come back to L at the end, and to K: what has to be crossed out or corrected?',
    ],
    look: 'A way to find out that fits the question, and an L column that answers some of W.',
  },
  't-chart': {
    form: 'T-chart',
    compares: 2,
    instructions: 'Write your ideas under the two headings. Put ideas that belong together side by side.',
    forYoung: 'Draw or write your ideas under the two headings.',
    parts: [
      { kind: 'boxes', height: 'low', rows: [[['{one}'], ['{two}']]] },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [[''], ['']],
          [[''], ['']],
          [[''], ['']],
          [[''], ['']],
          [[''], ['']],
        ],
      },
    ],
    use: [
      'Agree on the two headings together, and place the first two ideas as a class.',
      'Use a row for each point, so that the two sides answer each other.',
    ],
    look: 'Ideas under the right heading, with matching points side by side.',
  },
  'y-chart': {
    form: 'Y-chart',
    compares: 0,
    instructions: 'Think about {topic}. Write words, or draw, in each part of the Y.',
    forYoung: 'Think about {topic}. Draw or write what it looks like, sounds like and feels like.',
    parts: [{ kind: 'diagram', shape: 'y-chart', labels: ['Looks like', 'Sounds like', 'Feels like'] }],
    use: [
      'Act out a short scene or show a picture first, and ask: what would you see? what would you hear? what would you feel inside?',
      '“Sounds like” takes the very words that people say, in speech marks.',
      'Make one large chart of the best ideas and keep it on the wall.',
    ],
    look: 'Things that can be seen and heard, not only “nice” or “good”, and feelings that have a name.',
  },
  pmi: {
    form: 'PMI chart',
    compares: 0,
    instructions: 'Write what is good, what is not so good, and what is interesting or makes you wonder.',
    forYoung: 'Draw or write what is good, what is not so good, and what makes you wonder.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [['Plus (+)', 'What is good about it? Who does it help?']],
          [['Minus (−)', 'What is not so good about it? Who may not like it?']],
          [['Interesting (?)', 'What makes you wonder? What might happen next?']],
        ],
      },
      { kind: 'boxes', height: 'low', rows: [[['I think … because …']]] },
    ],
    use: [
      'Give two or three minutes for each part, everyone on the same part. No one argues yet.',
      'Everyone adds to all three parts, also those who have made up their minds.',
      'Decide only at the end, with a reason taken from the chart.',
    ],
    look: 'Ideas in all three parts, and an opinion that uses them.',
  },
  'plus and minus': {
    form: 'Plus and minus chart',
    compares: 0,
    instructions: 'Write reasons for it on one side and reasons against it on the other. Then decide.',
    forYoung: 'Draw or write what is good on one side and what is not so good on the other.',
    parts: [
      {
        kind: 'boxes',
        height: 'low',
        rows: [
          [
            ['Plus (+)', 'Reasons for it'],
            ['Minus (−)', 'Reasons against it'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [[''], ['']],
          [[''], ['']],
          [[''], ['']],
          [[''], ['']],
        ],
      },
      { kind: 'boxes', height: 'middle', rows: [[['I decide … because …']]] },
    ],
    use: [
      'Collect one reason for each side together, then let pairs go on.',
      'Ask who is affected: for whom is it a plus, for whom a minus?',
      'Weigh the reasons: which one counts most? One strong reason may outweigh three weak ones.',
    ],
    look: 'Reasons on both sides and a decision that names the one that counts most.',
  },
  fishbone: {
    form: 'Fishbone diagram',
    compares: 0,
    instructions:
      'The head names what happened, or the problem. Write one group of causes at the end of each bone and the causes on its lines.',
    forYoung: 'The head names what happened. Write a reason on each bone.',
    parts: [{ kind: 'diagram', shape: 'fishbone', labels: ['{topic}'] }],
    use: [
      'Name the groups at the ends of the bones together, such as people, place, weather, tools. Not all six bones are needed.',
      'For each cause ask “Why?” once more.',
      'Ring the cause that matters most and say why.',
    ],
    look: 'Causes and not results on the bones, in groups that make sense.',
  },
  'flow chart': {
    form: 'Flow chart',
    compares: 0,
    instructions: 'Write or draw one step in each box, in order. Cross out boxes that you do not need.',
    forYoung: 'Draw what happens in order. Write a few words in each box.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [
            ['1', 'First'],
            ['2 →', 'Next'],
          ],
          [
            ['3 →', 'Then'],
            ['4 →', 'After that'],
          ],
          [
            ['5 →', 'Then'],
            ['6 →', 'Finally'],
          ],
        ],
      },
    ],
    use: [
      'Tell the steps aloud first, with a finger for each.',
      'Cut the boxes out and let a partner put them in order where the steps are known well.',
    ],
    look: 'Steps in the right order, none left out that a reader would need.',
  },
  'cause and effect': {
    form: 'Cause and effect chart',
    compares: 0,
    instructions: 'Write why it happened on the left and what happened because of it on the right.',
    forYoung: 'Draw or write why it happened and what happened then.',
    parts: [
      {
        kind: 'boxes',
        height: 'low',
        rows: [
          [
            ['Cause', 'Why did it happen?'],
            ['Effect →', 'What happened because of it?'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['1'], ['→']],
          [['2'], ['→']],
          [['3'], ['→']],
          [['4'], ['→']],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['In one sentence', '… happened because … . As a result, …']]],
      },
    ],
    use: [
      'Say each row as a sentence: “… because …” or “…, so …”. If it sounds wrong, the two are the wrong way round.',
      'One effect may be the cause in the next row: join them with an arrow.',
    ],
    look: 'Rows that make sense read both ways: “because” from right to left, “so” from left to right.',
  },
  'story map': {
    form: 'Story map',
    compares: 0,
    instructions: 'Write or draw the parts of the story.',
    forYoung: 'Draw the parts of the story. Write a few words.',
    parts: [
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [
            ['Characters', 'Who is in it?'],
            ['Setting', 'Where and when?'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['Beginning', 'How does it start?']], [['Problem', 'What goes wrong?']]],
      },
      { kind: 'boxes', height: 'middle', rows: [[['First, …'], ['Then, …'], ['Next, …']]] },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [
            ['Solution', 'How is it put right?'],
            ['Ending', 'How does it end?'],
          ],
        ],
      },
      { kind: 'boxes', height: 'low', rows: [[['What the story tells us']]] },
    ],
    use: [
      'Read or tell the story twice. Let pairs retell it from the finished map without looking at the book.',
      'To plan a story of their own, children start with the problem and the solution.',
    ],
    look: 'A problem that the solution really puts right, and events in order.',
  },
  'character profile': {
    form: 'Character profile',
    compares: 0,
    instructions:
      'Show what the character is like. Give a reason from the text, or from your own plan, for each.',
    forYoung: 'Draw the character. Write words that tell what the character is like.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [[['Drawing'], ['Looks', 'Hair, clothes, face, how they move']]],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [
            ['Says', 'Words the character says or might say'],
            ['Does', 'Actions that show what they are like'],
          ],
          [['Thinks and feels'], ['Wants, or is afraid of']],
        ],
      },
      { kind: 'boxes', height: 'middle', rows: [[['Three words for the character', 'I know because …']]] },
      { kind: 'boxes', height: 'low', rows: [[['How the character changes']]] },
    ],
    use: [
      'Model one trait: “brave – because she goes back into the cave”. A trait without a reason does not count yet.',
      'Give a list of trait words (loyal, impatient, curious, stubborn) to get past “nice” and “mean”.',
    ],
    look: 'Traits, not only looks, each with something the character says or does.',
  },
  oreo: {
    form: 'OREO organiser',
    compares: 0,
    instructions:
      'Plan your argument in notes. Say your opinion, give a reason, show it with an example or evidence, and say your opinion again in a stronger way.',
    forYoung: 'Draw or write. What do you think? Why? Tell about one time. Say it again.',
    parts: [
      { kind: 'boxes', height: 'low', rows: [[['O – Opinion', 'I think that …']]] },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [
            ['R – Reason 1', 'One reason is …'],
            ['E – Example or evidence', 'For example …'],
          ],
          [
            ['R – Reason 2', 'Another reason is …'],
            ['E – Example or evidence', 'This shows that …'],
          ],
          [
            ['R – Reason 3', 'Most of all, …'],
            ['E – Example or evidence', 'I know because …'],
          ],
        ],
      },
      { kind: 'boxes', height: 'low', rows: [[['O – Opinion again', 'That is why …']]] },
    ],
    use: [
      'Model one row aloud on a topic that the class does not write about, such as longer lunch breaks.',
      'Ask of each reason: who would not be convinced, and what example would change their mind?',
      'The last box says the opinion in other words. Cover the first box while they write it.',
    ],
    look: 'Reasons that differ from one another, each with an example of its own, and an ending that is not a copy of the beginning.',
  },
  timeline: {
    form: 'Timeline',
    compares: 0,
    instructions: 'Write when it happened and what happened, from the earliest at the top to the latest.',
    forYoung: 'Draw or write what happened, in order. Start with what came first.',
    parts: [
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['1  When:'], ['What happened:']],
          [['2  When:'], ['What happened:']],
          [['3  When:'], ['What happened:']],
          [['4  When:'], ['What happened:']],
          [['5  When:'], ['What happened:']],
          [['6  When:'], ['What happened:']],
        ],
      },
    ],
    use: [
      'Put the events on cards and order them on a string first. Copy them down only when the order is agreed.',
      'Ask about the gaps: which two events lie furthest apart?',
      'Check each date in a source, and write the source on the back.',
    ],
    look: 'Events in order with dates, and only those that matter for the story.',
  },
  frayer: {
    form: 'Frayer model',
    compares: 0,
    instructions: 'Show what the word means in four ways.',
    forYoung: 'Draw and write what the word means.',
    parts: [
      { kind: 'boxes', height: 'low', rows: [[['Word or idea: {topic}']]] },
      {
        kind: 'boxes',
        height: 'tall',
        rows: [
          [
            ['What it means', 'In my own words'],
            ['What is always true of it', 'Facts or features'],
          ],
          [
            ['Examples', 'Draw or write'],
            ['Not examples', 'Close, but not it. Why not?'],
          ],
        ],
      },
    ],
    use: [
      'Fill in examples and non-examples first; the meaning comes from comparing them.',
      'The best non-examples are close ones: they differ in one feature only.',
    ],
    look: 'A meaning in the child’s own words that fits every example and leaves out every non-example.',
  },
  'five senses': {
    form: 'Five senses chart',
    compares: 0,
    instructions:
      'Write what each sense tells you. Do not taste anything unless your teacher says that you may.',
    forYoung: 'Draw or write what each sense tells you. Taste only if your teacher says so.',
    parts: [
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['I see']], [['I hear']], [['I smell']], [['I feel (touch)']], [['I taste']]],
      },
      { kind: 'boxes', height: 'middle', rows: [[['My best sentence']]] },
    ],
    use: [
      'Close your eyes for a minute and listen first: sight drowns out the others.',
      'Check allergies before anything is smelt, touched or tasted, and cross out “taste” where it does not fit.',
      'Swap dull words for exact ones: not “nice smell” but “like cut grass”.',
    ],
    look: 'Details that someone could really see, hear, smell or feel, in exact words.',
  },
  'five ws': {
    form: 'Five Ws and how',
    compares: 0,
    instructions: 'Answer each question with a few words. Put a ? where you do not know yet.',
    forYoung: 'Draw or write an answer to each question.',
    parts: [
      {
        kind: 'boxes',
        height: 'high',
        rows: [
          [
            ['Who?', 'Who was there?'],
            ['What?', 'What happened?'],
          ],
          [
            ['When?', 'Day, time, season'],
            ['Where?', 'Place'],
          ],
          [
            ['Why?', 'The reason'],
            ['How?', 'How it happened or how it felt'],
          ],
        ],
      },
    ],
    use: [
      'Answer who, what, when and where first; why and how need thinking.',
      'For a recount or a news report, the first four go into the opening sentences.',
    ],
    look: 'An answer in each box that a reader who was not there can understand.',
  },
  'sorting mat': {
    form: 'Sorting mat',
    compares: 2,
    instructions: 'Sort into the two groups. Put what fits neither at the bottom. Say how you sorted.',
    forYoung: 'Sort. Put the ones that belong together in one box.',
    parts: [
      { kind: 'boxes', height: 'tall', rows: [[['{one}'], ['{two}']]] },
      { kind: 'boxes', height: 'high', rows: [[['Fits neither, or we are not sure']]] },
      { kind: 'boxes', height: 'low', rows: [[['My rule for sorting']]] },
    ],
    use: [
      'Sort real things or pictures on the mat before anything is written or glued.',
      'Let a pair hide its rule and the others guess it from the sorted things.',
      'Sort the same things again by another rule.',
    ],
    look: 'One rule that holds for every thing in a group, said in words.',
  },
  'compare and contrast': {
    form: 'Compare and contrast chart',
    compares: 2,
    instructions:
      'Choose what to look at for each row. Write how the two are alike, then how each is different.',
    forYoung: 'Draw or write what is the same and what is different.',
    parts: [
      { kind: 'boxes', height: 'high', rows: [[['How they are alike', 'Both …']]] },
      { kind: 'boxes', height: 'low', rows: [[['What I look at'], ['{one}'], ['{two}']]] },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['1'], [''], ['']],
          [['2'], [''], ['']],
          [['3'], [''], ['']],
        ],
      },
      { kind: 'boxes', height: 'middle', rows: [[['The most important difference', '…, but …']]] },
    ],
    use: [
      'Choose the rows together (looks, place, food, use …), so that both sides speak about the same thing.',
      'Use the joining words when it is written up: both, also, but, while, unlike.',
    ],
    look: 'Rows in which the two sides match, and a last sentence that chooses and gives a reason.',
  },
  'mind map': {
    form: 'Mind map',
    compares: 0,
    instructions:
      'Write one idea in each shape round the topic. Draw more lines for what belongs to an idea.',
    forYoung: 'Draw or write what you think of in the shapes round the topic.',
    parts: [{ kind: 'diagram', shape: 'web of eight', labels: ['{topic}'] }],
    use: [
      'Everyone writes alone for two minutes first, then pairs add what the other has.',
      'Nothing is wrong while ideas are collected. Sort them afterwards: which belong together?',
    ],
    look: 'Several ideas of different kinds, with details joined to the idea they belong to.',
  },
  web: {
    form: 'Concept map',
    compares: 0,
    instructions:
      'Write one main idea in each shape. On the lines write how it belongs to the topic. Add details outside.',
    forYoung: 'Draw or write one idea in each shape. Say how it belongs to the topic.',
    parts: [{ kind: 'diagram', shape: 'web of six', labels: ['{topic}'] }],
    use: [
      'Show with one line what a joining word is: “needs”, “is made of”, “lives in”.',
      'Use it before and after a unit, in two colours, to see what has been learnt.',
    ],
    look: 'Joining words on the lines that make true sentences: topic – word – idea.',
  },
}
