import { describe, expect, it } from 'vitest'
import { MADE_OF_TOPIC, WRITTEN_OUT } from '#content/planner/read/topic/written-out.data.ts'
import { writtenOut } from '#content/planner/read/topic/written-out.ts'
import { Conversation } from '../../quality/ask/conversation.ts'

/** Short forms and words of asking, which are never printed for children or families. */
const SCRAPS =
  /(?<![\p{L}\d’'“._]|_ )(?:n|w|abt|wks?|ws|yrs?|xmas|bday|govt|pls|plz|thx|mins|ans|qs|hols|probs|addn|hw|thurs)(?![\p{L}\d’'_]| _)|w\/|\p{L} & \p{L}|cut (?:n|and) paste|\bworksheet abt?\b/iu

type Kind = 'plan' | 'resource'
const SHEETS = `
cut n paste sort nouns verbs adjectives yr 3
yr 5 punctuation direct speech ws fix the mistakes
te reo numbers 1-20 and colours ws yr 1/2
word problems yr 5/6 multi step money, xmas shopping theme, 3 levels
poster class treaty / expectations yr 3 w te reo
letter home to parents yr 6 camp gear list n permission
cut n paste sort short a words yr 1
yr 6 spelling punctuation n grammar ws abt apostrophes
letter to parents abt yr 4 zoo trip n permission slip
note home w gear list for yr 7 ski camp & consent
poster classroom rules / kawa yr 2 w pictures
certificate for kindness n helping yr 6
bday graph ws yr 3
how govt works ws yr 8 w qs
reading comp abt sharks yr 5 w ans pls
brainstorm poster healthy eating n sleep yr 4
writing prompts xmas hols yr 5
vocab ws te reo feelings n body parts yr 3
letter home parents swimming next wk togs n towel
permission slip museum trip thurs wk 5 $12 packed lunch
ws w/ 20 mins work abt volcanoes & earthquakes yr 6
yr 3/4 maths word probs abt bday party n lollies
colouring poster matariki stars n names yr 1
email to parents re sports day parents 2 bring chairs n sunblock
newsletter bit for parents about wk 4 cross country n bake sale
ws abt digital citizenship & staying safe online yr 5
kwl chart planets yr 5 w/ picture
book report template w/ star rating yr 4
hw sheet for wk 3 spelling n tables yr 4
adjectives n adverbs sort ws yr 4
compare n contrast poster moa / kiwi yr 4
fractions ws pizza theme n 3 levels yr 4
letter to whanau abt noho marae yr 8 gear n permission
venn diagram cats n dogs yr 2 pls
timeline sheet nz history yr 7 w/ 8 events & dates
quiz abt the solar system & space yr 6 w/ ans
writing frame persuasive letter abt school lunches n rubbish yr 5
investigation sheet for testing paper planes w/ diff wings yr 6
`
const LESSONS = `
poster on bike safety w slogans yr 5
lesson abt gumboot throwing n team work yr 6
kindness / friendship circle time w puppets yr 1 20 mins
drone photography n editing yr 8 2 wks
`

const rowsOf = (text: string, kind: Kind): [string, Kind][] =>
  text
    .trim()
    .split('\n')
    .map((one) => [one, kind])

/** Everything that is printed for pupils and families: the pages without the teacher’s. */
async function printedFor(text: string, chat: Kind): Promise<string> {
  const { doc, title } = await new Conversation().say({ id: 'scraps-1', text, chat })
  if (doc === null) return ''
  const sections = doc.sections.filter(({ id }) => id !== 'key' && id !== 'about' && id !== 'answers')
  const texts: string[] = [title]
  JSON.stringify(sections, (_, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  // The letters of a puzzle stand one in a cell.
  return texts.filter((one) => one.length > 2).join('\n')
}

describe('a message typed in a hurry', () => {
  it.each([...rowsOf(SHEETS, 'resource'), ...rowsOf(LESSONS, 'plan')])(
    'leaves none of its scraps on paper: %s',
    async (text, kind) => {
      expect(SCRAPS.exec(await printedFor(text, kind))?.[0] ?? null).toBeNull()
    },
  )
})

describe('the short forms of a hurried message', () => {
  it.each(WRITTEN_OUT.map((one) => [one[1], one] as const))('“%s” is written out', (_, one) => {
    const [typed, meant, [before, after], keeps = []] = one
    expect(before.replace(typed, meant)).toBe(after)
    for (const text of keeps) expect(text.replace(typed, meant)).toBe(text)
  })

  it('stay where they are letters or other words', () => {
    for (const text of ['the letter w sound', 'words with n and m', 'Q&A', 'rock n roll'])
      expect(writtenOut(text)).toBe(text)
  })

  it('leave the name of a topic alone', () => {
    for (const { pattern, examples, keeps } of MADE_OF_TOPIC) {
      for (const [before, after] of examples) expect(before.replace(pattern, '')).toBe(after)
      for (const text of keeps) expect(text.replace(pattern, '')).toBe(text)
    }
  })
})
