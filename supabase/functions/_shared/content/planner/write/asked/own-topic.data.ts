/** What the teacher's own topic adds to the steps of a lesson; `{topic}` stands for it. */
export interface TopicLines {
  /** For the teacher, at the start. */
  hook: string
  /** For the teacher, while the class works together; empty where nothing is to be said. */
  together: string
  /** For pupils, as the last of their tasks. */
  work: string
  /** For the teacher, at the end. */
  share: string
}

/** A lesson whose questions are made or listed, set in what the teacher named. */
export const QUESTIONS_IN_SETTING: TopicLines = {
  hook: 'Set the scene: {topic}. Pairs say where they would need today’s lesson there.',
  together:
    'Change the last question so that it is about {topic}. Does the way of working it out stay the same?',
  work: 'Make up a question of your own about {topic}, answer it, and swap it with a partner.',
  share: 'Put up one question that students made up about {topic}. The class answers it.',
}

/** A lesson whose questions are made or listed, on a topic the teacher named. */
export const QUESTIONS_ON_TOPIC: TopicLines = {
  hook: 'Say what today is about: {topic}. Pairs tell each other what they know about it already.',
  together: '',
  work: 'Make up one more question on {topic}, write its answer on the back, and swap it with a partner.',
  share: 'Come back to {topic}: what can we do now that we could not do before?',
}

/** A lesson on a chosen goal, with the teacher's topic as the thing it is worked on. */
export const GOAL_WITH_TOPIC: Record<string, TopicLines> = {
  English: {
    hook: 'Bring in the topic, {topic}: pairs say three words that they expect to need.',
    together: 'Use {topic} for the next example, with a sentence or a line that students suggest.',
    work: 'Do the same once more with something on {topic} from your own reading, writing or talk.',
    share: 'Collect on the wall the best words and sentences on {topic}.',
  },
  Science: {
    hook: 'Bring in the topic, {topic}. List what students know, what they think, and what they wonder about it.',
    together: 'Fill in one row on {topic} together, and mark what was seen and what was only thought.',
    work: 'Write or draw what today’s work tells us about {topic}.',
    share: 'Go back to the list on {topic}. Which idea has changed, and what changed it?',
  },
  'Social sciences': {
    hook: 'Bring in the topic, {topic}. Who is part of it, and who could tell us about it?',
    together: 'Fill in one row on {topic} together, and say which source it comes from.',
    work: 'Write one thing about {topic} that helps to answer our question, and where you found it.',
    share: 'Ask: whose view of {topic} have we heard, and whose not yet?',
  },
  'The arts': {
    hook: 'Bring in the topic, {topic}. Collect what students see, hear or feel when they think of it.',
    together: 'Try one small idea for {topic} as a class, then change one thing in it.',
    work: 'Use today’s idea in your own work on {topic}.',
    share: 'Meet two pieces of work on {topic}. What choice do we notice in each?',
  },
  Technology: {
    hook: 'Bring in the task, {topic}. Who is it for, and what must it do?',
    together: 'Agree on two things that matter for {topic}, and write them where all can see them.',
    work: 'Use today’s step for {topic}, and note one thing that you would change.',
    share: 'Two groups show how far they are with {topic}. What did they decide, and why?',
  },
  'Health and physical education': {
    hook: 'Bring in the topic, {topic}. Where do students meet it at home, at school or in play?',
    together: 'Try it out together on one example from {topic}.',
    work: 'Use what you practised today for {topic}.',
    share: 'Ask: what will you do next time with {topic}, and who could help you?',
  },
  'Learning languages': {
    hook: 'Bring in the topic, {topic}. Which words for it does the class know in te reo Māori already?',
    together: 'Use the pattern of today once for {topic}, and say it together.',
    work: 'Say or write one thing on {topic} with today’s pattern, and check it with your word cards.',
    share: 'Pairs say their sentence on {topic} without reading it.',
  },
}

/** A learning area without lines of its own. */
export const GOAL_WITH_ANY_TOPIC: TopicLines = {
  hook: 'Bring in the topic, {topic}. What do we know about it already, and what do we wonder?',
  together: 'Fill in one row on {topic} together.',
  work: 'Write or draw what today’s work tells you about {topic}.',
  share: 'Come back to {topic}: what can we say now, and how do we know?',
}
