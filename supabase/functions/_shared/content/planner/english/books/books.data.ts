/** Books that are read in New Zealand classrooms. Nothing is stated about what happens in them. */
export interface Book {
  title: string
  author: string
  kind: 'picture book' | 'novel'
  /** Its title is a word of every day: it counts only beside a word such as book, novel or chapter. */
  plain?: true
  /** It is told in pictures alone. */
  wordless?: true
  /** The words that name it, where they are not those of its title. */
  key?: string
}

export const BOOKS: readonly Book[] = [
  {
    title: 'A Lion in the Meadow',
    author: 'Margaret Mahy',
    kind: 'picture book',
  },
  {
    title: 'A Summery Saturday Morning',
    author: 'Margaret Mahy',
    kind: 'picture book',
  },
  {
    title: 'The Man Whose Mother Was a Pirate',
    author: 'Margaret Mahy',
    kind: 'picture book',
  },
  {
    title: 'Down the Back of the Chair',
    author: 'Margaret Mahy',
    kind: 'picture book',
  },
  {
    title: 'Hairy Maclary',
    author: 'Lynley Dodd',
    kind: 'picture book',
  },
  {
    title: 'Slinky Malinki',
    author: 'Lynley Dodd',
    kind: 'picture book',
  },
  {
    title: 'The Kuia and the Spider',
    author: 'Patricia Grace',
    kind: 'picture book',
  },
  {
    title: 'Watercress Tuna and the Children of Champion Street',
    author: 'Patricia Grace',
    kind: 'picture book',
  },
  {
    title: 'The Wonky Donkey',
    author: 'Craig Smith',
    kind: 'picture book',
  },
  {
    title: 'Kuwi’s First Egg',
    author: 'Kat Quin',
    kind: 'picture book',
  },
  {
    title: 'The Bomb',
    author: 'Sacha Cotter',
    kind: 'picture book',
    plain: true,
  },
  {
    title: 'The Gruffalo',
    author: 'Julia Donaldson',
    kind: 'picture book',
  },
  {
    title: 'Room on the Broom',
    author: 'Julia Donaldson',
    kind: 'picture book',
  },
  {
    title: 'The Snail and the Whale',
    author: 'Julia Donaldson',
    kind: 'picture book',
  },
  {
    title: 'Stick Man',
    author: 'Julia Donaldson',
    kind: 'picture book',
  },
  {
    title: 'The Very Hungry Caterpillar',
    author: 'Eric Carle',
    kind: 'picture book',
  },
  {
    title: 'The Bad-Tempered Ladybird',
    author: 'Eric Carle',
    kind: 'picture book',
  },
  {
    title: 'Brown Bear, Brown Bear',
    author: 'Bill Martin Jr',
    kind: 'picture book',
  },
  {
    title: 'Where the Wild Things Are',
    author: 'Maurice Sendak',
    kind: 'picture book',
  },
  {
    title: 'The Tiger Who Came to Tea',
    author: 'Judith Kerr',
    kind: 'picture book',
  },
  {
    title: 'We’re Going on a Bear Hunt',
    author: 'Michael Rosen',
    kind: 'picture book',
  },
  {
    title: 'Rosie’s Walk',
    author: 'Pat Hutchins',
    kind: 'picture book',
  },
  {
    title: 'The Rainbow Fish',
    author: 'Marcus Pfister',
    kind: 'picture book',
  },
  {
    title: 'Giraffes Can’t Dance',
    author: 'Giles Andreae',
    kind: 'picture book',
  },
  {
    title: 'Owl Babies',
    author: 'Martin Waddell',
    kind: 'picture book',
  },
  {
    title: 'Possum Magic',
    author: 'Mem Fox',
    kind: 'picture book',
  },
  {
    title: 'The Day the Crayons Quit',
    author: 'Drew Daywalt',
    kind: 'picture book',
  },
  {
    title: 'The Dot',
    author: 'Peter H. Reynolds',
    kind: 'picture book',
    plain: true,
  },
  {
    title: 'The Colour Monster',
    author: 'Anna Llenas',
    kind: 'picture book',
  },
  {
    title: 'The Color Monster',
    author: 'Anna Llenas',
    kind: 'picture book',
  },
  {
    title: 'The Bear and the Piano',
    author: 'David Litchfield',
    kind: 'picture book',
  },
  {
    title: 'The Lorax',
    author: 'Dr. Seuss',
    kind: 'picture book',
  },
  {
    title: 'Green Eggs and Ham',
    author: 'Dr. Seuss',
    kind: 'picture book',
  },
  {
    title: 'The Rabbits',
    author: 'John Marsden',
    kind: 'picture book',
    plain: true,
  },
  {
    title: 'The Arrival',
    author: 'Shaun Tan',
    kind: 'picture book',
    plain: true,
    wordless: true,
  },
  {
    title: 'The Lost Thing',
    author: 'Shaun Tan',
    kind: 'picture book',
    plain: true,
  },
  {
    title: 'Charlotte’s Web',
    author: 'E. B. White',
    kind: 'novel',
  },
  {
    title: 'The BFG',
    author: 'Roald Dahl',
    kind: 'novel',
    key: 'bfg',
  },
  {
    title: 'Fantastic Mr Fox',
    author: 'Roald Dahl',
    kind: 'novel',
  },
  {
    title: 'Charlie and the Chocolate Factory',
    author: 'Roald Dahl',
    kind: 'novel',
  },
  {
    title: 'James and the Giant Peach',
    author: 'Roald Dahl',
    kind: 'novel',
  },
  {
    title: 'George’s Marvellous Medicine',
    author: 'Roald Dahl',
    kind: 'novel',
  },
  {
    title: 'The Twits',
    author: 'Roald Dahl',
    kind: 'novel',
  },
  {
    title: 'The Witches',
    author: 'Roald Dahl',
    kind: 'novel',
    plain: true,
  },
  {
    title: 'Matilda',
    author: 'Roald Dahl',
    kind: 'novel',
    plain: true,
  },
  {
    title: 'Wonder',
    author: 'R. J. Palacio',
    kind: 'novel',
    plain: true,
  },
  {
    title: 'Holes',
    author: 'Louis Sachar',
    kind: 'novel',
    plain: true,
  },
  {
    title: 'Hatchet',
    author: 'Gary Paulsen',
    kind: 'novel',
    plain: true,
  },
  {
    title: 'Boy',
    author: 'Roald Dahl',
    kind: 'novel',
    plain: true,
  },
  {
    title: 'Bridge to Terabithia',
    author: 'Katherine Paterson',
    kind: 'novel',
  },
  {
    title: 'Number the Stars',
    author: 'Lois Lowry',
    kind: 'novel',
  },
  {
    title: 'Boy Overboard',
    author: 'Morris Gleitzman',
    kind: 'novel',
  },
  {
    title: 'Two Weeks with the Queen',
    author: 'Morris Gleitzman',
    kind: 'novel',
  },
  {
    title: 'Storm Boy',
    author: 'Colin Thiele',
    kind: 'novel',
  },
  {
    title: 'The Boy in the Striped Pyjamas',
    author: 'John Boyne',
    kind: 'novel',
  },
  {
    title: 'The Lion, the Witch and the Wardrobe',
    author: 'C. S. Lewis',
    kind: 'novel',
  },
  {
    title: 'Under the Mountain',
    author: 'Maurice Gee',
    kind: 'novel',
  },
  {
    title: 'The Whale Rider',
    author: 'Witi Ihimaera',
    kind: 'novel',
    key: 'whale rider',
  },
  {
    title: 'Harry Potter',
    author: 'J. K. Rowling',
    kind: 'novel',
  },
  {
    title: 'Percy Jackson',
    author: 'Rick Riordan',
    kind: 'novel',
  },
  {
    title: 'The One and Only Ivan',
    author: 'Katherine Applegate',
    kind: 'novel',
  },
  {
    title: 'The Wild Robot',
    author: 'Peter Brown',
    kind: 'novel',
  },
  {
    title: 'Billionaire Boy',
    author: 'David Walliams',
    kind: 'novel',
  },
  {
    title: 'Gangsta Granny',
    author: 'David Walliams',
    kind: 'novel',
  },
  {
    title: 'The Hobbit',
    author: 'J. R. R. Tolkien',
    kind: 'novel',
  },
  {
    title: 'Snake and Lizard',
    author: 'Joy Cowley',
    kind: 'novel',
  },
  {
    title: 'The Silent One',
    author: 'Joy Cowley',
    kind: 'novel',
    plain: true,
  },
  {
    title: 'Lizard’s Tale',
    author: 'Weng Wai Chan',
    kind: 'novel',
  },
]

