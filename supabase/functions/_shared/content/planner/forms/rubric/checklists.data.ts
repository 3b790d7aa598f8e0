import type { WordPattern } from '../../read/words/word-pattern.ts'

/** Points to tick for one kind of work or occasion. */
export interface ChecklistBank extends WordPattern {
  title: string
  area: string | null
  items: readonly string[]
}

/** Checklists of things to do or keep to. Work that is judged takes its points from the rubrics. */
export const CHECKLISTS: readonly ChecklistBank[] = [
  {
    title: 'Safe in the science lab',
    area: 'Science',
    pattern: /\b(?:lab(?:oratory)? safety|safe(?:ty)? in (?:the )?lab|science safety|safety in science)\b/i,
    matches: ['lab safety', 'safety in the lab', 'science safety'],
    misses: ['label safety', 'road safety'],
    items: [
      'I have read the steps, and I know what to do before I begin.',
      'I wear safety goggles, and my long hair and loose clothes are tied back.',
      'My bag and chair are out of the way, and I stand to work.',
      'I do not eat, drink or taste anything.',
      'I carry glass with both hands, and tell the teacher at once if it breaks.',
      'I smell a chemical only by wafting, and only when the teacher says so.',
      'I keep paper and hair away from a burner, and never leave it alone.',
      'I tell the teacher at once about a spill, a burn or a cut.',
      'I put waste where the teacher says, and wipe my bench.',
      'I wash my hands when I have finished.',
    ],
  },
  {
    title: 'My writing',
    area: 'English',
    pattern:
      /\b(?:for|of|my|our|their) writing\b(?! (?:an?|about|instructions|letters?|stories|reports?)\b)/i,
    matches: ['self assessment for writing', 'a checklist for my writing'],
    misses: ['narrative writing', 'a checklist for writing a report'],
    items: [
      'I know who will read my writing.',
      'My sentences say what I mean. I read each one aloud.',
      'Each sentence begins with a capital letter and ends with a mark.',
      'There is a space between my words.',
      'I sounded out hard words, and circled those I am not sure of.',
      'I used one interesting word.',
      'My ideas are in an order that makes sense.',
      'I read it all once more, and changed something.',
    ],
  },
  {
    title: 'A good listener',
    area: 'English',
    pattern:
      /\b(?:listen(?:ing|ers?)|show and tell|speaking(?: and listening)?|news time|audience manners)\b/i,
    matches: ['a listening checklist', 'show and tell', 'speaking and listening'],
    misses: ['list', 'public speakers'],
    items: [
      'I look at the person who speaks. I face the speaker.',
      'I sit still, with quiet hands and feet.',
      'I listen to the end and do not call out.',
      'I could hear the voice: it was loud and clear.',
      'The speaker looked at us (eye contact).',
      'The speaker told us what it is, and why it matters.',
      'I nod or smile to show that I understand.',
      'I ask one question that fits.',
      'I say one thing that I liked.',
    ],
  },
  {
    title: 'Editing my writing',
    area: 'English',
    pattern: /\b(?:edit(?:ing)?|proof ?read(?:ing)?|self[- ]edit|writing check|publish(?:ing)?)\b/i,
    matches: ['an editing checklist', 'proofreading'],
    misses: ['credit', 'edition'],
    items: [
      'I have read my writing aloud, from beginning to end.',
      'Every sentence makes sense.',
      'Every sentence begins with a capital letter, and so do names.',
      'Every sentence ends with a full stop, question mark or exclamation mark.',
      'I have put speech marks round words that are spoken.',
      'I have used commas in lists.',
      'I have checked the words that I am not sure how to spell.',
      'My verbs stay in the same tense.',
      'I have used paragraphs.',
      'I have changed at least two words for stronger ones.',
      'A partner has read it, and I have thought about what they said.',
    ],
  },
  {
    title: 'Testing a prototype with users',
    area: 'Technology',
    pattern:
      /\b(?:test(?:ing)? (?:a |the |our |their )?(?:prototypes?|designs?|products?)|user test(?:ing|s)?|prototypes?)\b/i,
    matches: ['testing a prototype', 'user testing'],
    misses: ['a fair test', 'protons'],
    items: [
      'I know what I want to find out, and I have written my questions.',
      'My prototype is finished enough to try.',
      'I have asked a user: somebody who would really use it.',
      'I explain what it is for, and then let the user try it without help.',
      'I watch, and write down what the user does and says.',
      'I ask what was easy, what was hard and what they would change.',
      'I measure it against the brief: does it do what it must do?',
      'I have tested it with at least three people.',
      'I write down what to improve, and which change comes first.',
      'I thank the user for the feedback.',
    ],
  },
  {
    title: 'Critique of an artwork',
    area: 'The arts',
    pattern: /\b(?:critiqu\w+|art (?:critique|response|appreciation)|folios?|looking at art)\b/i,
    matches: ['a critique checklist', 'art folios', 'looking at art'],
    misses: ['critical thinking', 'folder'],
    items: [
      'I describe what I see: line, shape, colour, tone and texture.',
      'I name the medium and the technique.',
      'I say where my eye goes first, and how the composition leads it.',
      'I say what idea or feeling the work gives me, and what in it does so.',
      'I say how the works of the folio belong together, and how the idea develops.',
      'I name one strength, with evidence from the work.',
      'I suggest one next step, kindly and clearly.',
      'I ask the artist a question.',
      'I compare it with the work of another artist.',
    ],
  },
  {
    title: 'Packed for camp',
    area: null,
    pattern: /\b(?:camp(?:ing)?|packing|overnight|trip|excursion|eotc)\b/i,
    matches: ['a packing checklist', 'camp checklist', 'class trip'],
    misses: ['campaign', 'stripe'],
    items: [
      'Sleeping bag and pillow',
      'Warm jersey and a rain jacket',
      'Clothes and underwear for each day, and one spare set',
      'Sturdy shoes and a second pair',
      'Sun hat and sunscreen',
      'Togs and towel',
      'Toothbrush, soap and a face cloth',
      'Torch with good batteries',
      'Drink bottle and lunch for the first day',
      'Any medicine, named and given to the teacher',
      'Everything is named.',
    ],
  },
  {
    title: 'Ready to learn',
    area: null,
    pattern:
      /\b(?:ready to learn|morning routine|end of (?:the )?day|pack ?up|desk|organis(?:ed|ation)|home ?work)\b/i,
    matches: ['ready to learn', 'morning routine', 'homework checklist'],
    misses: ['already learned', 'organism'],
    items: [
      'My bag is on its hook, and my lunch is put away.',
      'My drink bottle is on my desk.',
      'My homework and notices are in the tray.',
      'My pencils are sharp and my books are out.',
      'I have read the plan for the day.',
      'I know what I do first.',
      'My desk is tidy.',
      'I have said kia ora to somebody.',
    ],
  },
]
