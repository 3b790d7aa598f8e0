import type { WordPattern } from '../../read/words/word-pattern.ts'

/** The parts of one kind of text, each with beginnings of sentences. */
export interface WritingFrame extends WordPattern {
  /** The kind of text: “recount”. */
  text: string
  parts: readonly (readonly [heading: string, ...starters: string[]])[]
}

/** Frames for the kinds of text that are written in primary school. */
export const WRITING_FRAMES: readonly WritingFrame[] = [
  {
    text: 'narrative',
    pattern:
      /\b(?:narratives?|stor(?:y|ies)|fairy ?tales?|myths?|legends?|fables?|creative writing)(?!\p{L})/iu,
    matches: ['a narrative frame', 'a story planner'],
    misses: ['restore'],
    parts: [
      ['Beginning: who, where, when', 'One day, …', 'It was in … that …', 'The main character was …'],
      ['Problem', 'Suddenly, …', 'But then …', 'The trouble was that …'],
      ['What happened next', 'First, …', 'After that, …', 'Meanwhile, …'],
      ['Solution', 'At last, …', 'In the end, …'],
      ['Ending', 'From that day on, …', 'Everyone felt …'],
    ],
  },
  {
    text: 'recount',
    pattern: /\b(?:recounts?|diar(?:y|ies)|journals?)(?!\p{L})/iu,
    matches: ['a recount of camp', 'a diary entry'],
    misses: ['counting'],
    parts: [
      ['Who, when, where', 'Last … we went to …', 'I was with …'],
      ['First', 'First, we …', 'I saw …'],
      ['Next', 'Next, …', 'The best part was …'],
      ['Then', 'Then, …', 'I heard …'],
      ['Finally', 'Finally, …', 'At the end of the day, …'],
      ['How I felt', 'I felt … because …', 'I will always remember …'],
    ],
  },
  {
    text: 'information report',
    pattern: /\b(?:reports?|information (?:texts?|writing)|fact ?files?|animal research|research)(?!\p{L})/iu,
    matches: ['an information report', 'a fact file'],
    misses: ['reporter'],
    parts: [
      ['What it is', '… is a kind of …', 'It belongs to …'],
      ['What it looks like (appearance or description)', 'It has …', 'Its … is … so that …'],
      ['Where it is found (habitat or place)', 'It lives or is found in …', 'It needs …'],
      ['What it does (diet, behaviour or use)', 'It eats or uses …', 'It can …'],
      ['Interesting facts', 'Did you know that …', 'Another fact is that …'],
      ['Conclusion', 'The most important thing to know is …', 'It matters because …'],
    ],
  },
  {
    text: 'explanation',
    pattern: /\b(?:explanations?|explain(?:ing)?|how .{3,30} works?|why .{3,30} happens?)(?!\p{L})/iu,
    matches: ['an explanation of rain', 'explain how a kite works'],
    misses: ['plain'],
    parts: [
      ['What I explain', 'This is an explanation of how …', '… happens when …'],
      ['First', 'To begin with, …', 'This happens because …'],
      ['Next', 'Next, …', 'As a result, …'],
      ['Then', 'After this, …', 'This causes …'],
      ['In the end', 'Finally, …', 'That is why …'],
      ['Diagram', 'My diagram shows …'],
    ],
  },
  {
    text: 'procedure',
    pattern: /\b(?:procedur\w+|instructions?|instructional|recipes?|how to (?:make|do|play))(?!\p{L})/iu,
    matches: ['procedural writing', 'how to make a kite'],
    misses: ['instructor'],
    parts: [
      ['Aim', 'How to …', 'When you have finished you will have …'],
      ['You need', 'You need: …', 'You also need …'],
      ['Steps', '1. First, …', '2. Next, …', '3. Then …', '4. After that, …', '5. Finally, …'],
      ['Safety', 'Be careful when you …'],
      ['Check', 'You know that it worked when …'],
    ],
  },
  {
    text: 'persuasive text',
    pattern: /\b(?:persuasive|persuad\w+|arguments?|opinions?|debates?|essays?|expositions?)(?!\p{L})/iu,
    matches: ['a persuasive frame', 'an opinion piece'],
    misses: ['argumentless'],
    parts: [
      ['My opinion', 'I strongly believe that …', 'There are three reasons why …'],
      ['First reason', 'First of all, …', 'For example, …', 'This shows that …'],
      ['Second reason', 'Secondly, …', 'The evidence is …', 'As a result, …'],
      ['Third reason', 'Another important reason is …', 'If we …, then …'],
      ['What others say', 'Some people think that …', 'However, …'],
      ['Conclusion', 'For these reasons, …', 'I ask you to …'],
    ],
  },
  {
    text: 'letter',
    pattern: /\b(?:letters?|emails?|postcards?)(?!\p{L})/iu,
    matches: ['a letter frame', 'an email to the council'],
    misses: ['belated'],
    parts: [
      ['Greeting', 'Dear …', 'Kia ora …'],
      ['Why I write', 'I am writing because …', 'I would like to …'],
      ['My reasons or news', 'The first thing is …', 'I also …', 'For example, …'],
      ['What I ask for or hope', 'I hope that …', 'Please could you …'],
      ['Closing', 'Thank you for …', 'Yours sincerely, …', 'Ngā mihi, …'],
    ],
  },
  {
    text: 'poem',
    pattern: /\b(?:poems?|poetry|haiku|verses?)(?!\p{L})/iu,
    matches: ['a poem frame', 'poetry scaffold'],
    misses: ['impoetic'],
    parts: [
      ['What I see', 'I see …', 'It looks like …'],
      ['What I hear', 'I hear …', 'It sounds like …'],
      ['What I smell, taste or touch', 'It smells of …', 'It feels as … as …'],
      ['What it does', 'It … like a …'],
      ['How I feel', 'I feel …', 'I wonder …'],
      ['Last line', 'And then …', 'Only …'],
    ],
  },
  {
    text: 'comparison',
    pattern: /\b(?:compar\w+|contrasts?|similarities|same and different|venn)(?!\p{L})/iu,
    matches: ['a comparison of two books', 'compare and contrast'],
    misses: ['prepared'],
    parts: [
      ['What I compare', 'I compare … with …', 'Both are …'],
      ['What is the same', 'Both …', 'They are alike because …', 'Another thing they share is …'],
      ['What is different', '…, but …', 'One …, while the other …', 'Unlike …, …'],
      ['Which and why', 'I think … is … because …', 'The biggest difference is …'],
      ['Conclusion', 'In summary, …', 'This matters because …'],
    ],
  },
  {
    text: 'speech',
    pattern: /\b(?:speech(?:es)?|oral presentations?|presentations?|mihi|pepeha)(?!\p{L})/iu,
    matches: ['a speech frame', 'an oral presentation'],
    misses: ['speechless'],
    parts: [
      ['Greeting', 'Kia ora koutou, …', 'Today I will talk about …'],
      ['First point', 'The first thing is …', 'For example, …'],
      ['Second point', 'The next thing is …', 'I learned that …'],
      ['Third point', 'You may not know that …', 'Imagine …'],
      ['Ending', 'To sum up, …', 'Thank you for listening. Are there any questions about …?'],
    ],
  },
  {
    text: 'book review',
    pattern: /\b(?:book reviews?|film reviews?|reviews?|reading response|novel)(?!\p{L})/iu,
    matches: ['a book review', 'a film review'],
    misses: ['preview'],
    parts: [
      ['The book or film', 'The title is …', 'It was written or made by …'],
      ['What it is about', 'It is about …', 'The main character is …'],
      ['What I liked', 'I liked the part where … because …', 'A good line is …'],
      ['What I did not like', 'I did not like …', 'It would be better if …'],
      ['My opinion', 'I give it … stars because …', 'I recommend it to …'],
    ],
  },
  {
    text: 'design brief',
    pattern:
      /\b(?:design briefs?|briefs?|design (?:process|plans?)|technology (?:folder|plan|brief)s?)(?!\p{L})/iu,
    matches: ['a design brief', 'a technology plan'],
    misses: ['briefly'],
    parts: [
      ['Context and need', 'The need or problem is …', 'It happens when …'],
      ['Stakeholders', 'The people who will use it are …', 'They told me that …'],
      ['Purpose', 'I will design and make … so that …', 'It is fit for purpose if …'],
      ['Specifications: what it must do and be', 'It must …', 'It should …', 'It must not …'],
      ['Constraints: limits', 'The materials or budget I have are …', 'The deadline is …'],
      ['How I will test it', 'I will know that it works when …', 'I will ask …'],
    ],
  },
  {
    text: 'science investigation',
    pattern: /\b(?:science|experiments?|investigations?|fair tests?|lab reports?|hypothes[ei]s)(?!\p{L})/iu,
    matches: ['an experiment write-up', 'a fair test'],
    misses: ['conscience'],
    parts: [
      ['Question', 'We want to find out …', 'If we change …, what happens to …?'],
      ['Hypothesis', 'I think that … because …'],
      ['Variables', 'We will change …', 'We will measure …', 'We will keep … the same.'],
      ['Method', 'First, …', 'Then, …', 'Finally, …'],
      ['Results', 'We found that …', 'The table or graph shows …'],
      ['Conclusion', 'The answer to our question is …', 'Next time we would …'],
    ],
  },
  {
    text: 'biography',
    pattern: /\b(?:biograph\w+|autobiograph\w+|about me|life stor\w+|famous people)(?!\p{L})/iu,
    matches: ['a biography', 'all about me'],
    misses: ['bibliography'],
    parts: [
      ['Who', '… was born in …', 'The family …'],
      ['Early life', 'As a child, …', 'At school, …'],
      ['What the person is known for', '… is known for …', 'The first time …'],
      ['Hard times', 'It was hard when …', 'But …'],
      ['Why the person matters', 'People remember … because …', 'I admire … for …'],
    ],
  },
  {
    text: 'description',
    pattern: /\b(?:descriptions?|descriptive|describe)(?!\p{L})/iu,
    matches: ['descriptive writing', 'a description'],
    misses: ['prescription'],
    parts: [
      ['What I describe', 'I describe …', 'At first you notice …'],
      ['What it looks like', 'It is as … as …', 'Its colour and shape are …'],
      ['What I hear, smell, taste or feel', 'It sounds like …', 'It smells of …', 'It feels …'],
      ['What is special', 'The most special thing is …', 'It reminds me of …'],
      ['How it makes me feel', 'When I see it, I feel …', 'I would tell a friend that …'],
    ],
  },
]
