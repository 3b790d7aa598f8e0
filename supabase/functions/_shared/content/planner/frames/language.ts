import type { Frame } from './frame.ts'

export const TE_REO: Frame = {
  id: 'te-reo',
  subject: /languages|te reo/i,
  skill: /./,
  criteria: ['listen for and say the new words clearly', 'use them with a partner without reading'],
  prior: ['Greet each other in te reo Māori.', 'Say the five vowels.'],
  materials: [
    'word cards with macrons, checked against a trusted dictionary',
    'a recording by a fluent speaker',
    'pictures or objects for each word',
  ],
  hook: 'Greet the class in te reo Māori. Play a recording and ask only: which word did you hear twice?',
  model: [
    'Say the word with its picture, three times, at normal speed.',
    'Point out long vowels: the macron makes the sound longer.',
    'Use the word in a whole sentence that pupils already know.',
  ],
  together: 'Call and answer with pictures: class, rows, then pairs.',
  ask: 'Where is the long vowel, and how do you hear it?',
  work: [
    'Practise with word cards in pairs.',
    'Ask and answer, then swap roles.',
    'Use two of the words in a new sentence.',
  ],
  misconceptions: [
    {
      what: 'Leaves out macrons, or says all vowels short.',
      why: 'English has no macron.',
      move: 'Clap twice on a long vowel.',
    },
    {
      what: 'Adds an English s for more than one.',
      why: 'English does so.',
      move: 'Point to te and ngā: they tell how many.',
    },
  ],
  support: 'Three words with pictures and a recording to listen to again.',
  extension: 'Make a short dialogue with two new words, and perform it without notes.',
  next: ['Use the words every day this week.', 'Learn the next words of the same topic.'],
  english: [
    ['macron', 'the line over a vowel that makes it long'],
    ['vowel', 'a, e, i, o, u'],
  ],
  reo: ['reo', 'kupu', 'whakarongo', 'kōrero'],
  safety: [],
  prompts: [
    ['Listen. Write the words you hear, with macrons.', 'lines', 'Spelling as on the checked word cards.'],
    ['Draw a picture for each word.', 'draw', 'A picture that fits the word.'],
    ['Use one word in a sentence.', 'line', 'A sentence pattern taught in class.'],
    ['Which word is hardest to say? What helps?', 'line', 'Names a sound.'],
  ],
}

export const READING: Frame = {
  id: 'reading',
  subject: /english/i,
  skill: /reading|fluency|comprehension|critical|word recognition|novel|\bbooks?\b/i,
  criteria: [
    'find the words in the text that helped me',
    'explain my thinking to a partner, pointing to the text',
  ],
  prior: ['Read a text at this level with few stops.', 'Retell a short part in their own words.'],
  materials: [
    'one short text at your group’s level, a copy each',
    'sticky notes',
    'a list of new words from the text',
  ],
  hook: 'Show the title and one sentence. What might this text be about, and why was it written?',
  model: [
    'Read the first part aloud while pupils follow.',
    'Stop once and think aloud, pointing to the words that made you think so.',
    'Say how you checked: reading on, reading again, or asking what makes sense.',
  ],
  together: 'Read the next part together. Pairs mark the place that answers your question.',
  ask: 'Which words in the text tell you that?',
  work: [
    'Read the rest, alone or with a partner.',
    'Answer the questions, each with a word or sentence from the text.',
    'Write one question for your group.',
  ],
  misconceptions: [
    {
      what: 'Answers from what they know and not from the text.',
      why: 'The topic is familiar.',
      move: 'Ask to see the line.',
    },
    {
      what: 'Thinks that reading fast is reading well.',
      why: 'Others finish first.',
      move: 'Ask for one sentence read so that we can see it.',
    },
  ],
  support: 'Read the text aloud first, and give each question with the paragraph to look in.',
  extension: 'Compare with another text on the same topic: what does each leave out?',
  next: ['Use the same thinking with a text of another kind.', 'Read the text again for fluency tomorrow.'],
  english: [
    ['evidence', 'words in the text that support an answer'],
    ['infer', 'to work out what is not said'],
  ],
  reo: ['pānui', 'pukapuka', 'kupu'],
  safety: [],
  prompts: [
    ['What is the text mostly about?', 'line', 'The main idea, not a detail.'],
    ['Write a sentence or a few words from the text that show it.', 'line', 'Copied exactly.'],
    ['What can you work out that the text does not say?', 'lines', 'An inference with a clue.'],
    ['Find a word that was new. What could it mean here?', 'line', 'A meaning that fits the sentence.'],
    ['What would you ask the writer?', 'line', 'A question the text does not answer.'],
  ],
}

