import type { FourSteps } from '../../forms/rubric/levels.data.ts'

/** What the work shows at four levels, lowest first, for rows that teachers add to a rubric by one word. */
export const ROW_WORDS: readonly { match: RegExp; steps: FourSteps }[] = [
  {
    match: /\bspell/i,
    steps: [
      'I write some of the sounds that I hear in a word.',
      'I spell many everyday words right, and guess at others.',
      'I spell the words I know right, and check the others.',
      'I spell nearly all words right, also hard ones, and correct those I missed.',
    ],
  },
  {
    match: /\bpunctuat/i,
    steps: [
      'Some of my sentences end with a full stop.',
      'Most of my sentences have a capital letter and a full stop.',
      'My capital letters, full stops, question marks and commas are right.',
      'I also use speech marks, apostrophes or other marks right, and for effect.',
    ],
  },
  {
    match: /\bgrammar|\bsentences?\b/i,
    steps: [
      'Some of my sentences are whole.',
      'Most of my sentences are whole, and many begin in the same way.',
      'My sentences are whole, and begin in different ways.',
      'I choose short and long sentences for what they do to my reader.',
    ],
  },
  {
    match: /\bhandwriting|\bneat|\bpresentation\b|\btidy/i,
    steps: [
      'I can read my work myself.',
      'Others can read most of my work.',
      'Others read all of my work with ease.',
      'My work is easy to read, and its layout helps my reader find things.',
    ],
  },
  {
    match: /\bvocab|\bword choice|\bwords\b/i,
    steps: [
      'I use a few everyday words, many times.',
      'I use everyday words, and one or two words of the topic.',
      'I choose words that say what I mean, and use words of the topic.',
      'I choose words that say exactly what I mean, and that my reader will remember.',
    ],
  },
  {
    match: /\bideas?\b|\bcontent\b/i,
    steps: [
      'I have one idea.',
      'I have some ideas that fit the task.',
      'My ideas fit the task, and each has a detail.',
      'My ideas fit the task, are linked, and some are new to my reader.',
    ],
  },
  {
    match: /\bstructure|\borgani[sz]|\border\b|\bparagraph/i,
    steps: [
      'My ideas stand beside each other.',
      'My work has a beginning and an end.',
      'My ideas are in an order that others can follow.',
      'The order of my ideas is chosen for my reader, and each part leads to the next.',
    ],
  },
  {
    match: /\beye contact/i,
    steps: [
      'I look at my notes or the floor.',
      'I look up now and then.',
      'I look at the people I speak to.',
      'I look at everyone in the room, and hardly need my notes.',
    ],
  },
  {
    match: /\bvoice|\bvolume|\bspeak|\bexpression/i,
    steps: [
      'People close to me can hear me.',
      'Most people can hear me, and I am too fast in places.',
      'Everyone can hear and understand me.',
      'I change my voice and pace to fit what I say.',
    ],
  },
  {
    match: /\bteam|\bgroup ?work|\bcollab|\bco-?operat|\bsharing/i,
    steps: [
      'I work beside my group.',
      'I do my part when I am reminded.',
      'I listen to my group, and do my part.',
      'I listen, do my part, and help others to be heard.',
    ],
  },
  {
    match: /\beffort|\battitude|\bperseverance/i,
    steps: [
      'I begin when somebody helps me.',
      'I keep going while it is easy.',
      'I keep trying when it is hard.',
      'I keep trying when it is hard, and look for another way by myself.',
    ],
  },
  {
    match: /\bcreativ|\borigin/i,
    steps: [
      'I copy an idea.',
      'I change an idea that I was shown.',
      'I bring in ideas of my own.',
      'My ideas are my own, and I tried more than one before I chose.',
    ],
  },
  {
    match: /\bresearch|\bsources?\b|\bevidence/i,
    steps: [
      'I tell what I knew before.',
      'I tell something that I found.',
      'I tell what I found, and where I found it.',
      'I compare what two sources say, and name both.',
    ],
  },
  {
    match: /\blistening\b/i,
    steps: [
      'I am quiet while others speak.',
      'I can say one thing that somebody else said.',
      'I listen to others, and answer what they say.',
      'I listen, and ask questions that help others to say more.',
    ],
  },
  {
    match: /\btime\b|\bdeadline/i,
    steps: [
      'I have begun.',
      'I finished a part of it on time.',
      'I finished on time.',
      'I finished on time, with time left to check my work.',
    ],
  },
]
