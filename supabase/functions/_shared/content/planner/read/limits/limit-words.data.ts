import type { Cut, WordPattern } from '../words/word-pattern.ts'

/** A plan b for a lesson outside: what the class does inside when it rains. */
export const PLAN_B: WordPattern = {
  pattern:
    /\bplan b\b|\b(?:wet|rainy)[- ](?:day|weather) (?:plan|option|alternative|back ?up|version)\b|\b(?:indoor|inside) (?:plan|option|alternative|back ?up|version)\b|\bback ?up(?: plan)? (?:for|if|in case|inside)\b|\b(?:in case|if) (?:of (?:rain|wet weather)|it(?:['’]?s| is)? (?:rain(?:s|ing|y)?|wet|pours|buckets down))\b|\b(?:might|may|could|supposed to|meant to|going to|gonna) (?:rain|be wet|pour)\b/i,
  matches: [
    'plan b inside',
    'wet weather option please',
    'in case it rains',
    'it might rain',
    'if its wet',
    'need a backup plan for rain',
  ],
  misses: ['wet day', 'what if clouds could talk', 'plan before you write', 'rain and rivers'],
}

/** The day on which the teacher has to save the voice. */
export const SORE_THROAT: WordPattern = {
  pattern:
    /\b(?:sore throat|los(?:t|ing) my voice|no voice|voice (?:is )?(?:gone|going)|can[’']?t (?:really )?(?:talk|speak|shout)(?: (?:much|loud(?:ly)?|today))?(?= *(?:$|[,.;!]|today)))\b|\blaryngitis\b/i,
  matches: ['i have a sore throat', 'lost my voice', 'my voice is gone'],
  misses: ['voice in writing', 'characters who cant talk to each other'],
}

/** Other adults in the room; the first group is their number, the second what they are. */
export const OTHER_ADULTS: WordPattern = {
  pattern:
    /\b(?:with |have |got |and |plus )*(?:(an?|one|two|three|four|[1-6]|some|a couple of|my|the) )?(teacher[- ]aides?|teachers? aides?|TAs?|parent helpers?|mum helpers?|helper parents?|support staff|learning assistants?|adult helpers?|student teachers?)\b/i,
  matches: ['with 2 teacher aides', 'i have a TA', 'three parent helpers'],
  misses: ['parents evening', 'help the teacher', 'aid'],
}

/** A room whose desks stay where they are. */
export const FIXED_DESKS: WordPattern = {
  pattern:
    /\b(?:desks?|tables?|furniture) (?:can[’']?t|cannot|can not|don[’']?t|won[’']?t) (?:be )?(?:move|moved|shift|shifted)\b|\bcan[’']?t (?:move|shift) (?:the |our |any )?(?:desks?|tables?|furniture)\b|\b(?:no|not (?:much|a lot of|enough)|hardly any|very little) (?:floor )?(?:space|room)(?: to move)?(?= *(?:$|[,.;!]|in|at|so|but))/i,
  matches: ['desks cant move', 'we can’t move the tables', 'no space', 'not much room in class'],
  misses: ['move desks aside', 'space travel', 'no spaceships'],
}

/** What is to be prepared before the lesson cannot be. */
export const NO_PREPARATION: WordPattern = {
  pattern:
    /\b(?:no|zero|without(?: any)?|minimal|little) prep(?:aration|aring)?\b|\b(?:no|don[’']?t have|haven[’']?t got|got no) time to (?:prep(?:are)?|set up|make)\b|\bnothing to (?:prepare|set up)\b/i,
  matches: ['no prep', 'no time to prepare', 'nothing to set up'],
  misses: ['prepare a speech', 'no preposition'],
}

/** The class sits on the mat from the first minute to the last. */
export const ON_THE_MAT: WordPattern = {
  pattern:
    /\b(?:all |only |just |done |while |sitting |stay(?:ing)? )?on the mat\b(?! (?:exercise|work)s?\b)/i,
  matches: ['all on the mat', 'drama on the mat'],
  misses: ['the cat on the mattress', 'mats'],
}

/** What a request says of the day, the room and the people beside its topic. It is kept by lines of its own, so it names no topic. */
export const LIMIT_ASIDES: readonly Cut[] = [
  {
    // What is on in these days, of which the class only has to be thought.
    pattern:
      /[,;]\s*(?:(?:and|but|because|cos|as|also) )*(?:it(?:['’]?s| is) )?\p{L}+(?: (?:week|month|festival|season))? (?:is|are) on(?: (?:now|this week|today|at the moment))?(?:,? so (?:no|not) \p{L}+(?: \p{L}+)?)?(?=\s*(?:$|[,.;!?]))/giu,
    leaves: '',
    examples: [
      ['rules at school, ramadan is on so no food', 'rules at school'],
      ['fractions, book week is on', 'fractions'],
    ],
    keeps: ['what ramadan is', 'a switch that is on', 'rules, what ramadan is'],
  },
  {
    pattern:
      /[,;.\s]*\b(?:(?:and|but|with|plus|also|need|needs?|want|include|including|have|has|an?|some|the|for|please) )*(?:(?:indoor|inside|wet[- ](?:weather|day)|rainy[- ]day) )?(?:plan b|back ?up(?: plan)?|alternative)(?: (?:plan|option))?(?: (?:for|if|when|in case|of|it|its|it['’]s|is|the|our|rain(?:s|ing|y)?|wet|weather|day|inside|indoors|in|hall|classroom|pours))*(?=\s*(?:$|[,.;!?]))/giu,
    leaves: '',
    examples: [
      ['ball skills, plan b inside', 'ball skills'],
      ['minibeasts walk with a wet weather backup plan', 'minibeasts walk'],
    ],
    keeps: ['plan before you write', 'alternative energy'],
  },
  {
    pattern:
      /[,;.\s]*\b(?:(?:and|but|because|cos|as|with|need|a|an) )*(?:(?:wet|rainy)[- ](?:day|weather)|indoor|inside) (?:plan|option|alternative|back ?up|version)(?: (?:too|please|as well))*(?=\s*(?:$|[,.;!?]))|[,;.\s]*\b(?:(?:and|but|because|cos|as) )*(?:it|the weather|there)?\s*(?:might|may|could|is supposed to|is meant to|is going to|gonna) (?:rain|be wet|pour)(?: (?:today|tomorrow|later|on \p{L}+day))*(?=\s*(?:$|[,.;!?]))|[,;.\s]*\b(?:in case|if) (?:of (?:rain|wet weather)|it(?:['’]?s| is)? (?:rain(?:s|ing|y)?|wet|pours|buckets down))(?=\s*(?:$|[,.;!?]))/giu,
    leaves: '',
    examples: [
      ['ball skills, it might rain', 'ball skills'],
      ['shadow walk in case it rains', 'shadow walk'],
    ],
    keeps: ['where it rains most', 'what if it rains frogs'],
  },
  {
    pattern:
      /[,;.\s]*\b(?:(?:and|but|because|cos|as|so|i|i['’]ve|my|have|got|had|with|a|am|i['’]m|is|im|ive) )*(?:sore throat|los(?:t|ing) my voice|no voice|voice (?:is )?(?:gone|going)|laryngitis)(?: (?:today|tomorrow|too))*(?=\s*(?:$|[,.;!?]))/giu,
    leaves: '',
    examples: [['rhythm, i have a sore throat', 'rhythm']],
    keeps: ['why we get a sore throat in winter', 'voice in writing'],
  },
  {
    pattern:
      /[,;.\s]*\b(?:(?:and|but|with|i|we|have|got|plus|there|are|is|will|be|i['’]ve|a|one|two|three|four|[1-6]|some|couple|of|my|the) )*(?:teacher[- ]aides?|teachers? aides?|TAs?|parent helpers?|mum helpers?|support staff|learning assistants?|adult helpers?|student teachers?)(?: (?:to help|in (?:the )?(?:room|class)|too|helping|today))*(?=\s*(?:$|[,.;!?]))/giu,
    leaves: '',
    examples: [
      ['time with 2 teacher aides', 'time'],
      ['baking, three parent helpers', 'baking'],
    ],
    keeps: ['a teacher aide is coming to read'],
  },
  {
    pattern:
      /[,;.\s]*\b(?:(?:and|but|the|our|because|we|cos|so) )*(?:(?:desks?|tables?|furniture) (?:can[’']?t|cannot|can not|don[’']?t|won[’']?t) (?:be )?(?:move|moved|shift|shifted)|can[’']?t (?:move|shift) (?:the |our |any )?(?:desks?|tables?|furniture))(?=\s*(?:$|[,.;!?]))/giu,
    leaves: '',
    examples: [['dance, desks cant move', 'dance']],
    keeps: ['tables that move'],
  },
]