type Asked = readonly [prompt: string, look: string, needsWords?: true]

/** Questions that can be asked of any story, with what to look for. The book lies open while they are answered. */
export const BOOK_QUESTIONS: Readonly<
  Record<Book['kind'], Readonly<Record<'support' | 'core' | 'extension', readonly Asked[]>>>
> = {
  'picture book': {
    support: [
      ['Draw who the story is about. Write the name.', 'a main character, named'],
      ['Where does the story happen? Draw it.', 'a place that can be seen in the book'],
      ['What happened first? Draw or write it.', 'an event from the first pages'],
      ['What happened at the end? Draw or write it.', 'an event from the last pages'],
      ['Draw your favourite page. Write one word for it.', 'a page of the book and a word that fits'],
      ['How did someone in the story feel? Draw the face.', 'a feeling that fits a moment of the story'],
      ['Write a word from the book that you like.', 'a word that stands in the book', true],
      ['Did you like it? Finish: I liked it when …', 'a moment of the story'],
    ],
    core: [
      ['Tell the story in three sentences: first, then, in the end.', 'three events in their order'],
      [
        'What was the problem in the story? How was it solved?',
        'a problem and how it ends, both from the book',
      ],
      [
        'Choose a character. Write two words that tell what they are like. What did they do that shows it?',
        'words with something done or said that shows them',
      ],
      [
        'Find a picture that tells more than the words. What does it tell?',
        'a detail that is only in the picture',
        true,
      ],
      [
        'Find a word that is new to you. What may it mean? Which words or picture help?',
        'a meaning that fits, with the clue',
        true,
      ],
      [
        'How did a character feel at the start and at the end? Why did it change?',
        'two feelings with a cause from the story',
      ],
      ['Write a question for the author.', 'a question that the book does not answer'],
      ['What does the story remind you of in your own life? Say why.', 'a link that fits what happens'],
      ['Which page would you read again? Give a reason from the book.', 'a page with a reason'],
    ],
    extension: [
      [
        'What does the author want us to think about? Which part shows it?',
        'a message tied to a part of the book',
      ],
      [
        'Find words that rhyme, repeat or sound alike. Why did the author use them?',
        'examples from the book and an effect',
        true,
      ],
      ['Tell one page as another character would tell it.', 'the same events, with other thoughts'],
      ['What is not told, so that we have to guess? What makes you think so?', 'an inference with a clue'],
      ['Write what happens on the page after the last one.', 'characters who act as they do in the book'],
      ['How would the story change in another place?', 'changes that follow from the place'],
      [
        'Do words or pictures do more on your favourite page? Give two reasons.',
        'two reasons from the page',
        true,
      ],
    ],
  },
  novel: {
    support: [
      [
        'Who is in this chapter? Write the names, and one thing each one does.',
        'names with something done in the chapter',
      ],
      ['Where does this chapter happen? Copy a sentence that shows it.', 'a place, with words that show it'],
      ['What happened? Write three things in order.', 'three events in order'],
      ['Which character do you like best so far? Finish: I like … because …', 'a reason from the book'],
      [
        'Find a word that you do not know. Copy its sentence. What may it mean?',
        'a guess that fits the sentence',
      ],
      [
        'How does the main character feel at the end of the chapter? What tells you?',
        'a feeling with a clue',
      ],
      ['What do you think will happen next?', 'a guess that fits what has happened'],
      ['Draw a moment of the chapter. Copy the words that it shows.', 'a drawing that fits the words'],
    ],
    core: [
      ['Sum up the chapter in 25 words.', 'what matters, without small details'],
      [
        'What does the main character want, and what stands in the way?',
        'a want and an obstacle, both from the chapter',
      ],
      [
        'Choose a character. What are they like? Copy two quotations that show it.',
        'a trait with two quotations that fit',
      ],
      [
        'What do we learn that the author does not say outright? Which words let us know it?',
        'an inference with its clue',
      ],
      [
        'How has the main character changed since the start? Give an example from then and from now.',
        'a change with two examples',
      ],
      [
        'Copy a sentence that the author wrote with care. What does it make you see or feel?',
        'a sentence with an effect that fits its words',
      ],
      [
        'What is the turning point so far? Why does everything change there?',
        'an event with what is different after it',
      ],
      [
        'Where and when does it happen, and how does that matter to the story?',
        'the setting, and something that could not happen elsewhere',
      ],
      [
        'Write two questions that you now have. Which one will the author answer?',
        'questions that the text raises',
      ],
    ],
    extension: [
      ['What is the book about, beyond what happens? Prove it with two moments.', 'a theme with two moments'],
      [
        'Who tells the story? What would be different if another character told it?',
        'the point of view, and what would be known or hidden',
      ],
      ['Find a comparison or an image. Why does it suit this moment?', 'a quotation with an effect'],
      [
        'Did the main character do the right thing? Argue both sides, then decide.',
        'reasons on both sides from the text',
      ],
      ['Rewrite half a page in the voice of another character.', 'the same events in another voice'],
      [
        'How does the author make you want to read on? Name two ways, with quotations.',
        'two techniques with quotations',
      ],
      [
        'Which other text has the same idea? How do the two treat it differently?',
        'a comparison with details from both',
      ],
    ],
  },
}
