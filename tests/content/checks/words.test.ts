import { describe, expect, it } from 'vitest'
import { englishCorrections, pluralCorrections } from '#content/checks/corrections.ts'
import { checkLocalClaims } from '#content/checks/text.ts'
import { inventedIn, speaksForIwi } from '#content/checks/words/invented.ts'
import { checkPersonal, storiesIn } from '#content/checks/words/personal.ts'
import { checkPracticals } from '#content/checks/words/practicals.ts'
import { checkResidue } from '#content/checks/words/residue.ts'
import { checkKindness } from '#content/checks/words/unkind.ts'

describe('unkind words', () => {
  it.each([
    'Let the slow learners colour in.',
    'Anyone who is late is an idiot.',
    'Explain that girls are naturally worse at science.',
    'Tell them to shut up and listen.',
    'This activity is crap but short.',
    'Give the lazy kids the harder sheet as a challenge.',
    'Why not sit the slow kids at the back?',
    'Boys are naturally better at maths, so give them the challenge sheet.',
  ])('are found in “%s”', (text) => {
    expect(checkKindness([text]).ok).toBe(false)
  })

  it.each([
    'Some people say that girls are worse at science. Discuss why this is unfair.',
    'Slow down your voice so that everyone can hear.',
    'The lazy brown dog slept on the step.',
    'Boys and girls are equally good at this.',
    'Never call anyone an idiot: it is hurtful.',
    'Scrape the dish and pass it on.',
  ])('are not found in “%s”', (text) => {
    expect(checkKindness([text]).ok).toBe(true)
  })
})

describe('an invented karakia', () => {
  const lines = ['Open with this karakia:', 'E te Atua, whakapaingia ēnei tamariki', 'i tēnei rā hou. Āmine.']

  it('is found where its words stand line by line below', () => {
    expect(inventedIn(lines, '')).toBeDefined()
  })

  it('is not found in words that the teacher gave, or where only its name stands', () => {
    expect(inventedIn(lines, lines.join(' '))).toBeUndefined()
    expect(inventedIn(['Open with your class karakia.', 'Then read the text together.'], '')).toBeUndefined()
  })
})

describe('what is left over', () => {
  it.each([
    'Resources: TBC',
    'Look at [add photo here] together.',
    'Venue: to be confirmed',
    'Write XXX in the box.',
  ])('a gap is found in “%s”', (text) => {
    expect(checkResidue([text]).how).toContain('still to be filled in')
  })

  it.each(['Choose undefined books.', 'Certainly! Here is your plan.', 'Minutes: NaN'])(
    'a trace is found in “%s”',
    (text) => {
      expect(checkResidue([text]).how).toContain('should not be here')
    },
  )

  it.each(['A slope of a wall is undefined.', 'Square brackets [like these] hold a note.', 'a null result'])(
    'nothing is found in “%s”',
    (text) => {
      expect(checkResidue([text]).ok).toBe(true)
    },
  )
})

describe('words of other countries', () => {
  it.each([
    ['Ākonga practice skipping on the court.', 'Ākonga practice'],
    ['Practice your speech with a buddy.', 'Practice your'],
    ['This suits 5th grade.', '5th grade'],
    ['Use a gray pencil.', 'gray'],
  ])('are found in “%s”', (text, found) => {
    expect(englishCorrections([text]).map((one) => one.found)).toContain(found)
  })

  it.each([
    'Students from Tauranga practise daily.',
    'The practice is on Tuesday.',
    'Pupils’ practice books are in the tray.',
    'Kahu said that colour is spelt color in American books.',
    'Ms Gray teaches Room 3.',
  ])('are not found in “%s”', (text) => {
    expect(englishCorrections([text])).toEqual([])
  })

  it('a city is no plural of te reo Māori', () => {
    expect(pluralCorrections(['Paris and the kumaras'])).toMatchObject([{ found: 'kumaras' }])
  })
})

