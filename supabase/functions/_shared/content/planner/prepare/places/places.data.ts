import type { Place } from './place.ts'

const INDOOR_THINGS =
  /\b(?:tables?|desks?|computers?|screens?|projector|squared paper|scissors|glue|carpet|whiteboards?|classroom|windows?|shelf|shelves|wall|hundreds board|grid paper|number line on the (?:wall|board)|sticky notes|room|paper|strips?|felt pens?|crayons?|rods?|tiles|place-value blocks|printed)\b/i

/** What is at hand in each place, the more special ones first. */
export const PLACES: readonly Place[] = [
  {
    need: 'bus',
    name: 'on the way',
    putUp: 'Say it twice, and let the class say it back:',
    on: null,
    ground: null,
    board: null,
    tool: null,
    things: 'cars, signs and houses that go past',
    thing: 'car',
    together:
      'Think without a word. Show a small answer on your fingers, or whisper a large one to the person beside you.',
    exit: 'Whisper the answer, and how you know, to the person beside you; three of you say it for everyone.',
    lacks: /./,
  },
  {
    need: 'pool',
    name: 'at the pool',
    putUp: 'Say it twice, and let the class say it back:',
    on: null,
    ground: null,
    board: null,
    tool: null,
    things: 'floating and sinking toys',
    thing: 'toy',
    together:
      'Think without a word. On the signal show a small answer on your fingers, or say a large one to a partner, and say how you know.',
    exit: 'Sit on the edge with dry hands in the air. Tell a partner the answer and how you know; your teacher hears five of you.',
    lacks: /./,
  },
  {
    need: 'beach',
    name: 'at the beach',
    putUp: 'Write large in the wet sand, with everyone standing round it:',
    on: 'in the wet sand',
    ground: 'in the wet sand',
    board: 'in the wet sand',
    tool: 'a stick for each pair, to write in the sand',
    things: 'shells, pebbles or bits of driftwood',
    thing: 'shell',
    together:
      'Write it large in the wet sand with a partner. Step back on the signal, look at the work of others, and explain how you know.',
    exit: 'Draw or write the answer in the sand and stand beside it until your teacher has seen it. Then smooth the sand.',
    lacks: INDOOR_THINGS,
  },
  {
    need: 'outside',
    name: 'outside',
    putUp: 'Write large on the ground with chalk, or on a sheet pegged to a fence:',
    on: 'on the ground with chalk',
    ground: 'on the ground with chalk',
    board: 'on the ground with chalk',
    tool: 'a piece of chalk for each pair; on grass a clipboard and a pencil',
    things: 'stones, leaves or sticks',
    thing: 'stone',
    together:
      'Write it large on the ground with a partner. Step back on the signal, look at the work of others, and explain how you know.',
    exit: 'Write or draw the answer on the ground with your name, and stand beside it until your teacher has seen it.',
    lacks: INDOOR_THINGS,
  },
  {
    need: 'hall',
    name: 'in the hall',
    putUp: 'Write large on a sheet of paper on the floor, with everyone sitting round it:',
    on: 'on a large sheet on the floor',
    ground: 'on the floor with cones or tape',
    board: 'on a large sheet on the floor',
    tool: 'a large sheet of paper and a felt pen for each group',
    things: 'beanbags, cones or counters',
    thing: 'beanbag',
    together:
      'Write it large on your group’s sheet on the floor. Hold it up on the signal, and explain how you know.',
    exit: 'Write the answer with your name on your group’s sheet, or tell it to your teacher at the door.',
    lacks: INDOOR_THINGS,
  },
  {
    need: 'library',
    name: 'in the library',
    putUp: 'Write on a small board or a sheet that everyone can see from the mat:',
    on: 'on paper with a book to lean on',
    ground: null,
    board: 'on a small board',
    tool: 'a sheet of scrap paper and a pencil each',
    things: 'books from one shelf',
    thing: 'book',
    together:
      'Write it on your scrap paper, hold it up without a word, and explain how you know in a library voice.',
    exit: 'Write the answer and how you know on your scrap paper. Hand it in, and put your books back where they were.',
    lacks:
      /\b(?:scissors|glue|dice|balls?|chalk|water|paint|whiteboards?|desks?|rods?|tiles|counters|strips?|string|tape|balloons?|blocks?|cubes)\b/i,
  },
  {
    need: 'kitchen',
    name: 'in the kitchen',
    putUp: 'Write large on a sheet of paper on the wall, away from water and heat:',
    on: 'on a sheet away from the food',
    ground: null,
    board: 'on a sheet on the wall',
    tool: 'a sheet of paper and a pencil for each group, kept away from the food',
    things: 'spoons, cups and dry food such as pasta',
    thing: 'piece of pasta',
    together: 'Show it with the cups, spoons or food in front of your group, and explain how you know.',
    exit: 'Show the answer with a cup, a spoon or a piece of food, and tell your teacher how you know.',
    lacks: INDOOR_THINGS,
  },
]
