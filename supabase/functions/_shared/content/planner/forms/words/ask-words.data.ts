/** What is asked where no words are known for the topic. */
export const WHICH_WORDS = {
  'word search':
    'Which words shall I hide? I know no list for this topic. Write at least five of them, for example: a word search with the words wind, rain, sun, cloud and storm.',
  crossword:
    'Which words shall the crossword use? I know no words with meanings for this topic. Name a topic such as space, volcanoes, weather, the body or fractions, and I will write the clues.',
  'vocabulary cards':
    'Which words shall I put on the cards? I know no list for this topic. Write at least five of them, for example: vocabulary cards with the words lava, crater, magma, ash and vent.',
  quiz: 'What shall the quiz ask about? I know no words or questions for this topic. Name a topic of mathematics, or one such as space, weather, the body or punctuation.',
} as const

/** Printed on the teacher page of a form made of words. */
export const WORDS_SOURCE =
  'Its words are yours or come from lists that were written for teachers of this topic: look over the meanings before you print.'
