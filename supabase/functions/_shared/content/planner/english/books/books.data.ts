/** Books that are read in New Zealand classrooms. Nothing is stated about what happens in them. */
export interface Book {
  title: string
  author: string
  kind: 'picture book' | 'novel'
  /** Its title is a word of every day: it counts only beside a word such as book, novel or chapter. */
  plain?: true
  /** The words that name it, where they are not those of its title. */
  key?: string
}

const picture = (title: string, author: string): Book => ({ title, author, kind: 'picture book' })
const novel = (title: string, author: string): Book => ({ title, author, kind: 'novel' })
const plain = (title: string, author: string, kind: Book['kind'] = 'novel'): Book => ({
  title,
  author,
  kind,
  plain: true,
})

export const BOOKS: readonly Book[] = [
  picture('A Lion in the Meadow', 'Margaret Mahy'),
  picture('A Summery Saturday Morning', 'Margaret Mahy'),
  picture('The Man Whose Mother Was a Pirate', 'Margaret Mahy'),
  picture('Down the Back of the Chair', 'Margaret Mahy'),
  picture('Hairy Maclary', 'Lynley Dodd'),
  picture('Slinky Malinki', 'Lynley Dodd'),
  picture('The Kuia and the Spider', 'Patricia Grace'),
  picture('Watercress Tuna and the Children of Champion Street', 'Patricia Grace'),
  picture('The Wonky Donkey', 'Craig Smith'),
  picture('Kuwi’s First Egg', 'Kat Quin'),
  plain('The Bomb', 'Sacha Cotter', 'picture book'),
  picture('The Gruffalo', 'Julia Donaldson'),
  picture('Room on the Broom', 'Julia Donaldson'),
  picture('The Snail and the Whale', 'Julia Donaldson'),
  picture('Stick Man', 'Julia Donaldson'),
  picture('The Very Hungry Caterpillar', 'Eric Carle'),
  picture('The Bad-Tempered Ladybird', 'Eric Carle'),
  picture('Brown Bear, Brown Bear', 'Bill Martin Jr'),
  picture('Where the Wild Things Are', 'Maurice Sendak'),
  picture('The Tiger Who Came to Tea', 'Judith Kerr'),
  picture('We’re Going on a Bear Hunt', 'Michael Rosen'),
  picture('Rosie’s Walk', 'Pat Hutchins'),
  picture('The Rainbow Fish', 'Marcus Pfister'),
  picture('Giraffes Can’t Dance', 'Giles Andreae'),
  picture('Owl Babies', 'Martin Waddell'),
  picture('Possum Magic', 'Mem Fox'),
  picture('The Day the Crayons Quit', 'Drew Daywalt'),
  plain('The Dot', 'Peter H. Reynolds', 'picture book'),
  picture('The Colour Monster', 'Anna Llenas'),
  picture('The Color Monster', 'Anna Llenas'),
  picture('The Bear and the Piano', 'David Litchfield'),
  picture('The Lorax', 'Dr. Seuss'),
  picture('Green Eggs and Ham', 'Dr. Seuss'),
  plain('The Rabbits', 'John Marsden', 'picture book'),
  plain('The Arrival', 'Shaun Tan', 'picture book'),
  plain('The Lost Thing', 'Shaun Tan', 'picture book'),
  novel('Charlotte’s Web', 'E. B. White'),
  { ...novel('The BFG', 'Roald Dahl'), key: 'bfg' },
  novel('Fantastic Mr Fox', 'Roald Dahl'),
  novel('Charlie and the Chocolate Factory', 'Roald Dahl'),
  novel('James and the Giant Peach', 'Roald Dahl'),
  novel('George’s Marvellous Medicine', 'Roald Dahl'),
  novel('The Twits', 'Roald Dahl'),
  plain('The Witches', 'Roald Dahl'),
  plain('Matilda', 'Roald Dahl'),
  plain('Wonder', 'R. J. Palacio'),
  plain('Holes', 'Louis Sachar'),
  plain('Hatchet', 'Gary Paulsen'),
  plain('Boy', 'Roald Dahl'),
  novel('Bridge to Terabithia', 'Katherine Paterson'),
  novel('Number the Stars', 'Lois Lowry'),
  novel('Boy Overboard', 'Morris Gleitzman'),
  novel('Two Weeks with the Queen', 'Morris Gleitzman'),
  novel('Storm Boy', 'Colin Thiele'),
  novel('The Boy in the Striped Pyjamas', 'John Boyne'),
  novel('The Lion, the Witch and the Wardrobe', 'C. S. Lewis'),
  novel('Under the Mountain', 'Maurice Gee'),
  { ...novel('The Whale Rider', 'Witi Ihimaera'), key: 'whale rider' },
  novel('Harry Potter', 'J. K. Rowling'),
  novel('Percy Jackson', 'Rick Riordan'),
  novel('The One and Only Ivan', 'Katherine Applegate'),
  novel('The Wild Robot', 'Peter Brown'),
  novel('Billionaire Boy', 'David Walliams'),
  novel('Gangsta Granny', 'David Walliams'),
  novel('The Hobbit', 'J. R. R. Tolkien'),
  novel('Snake and Lizard', 'Joy Cowley'),
  plain('The Silent One', 'Joy Cowley'),
  novel('Lizard’s Tale', 'Weng Wai Chan'),
]

type Asked = readonly [prompt: string, look: string]

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
      ['Write a word from the book that you like.', 'a word that stands in the book'],
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
      ],
      [
        'Find a word that is new to you. What may it mean? Which words or picture help?',
        'a meaning that fits, with the clue',
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
      ],
      ['Tell one page as another character would tell it.', 'the same events, with other thoughts'],
      ['What is not told, so that we have to guess? What makes you think so?', 'an inference with a clue'],
      ['Write what happens on the page after the last one.', 'characters who act as they do in the book'],
      ['How would the story change in another place?', 'changes that follow from the place'],
      ['Do words or pictures do more on your favourite page? Give two reasons.', 'two reasons from the page'],
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
