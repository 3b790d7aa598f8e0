import type { WordPattern } from '../../read/words/word-pattern.ts'

/** Words and beginnings of sentences in simple English for one kind of talk or writing. */
export interface LanguageMat extends WordPattern {
  title: string
  /** The parts in the order in which they are said or written. */
  starters: readonly (readonly [part: string, starters: readonly string[]])[]
  words: readonly (readonly [group: string, words: readonly string[]])[]
}

/** Joining words that fit any mat. */
export const JOINING_WORDS = ['and', 'but', 'because', 'so', 'then'] as const

/** The first that fits is made. */
export const LANGUAGE_MATS: readonly LanguageMat[] = [
  {
    title: 'My weekend',
    pattern: /\b(?:weekend|holidays?|recounts?|news|what (?:i|we) did|diary|journal)\b/i,
    matches: ['recount of the weekend', 'holiday recount', 'weekend news'],
    misses: ['a count', 'newspaper'],
    starters: [
      ['When and who', ['On Saturday I went to …', 'On Sunday I was at …', 'I went with …']],
      ['What happened', ['First I …', 'Next we …', 'Then we …', 'After that I …']],
      ['What it was like', ['I saw …', 'I ate …', 'It was …', 'I liked … because …']],
      ['The end', ['At the end we …', 'I felt …', 'Next time I want to …']],
    ],
    words: [
      ['When', ['Saturday', 'Sunday', 'morning', 'afternoon', 'night']],
      ['Who', ['my mum', 'my dad', 'my brother', 'my sister', 'my friend', 'my family']],
      ['Where', ['home', 'the park', 'the beach', 'the shops', 'church', 'my friend’s house']],
      ['What I did', ['went', 'played', 'saw', 'ate', 'made', 'helped', 'watched', 'swam']],
      ['How it was', ['fun', 'good', 'hot', 'cold', 'long', 'funny']],
      ['How I felt', ['happy', 'sad', 'tired', 'excited', 'scared', 'hungry']],
    ],
  },
  {
    title: 'How to do it',
    pattern: /\b(?:procedur\w*|instructions?|recipes?|how to|steps)\b/i,
    matches: ['procedure writing', 'recipe', 'instructions'],
    misses: ['instructor'],
    starters: [
      ['What you need', ['You need …', 'Get a …']],
      ['What to do', ['First, …', 'Next, put …', 'Then, mix …', 'After that, …', 'Last, …']],
      ['Take care', ['Do not …', 'Be careful with …', 'Ask an adult to …']],
    ],
    words: [
      ['Do this', ['get', 'put', 'cut', 'mix', 'pour', 'fold', 'stick', 'wait']],
      ['Things', ['a bowl', 'a spoon', 'a cup', 'paper', 'scissors', 'glue']],
      ['How', ['slowly', 'carefully', 'well', 'gently']],
      ['How much', ['one', 'two', 'half', 'a little', 'a lot', 'all']],
      ['Where', ['in', 'on', 'under', 'next to', 'on top']],
    ],
  },
  {
    title: 'What I think',
    pattern: /\b(?:opinions?|persua\w*|argument\w*|reasons?|discuss\w*|agree\w*)\b/i,
    matches: ['opinion writing', 'persuasive', 'giving reasons', 'agree and disagree'],
    misses: ['reasonable'],
    starters: [
      ['What I think', ['I think that …', 'I do not think that …', 'We should …']],
      ['Why', ['One reason is that …', 'Another reason is that …', 'This is good because …']],
      ['For example', ['For example, …', 'I have seen …']],
      [
        'Others',
        ['I agree with you because …', 'I do not agree because …', 'Some people say …, but I think …'],
      ],
      ['The end', ['So I think that …', 'Please …']],
    ],
    words: [
      ['Good', ['better', 'safe', 'fair', 'kind', 'healthy', 'fun']],
      ['Not good', ['worse', 'not safe', 'not fair', 'dear', 'noisy', 'boring']],
      ['Who', ['students', 'teachers', 'families', 'people', 'everyone']],
      ['Must we?', ['should', 'should not', 'must', 'can', 'need to']],
      ['How many', ['some', 'many', 'most', 'all', 'a few']],
    ],
  },
  {
    title: 'My story',
    pattern: /\b(?:narratives?|story|stories|fairy ?tales?)\b/i,
    matches: ['narrative writing', 'story writing'],
    misses: ['storage'],
    starters: [
      ['The start', ['One day …', 'There was a … who …', 'It lived in …']],
      ['The problem', ['Then … came.', 'But …', 'Suddenly …', 'Oh no! The …']],
      ['What they did', ['So they …', 'They tried to …', '“…,” said the …']],
      ['The end', ['At last …', 'In the end they …', 'They were …']],
    ],
    words: [
      ['Who', ['a girl', 'a boy', 'a dog', 'a king', 'a giant', 'a friend']],
      ['Where', ['a forest', 'a house', 'the sea', 'a cave', 'a school']],
      ['What they did', ['ran', 'hid', 'found', 'lost', 'looked', 'jumped', 'helped', 'said']],
      ['What it was like', ['big', 'small', 'dark', 'old', 'brave', 'magic']],
      ['How they felt', ['happy', 'sad', 'scared', 'angry', 'lonely', 'surprised']],
    ],
  },
  {
    title: 'What it is like',
    pattern: /\b(?:descri\w*|reports?|information|animals?)\b/i,
    matches: ['description', 'information report', 'animal report', 'describing a friend'],
    misses: ['script'],
    starters: [
      ['What it is', ['This is a …', 'A … is a …', 'It lives in …']],
      ['What it looks like', ['It is …', 'It has …', 'Its … is …', 'It is as big as …']],
      ['What it does', ['It can …', 'It eats …', 'It likes to …']],
      ['The end', ['It is special because …', 'I like it because …']],
    ],
    words: [
      ['Size', ['big', 'small', 'long', 'short', 'tall', 'heavy']],
      ['Colour', ['black', 'white', 'brown', 'grey', 'green', 'red']],
      ['Parts', ['a head', 'eyes', 'legs', 'a tail', 'wings', 'fur', 'feathers']],
      ['Touch', ['soft', 'hard', 'smooth', 'rough', 'wet', 'warm']],
      ['It can', ['run', 'fly', 'swim', 'climb', 'jump', 'hide']],
    ],
  },
  {
    title: 'Talking in class',
    pattern:
      /\b(?:class(?:room)? (?:talk|language|english)|asking for help|in class|talking|speaking|conversation|new (?:students?|arrivals?)|everyday english|survival)\b/i,
    matches: ['classroom talk', 'asking for help', 'new arrivals'],
    misses: ['classroom'],
    starters: [
      [
        'Ask for help',
        ['Can you help me, please?', 'I do not understand.', 'What does … mean?', 'How do I …?'],
      ],
      ['Ask for things', ['May I have …, please?', 'May I go to the toilet?', 'Where is the …?']],
      ['Work with others', ['Can I play too?', 'It is my turn.', 'It is your turn.', 'Do you want to …?']],
      ['Tell', ['I have finished.', 'I need …', 'I feel …', 'My name is …']],
    ],
    words: [
      ['Things', ['a pencil', 'a book', 'paper', 'scissors', 'my bag', 'my lunch']],
      ['Places', ['the toilet', 'the library', 'the field', 'the office', 'the mat']],
      ['Do', ['read', 'write', 'draw', 'listen', 'look', 'sit', 'stop', 'line up']],
      ['Feelings', ['sick', 'tired', 'sore', 'happy', 'sad', 'hungry']],
      ['Kind words', ['please', 'thank you', 'sorry', 'yes', 'no', 'well done']],
    ],
  },
]
