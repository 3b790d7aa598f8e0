/** How activities run that teachers often add by name. None of them states a fact of the topic. */
export const KNOWN_ACTIVITIES: readonly {
  match: RegExp
  teacher: readonly string[]
  pupils: readonly string[]
}[] = [
  {
    match: /\bpeer (?:feedback|assessment|review|marking)\b|\bpartner feedback\b/i,
    teacher: [
      'Peer feedback: partners swap work. Each reads it once without a pen, then tells one thing that works and points to where, and one thing to try next.',
      'Give both partners the same time. Ask two pairs: what will you change because of what you heard?',
    ],
    pupils: ['Say: “This works because …” and “You could try …”. Your partner decides what to change.'],
  },
  {
    match: /\bself[- ](?:assessment|reflection|evaluation|check)\b/i,
    teacher: ['Self-assessment: read the success criteria aloud, one at a time, and wait after each.'],
    pupils: ['Show thumbs for each one, and find the place in your work that shows it.'],
  },
  {
    match: /\bthink[- ,]*pair[- ,]*share\b|\b(?:turn and talk|partner (?:chat|talk))\b/i,
    teacher: [
      'Think, pair, share: one minute alone and silent, two minutes with a partner, then some pairs tell the class.',
    ],
    pupils: ['Think first. Then listen to your partner, and be ready to say what they thought.'],
  },
  {
    match: /\b(?:quick |short )?reflection\b/i,
    teacher: [
      'Reflection: everyone finishes one of these, aloud or in writing: I used to think … / Now I think … / I still wonder …',
    ],
    pupils: ['Finish one of the sentences, and tell it to a partner.'],
  },
  {
    match: /\b(?:gallery walk|walk around)\b/i,
    teacher: [
      'Gallery walk: work lies on the tables. Everyone walks round without talking, then names one idea to borrow.',
    ],
    pupils: ['Look at three pieces of work. Remember one idea you want to borrow.'],
  },
  {
    match: /\bvocab(?:ulary)? (?:quiz|check|game|warm[- ]?up)\b/i,
    teacher: [
      'Vocabulary check: say a meaning from the list of key words. Students write the word and show it at the same time.',
    ],
    pupils: ['Listen to the meaning, write the word, and show it.'],
  },
]
