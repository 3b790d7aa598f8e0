const SUBJECTS: [RegExp, string][] = [
  [
    /\bmaths?\b|mathematic|pāngarau|numeracy|fraction|\badd(ing|ition)\b|subtract|multipl|\bdivi(de|sion)|times tables?|decimal|percent|place value|\bmoney\b|measur|perimeter|\barea (?:and perimeter|lesson|worksheet|of (?:an? |rectangles|shapes|triangles))|\bangles?\b|geometry|statistic|\bgraphs?\b|probability|algebra|equation|number pattern|tell(ing)? (the )?time|skip count|rounding|symmetry|ratio\b|\d\s*[+×÷]\s*\d|\b\d{1,2}\s*[x×]\s*tables?\b|negative numbers?|integers?\b|time zones?|doubl(es|ing)\b|halv(es|ing)\b|\b[23]d shapes?|\bshapes?\b|\bcounting\b|prime numbers?|timetable|hautau|whakarea|whakawehe|tāpiri/i,
    'Mathematics and statistics',
  ],
  [/te reo|māori language|reo māori/i, 'Learning languages (te reo Māori)'],
  [
    /\benglish\b|literacy|\bwriting\b|\breading\b|spelling|phonics|punctuation|grammar|comprehension|\bpoe(m|try)|\bessays?\b|\bstory|recount|persuasive|narrative|apostrophe|speech marks?|comma|paragraph|vocabulary|handwriting|adjective|\bverbs?\b|prefix|suffix|oral language|speech|novel|sentence|haiku|debat(?:e|ing)|\bletters? to\b|\bwrite (?:an? |our )?(?:letter|poem|story|speech|report)|diary/i,
    'English',
  ],
  [
    /social (science|stud)|history|histories|treaty|te tiriti|geography|\bmaps?\b|government|democracy|anzac|econom|migration|culture/i,
    'Social sciences',
  ],
  [
    /\bscience\b|life cycle|pūtaiao|taiao|huarere|ngā manu|experiment|plants?\b|animals?\b|ecosystem|electric|magnet|forces?\b|planet|space\b|weather|volcano|materials|habitat|food chain|insects?\b|\bbirds?\b|photosynthesis|water cycle|floating|sinking|gravity|solar system|kererū|friction/i,
    'Science',
  ],
  [
    /health|\bpe\b|physical education|swimming|wellbeing|hauora|friendship|games\b|fitness|athletics|ki-o-rahi|kī-o-rahi|sport/i,
    'Health and physical education',
  ],
  [/\barts?\b|drama|dance|music|paint|sculpture|waiata|drawing|ngā toi/i, 'The arts'],
  [/technolog|design|coding|robot|digital|prototype|cooking|invent/i, 'Technology'],
]

/** The learning area a request seems to be about, or null. */
export function guessSubject(text: string): string | null {
  return SUBJECTS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** Words that name a whole learning area and leave the lesson's topic open. */
export function isBareSubject(words: string): boolean {
  return /^(?:maths?|mathematics|numeracy|pāngarau|english|literacy|science|pūtaiao|social (?:studies|sciences?)|technology|hangarau|te reo(?: māori)?)$/i.test(
    words.trim(),
  )
}

const REO_NAMES: Record<string, string> = {
  'Mathematics and statistics': 'pāngarau',
  English: 'te reo Pākehā',
  Science: 'pūtaiao',
  'Social sciences': 'tikanga ā-iwi',
  'Health and physical education': 'hauora',
  'The arts': 'toi',
  Technology: 'hangarau',
}

export function subjectReo(subject: string | null): string | null {
  return subject === null ? null : (REO_NAMES[subject] ?? null)
}