describe('a pupil who is named', () => {
  it.each([
    'Ask Noah Fisher to collect the books.',
    'Sit Ruby at the front because she never listens.',
    'Charlotte has dyslexia and needs the big print.',
  ])('is found in “%s”', (text) => {
    expect(checkPersonal([text]).ok).toBe(false)
  })

  it.each([
    'Ask Noah’s question again: how many are left?',
    'Tell them that Kate Sheppard led the campaign.',
    'Mia has 12 shells and gives 4 away.',
    'Ask a partner because two heads are better than one.',
  ])('is not found in “%s”', (text) => {
    expect(checkPersonal([text]).ok).toBe(true)
  })
})

describe('a child of a story who finds something hard', () => {
  const found = (prompt: string, beside: string[] = []) =>
    checkPersonal([prompt, ...beside], storiesIn({ tasks: [{ prompt }] })).ok === false

  it.each([
    'Mere finds it hard to carry 24 apples. How many trips does she need with 6 in a bag?',
    'Tama has trouble with his bike. He rode 6 km and walked 3 km. How far is that?',
    'Mia has 5 cards and needs 3 more. How many does she need in all?',
    'Ruby needs more help to carry 12 boxes.',
  ])('is no pupil: %s', (prompt) => {
    expect(found(prompt)).toBe(false)
    expect(found(prompt, [`We do 1: ${prompt} (12)`])).toBe(false)
  })

  it('is one where the same is said of the class, or the story tells what stands in a record', () => {
    expect(found('Ana has 4 shells.', ['Sit with Noah, who needs more help to count.'])).toBe(true)
    expect(found('Charlotte has dyslexia and reads 12 pages. How many are left of 20?')).toBe(true)
    expect(found('Noah takes his medication at 9:00. What time is it 3 hours later?')).toBe(true)
  })
})

describe('what is said of an iwi', () => {
  it.each([
    'Waikato iwi believe that the river is an ancestor.',
    'Ngāti Toa used the moon to plant kūmara.',
    'Local iwi believe a taniwha lives here.',
  ])('is found in “%s”', (sentence) => {
    expect(speaksForIwi(sentence)).toBe(true)
  })

  it.each([
    'Many iwi tell of Māui.',
    'Words differ between iwi: check locally.',
    'Some iwi use other words for it.',
    'Waikato iwi signed in 1995.',
    'Local iwi tell this history as theirs, and tell it in more than one way.',
    'Talk about a carving, after asking local iwi what they would like said.',
    'Your local iwi can tell what is done at your stream.',
  ])('is not found in “%s”', (sentence) => {
    expect(speaksForIwi(sentence)).toBe(false)
  })

  it('is found although the document says to check locally elsewhere', () => {
    const note = 'Anything on tikanga: check locally.'
    expect(checkLocalClaims([note, 'All of Ngāi Tahu say this karakia.']).ok).toBe(false)
    expect(checkLocalClaims([note, 'Local iwi believe a taniwha lives here.']).ok).toBe(false)
    expect(checkLocalClaims([note, 'Ask someone of Ngāi Tahu what they say.']).ok).toBe(true)
    expect(checkLocalClaims([note, 'The rohe of Ngāi Tahu is in Te Waipounamu.']).ok).toBe(true)
  })
})

describe('a practical', () => {
  it.each([
    ['Pupils cut the card with a craft knife.'],
    ['Pour boiling water over the tea leaves.'],
    ['Light a candle under each balloon.', 'Watch what happens.'],
    ['An adult helps.', 'Mix a little bleach with vinegar.'],
    ['Stay safe.', 'Let them heat the hot wax by themselves.'],
  ])('needs care in “%s”', (...texts) => {
    expect(checkPracticals(texts).ok).toBe(false)
  })

  it.each([
    ['Pour boiling water over the leaves.', 'Safety: an adult pours.'],
    ['Warm water melts the ice.'],
    ['They saw a fire engine.'],
    ['Acid rain harms trees.'],
    ['Never look at the sun.'],
  ])('is left alone in “%s”', (...texts) => {
    expect(checkPracticals(texts).ok).toBe(true)
  })
})