export const WRITING: Frame = {
  id: 'writing',
  subject: /english/i,
  skill: /writing|composition|transcription|handwriting|spelling|keyboard/i,
  criteria: [
    'plan who it is for and what they need to know',
    'read my writing aloud and make one change that helps the reader',
  ],
  prior: ['Say a sentence before writing it.', 'Have an idea or an experience to write about.'],
  materials: [
    'one good example, about half a page',
    'a planner with three boxes',
    'writing books or devices',
  ],
  hook: 'Read the example aloud. What did the writer do that kept us listening? List two things.',
  model: [
    'Say who we are writing for and why.',
    'Write the first two sentences in front of the class, crossing out and choosing.',
    'Read it back aloud and change one word.',
  ],
  together: 'Write the next sentence together; pairs offer a version, and the class chooses and says why.',
  ask: 'What will your reader see or think here?',
  work: [
    'Fill in the planner and tell it to a partner.',
    'Write for ten minutes without stopping.',
    'Read it aloud, and make one change.',
  ],
  misconceptions: [
    {
      what: 'Tells everything in the order it happened.',
      why: 'That is how we remember.',
      move: 'Choose the part that matters most, and write only that.',
    },
    {
      what: 'Fixes spelling before the meaning is clear.',
      why: 'Mistakes are easy to see.',
      move: 'Two readings: first for sense, then for spelling.',
    },
  ],
  support: 'Talk first, then use the planner with sentence starters and a word list.',
  extension: 'Write the same part for another reader, and explain what changed.',
  next: ['Share in a group, with one question from each listener.', 'Choose one piece to publish.'],
  english: [
    ['audience', 'who will read it'],
    ['draft', 'a first version'],
    ['revise', 'to change so that it says more clearly what we mean'],
  ],
  reo: ['tuhi', 'rerenga', 'whakaaro'],
  safety: [],
  prompts: [
    ['Who will read it, and what should they feel or know?', 'line', 'A reader and a purpose.'],
    ['Plan: beginning, middle, end.', 'draw', 'A key idea in each part.'],
    ['Write your beginning.', 'long', 'Opens in a way that fits the reader.'],
    ['Write the part that matters most.', 'long', 'Details that help the reader see it.'],
    ['Read it aloud. Which change will you make, and why?', 'line', 'A change for the reader’s sake.'],
  ],
}

export const SPEAKING: Frame = {
  id: 'speaking',
  subject: /english/i,
  skill: /oral|communicat|present|interpersonal|vocabulary/i,
  criteria: ['speak so that my listener can follow', 'listen, and add to what someone else said'],
  prior: ['Take turns in a pair.', 'Speak in whole sentences.'],
  materials: ['talk cards with a question each', 'a timer', 'sentence starters on the wall'],
  hook: 'Two chairs at the front: model a talk with a helper, first badly, then well. What was different?',
  model: [
    'Say an idea in one sentence.',
    'Add a reason and an example.',
    'Ask the listener something that keeps the talk going.',
  ],
  together: 'Try one question with the class: each speaker first says what the one before said.',
  ask: 'What did you hear that changed or added to your idea?',
  work: [
    'Talk in pairs for two minutes on a card.',
    'Join another pair; each tells what the partner said.',
    'Prepare and give a one-minute talk to the four.',
  ],
  misconceptions: [
    {
      what: 'Waits to speak and does not listen.',
      why: 'Busy with their own idea.',
      move: 'Each must repeat the idea before in their own words.',
    },
    {
      what: 'Thinks louder is clearer.',
      why: 'Being heard is the first problem.',
      move: 'Slow down and pause before the important word.',
    },
  ],
  support: 'Sentence starters, a partner to rehearse with, and pictures to point to.',
  extension: 'Disagree politely with a reason, then find what you both agree on.',
  next: [
    'Use the same starters in a science or maths talk.',
    'Record a talk and listen for one thing to improve.',
  ],
  english: [
    ['reason', 'why you think so'],
    ['respond', 'to answer or add to what was said'],
  ],
  reo: ['kōrero', 'whakarongo', 'pātai'],
  safety: [],
  prompts: [
    ['My idea in one sentence:', 'line', 'A whole sentence.'],
    ['My reason and an example:', 'lines', 'A reason and something concrete.'],
    ['What my partner said:', 'lines', 'The partner’s idea, fairly put.'],
    ['What I would now add or change:', 'line', 'A link to what was heard.'],
  ],
}

export const GENERAL: Frame = {
  id: 'general',
  subject: /./,
  skill: /./,
  criteria: ['explain it in my own words', 'give an example and say why it fits'],
  prior: ['Say what we already know about this.', 'Ask a question about it.'],
  materials: [
    'one text, picture or object on the topic that you choose',
    'sticky notes',
    'paper for recording',
  ],
  hook: 'Show the text, picture or object. Pairs write one thing they notice and one question.',
  model: [
    'Say what we want to find out.',
    'Point to one detail, and say what it tells us.',
    'Put it in one sentence.',
  ],
  together: 'Find the next detail together, and sort the questions: answered, not yet, needs someone to ask.',
  ask: 'How do you know?',
  work: ['Choose a question.', 'Find and record two things that answer it.', 'Explain it to another pair.'],
  misconceptions: [
    {
      what: 'Copies words without knowing what they mean.',
      why: 'It looks like an answer.',
      move: 'Ask for the same thing in their own words, with an example.',
    },
    {
      what: 'Stops at the first thing found.',
      why: 'The question seems answered.',
      move: 'Ask for a second detail that agrees or disagrees.',
    },
  ],
  support: 'A drawing to label, and sentence starters.',
  extension: 'Make a question for another pair that cannot be answered with yes or no.',
  next: ['Follow up one question that is still open.', 'Share what was found with another class.'],
  english: [
    ['detail', 'one small part'],
    ['explain', 'to make clear, with a reason'],
  ],
  reo: ['pātai', 'whakaaro', 'akoranga'],
  safety: [],
  prompts: [
    ['What do we want to find out?', 'line', 'A question on the topic.'],
    ['What I know already:', 'lines', 'At least one thing.'],
    ['What I noticed or found:', 'long', 'Two details.'],
    ['Draw and label it.', 'draw', 'Labels that explain.'],
    ['Explain it in your own words, with an example.', 'long', 'A sentence and an example that fits.'],
  ],
}
