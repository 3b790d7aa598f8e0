import { describe, expect, it } from 'vitest'
import { inventedIn, isHandedDown } from '#content/checks/words/invented.ts'
import { namedPupil } from '#content/checks/words/personal.ts'
import { unkindIn } from '#content/checks/words/unkind.ts'

describe('a pupil named with what a school notes of one child', () => {
  it.each([
    'Ruby needs her insulin at 11.',
    'Support Noah, our ESOL student, with picture cards.',
    'Hana sees the counsellor on Tuesdays.',
    'Jayden is a low reader and should start with the easy page.',
    'Lucas goes to speech therapy on Fridays.',
    'Hemi is in Reading Recovery.',
    'Mason is our weakest speller.',
    'Nikau has a nut allergy.',
  ])('is found: %s', (text) => {
    expect(namedPupil([text])).toContain('is named together with a difficulty')
  })

  it.each([
    'Ruby needs 250 mL of milk for the cake.',
    'Hana sees 3 birds and Ben sees 5. How many birds is that?',
    'Mason is the tallest of the three.',
    'Some ākonga see the speech therapist on Fridays.',
    'Anyone with a nut allergy sits this one out.',
  ])('is none: %s', (text) => {
    expect(namedPupil([text])).toBeUndefined()
  })
})

describe('work or tastes that are given to a whole group', () => {
  it.each([
    'Let the boys carry the tables and the girls tidy the books.',
    'Use rugby for the boys and netball for the girls.',
    'Samoan pupils enjoy rhythm, so begin with drums.',
    'Māori learners are hands-on, so give them the blocks.',
    'Boys are less patient, so give them shorter texts.',
    'City kids know nothing about farms.',
    'Mum cooks and Dad fixes the car, as in most families.',
  ])('are found: %s', (text) => {
    expect(unkindIn(text, text)).toContain('says of a whole group')
  })

  it.each([
    'Girls and boys share the jobs of the class.',
    'The tables are in groups of four, with boys and girls together.',
    'Samoan pupils may like to share a song from home.',
    'The 9 girls and 12 boys each choose a sport.',
  ])('are none: %s', (text) => {
    expect(unkindIn(text, text)).toBeUndefined()
  })
})

describe('a chant or a story that is said to be handed down', () => {
  it.each([
    'Use the chant the old people of this bay always used before a voyage.',
    'This waiata has been handed down for generations by the tangata whenua here.',
    'Tūpuna taught that one must never step over the river stone.',
    'The local people have told this story for hundreds of years.',
    'Recite the ancient waiata that our ancestors sang to the moon.',
    'Local hapū call this hill the sleeping chief.',
  ])('is found: %s', (text) => {
    expect(isHandedDown(text)).toBe(true)
  })

  it.each([
    'Ask whānau which waiata has been handed down here.',
    'Traditional games such as knucklebones are fun.',
    'Rules are handed down from the government to councils.',
    'Pūrākau are stories handed down by Māori.',
  ])('is none: %s', (text) => {
    expect(isHandedDown(text)).toBe(false)
  })

  it('has its words found too where no quotation marks stand around them', () => {
    const said = 'An old Māori saying tells us: the river feeds those who feed it.'
    expect(inventedIn([said], '')).toContain('the river feeds')
    expect(inventedIn([said], said)).toBeUndefined()
    expect(inventedIn(['Ask which sayings are known: your kaumātua can tell.'], '')).toBeUndefined()
  })
})
