import type { Phase, PlanSection } from '../../../../lesson-plan.ts'
import { listInWords } from '../../../list-in-words.ts'
import type { Lesson } from '../../../prepare/lesson.ts'
import { type Counted, classSize, countedText, thingsCounted } from './counted.ts'
import { oneBetween } from './one-between.ts'
import { LARGEST_SHARE, USUAL_CLASS } from './shares.data.ts'

/** "8 groups of 3 and 1 of 2", for 9 groups of 26 pupils. */
function groupSizes(pupils: number, groups: number): string {
  const small = Math.floor(pupils / groups)
  const larger = pupils % groups
  if (larger === 0) return `${groups} groups of ${small}`
  return `${larger} ${larger === 1 ? 'group' : 'groups'} of ${small + 1} and ${groups - larger} of ${small}`
}

interface Shares {
  things: readonly Counted[]
  /** For the list of materials. */
  item: string
  /** For the teacher, where the class sets to work. */
  line: string
}

/** "1 chromebook between 3" makes groups of three, however many pupils there are. */
function sharesOfOne(asked: string, items: readonly string[]): Shares | null {
  const found = oneBetween(asked, items)
  if (found === null) return null
  const { thing, match, size } = found
  return {
    things: [{ count: 1, thing: `${thing} for each group`, match }],
    item: `1 ${thing} for each group of ${size}`,
    line: `Work in groups of ${size} with one ${thing} each, as you said.`,
  }
}

/** “Only 10 balls”, “we have 8 hoops”: how many there are for a class whose size nobody said. */
const SCARCE =
  /(?:\b(?:only|just|have|got|there(?:['’]s| are| is))(?: (?:got|have|about|only|just))?\s+|[,;]\s*)\d{1,2}\s|\b(?:[4-9]|1\d|2[0-7]) (?:frisbees|discs|rackets|racquets|bats|sticks|balls|hoops|ropes|mats|ukes|ukuleles|chromebooks|i-?pads|laptops|devices|microscopes|torches|magnets|thermometers|mirrors|batteries|bulbs)\b/i

/** The groups of a class of the usual size, for which the lessons of the bank are written; whoever has another keeps to the number of groups. */
function sharesOfUsualClass(asked: string, items: readonly string[]): Shares | null {
  if (!SCARCE.test(asked)) return null
  const things = thingsCounted(asked, items).filter(({ count }) => count < USUAL_CLASS)
  const groups = Math.min(...things.map(({ count }) => count))
  if (!Number.isFinite(groups) || groups < 2) return null
  const there = listInWords(things.map(({ count, thing }) => `${count} ${thing}`))
  const large = Math.ceil(USUAL_CLASS / groups) > LARGEST_SHARE
  return {
    things,
    item: large
      ? `you have ${there}: too few for everyone at once, so small groups take turns with them`
      : `you have ${there}: one for each of ${groups} groups`,
    line: large
      ? `With ${there} let ${groups} groups of 3 or 4 use them at a time, while the others do a part of the step that needs none. Change over every three minutes.`
      : `Work in ${groups} groups with your ${there}; in a class of ${USUAL_CLASS} that is ${groupSizes(USUAL_CLASS, groups)}. Where the steps say pairs, whoever waits counts, coaches or keeps the score, and all change places after each turn.`,
  }
}

/** How a class works with what a request says there is, in groups; null where it says too little or there is one for each. */
function sharesOf(typed: string, items: readonly string[]): Shares | null {
  const asked = countedText(typed)
  const pupils = classSize(asked)
  const ofOne = sharesOfOne(asked, items)
  if (pupils === null) return ofOne ?? sharesOfUsualClass(asked, items)
  if (pupils < 4) return ofOne
  const things = thingsCounted(asked, items).filter(({ count }) => count < pupils)
  const said = /\b(\d{1,2}) groups\b/i.exec(asked)?.[1]
  const there = listInWords(things.map(({ count, thing }) => `${count} ${thing}`))
  const groups = said === undefined ? Math.min(...things.map(({ count }) => count)) : Number(said)
  if (!Number.isFinite(groups) || groups < 2 || groups >= pupils) return ofOne
  const sizes = groupSizes(pupils, groups)
  if (things.length === 0) return { things, item: '', line: `Work in ${sizes}, as you said.` }
  const have = `you have ${there} for ${pupils} students`
  if (Math.ceil(pupils / groups) > LARGEST_SHARE) {
    const turns = 'too few for everyone at once, so small groups take turns with them'
    return {
      things,
      item: `${have}: ${turns}`,
      line: `With ${there} for ${pupils} students let groups of 3 or 4 take turns, while the others do a part that needs none.`,
    }
  }
  return {
    things,
    item: `${have}: enough for ${groups} groups`,
    line: `Work in ${sizes}: ${there} for ${pupils} students are enough for ${groups} groups.`,
  }
}

const saysThing =
  ({ things }: Shares) =>
  (text: string) =>
    things.some(({ match }) => new RegExp(`(?<!\\p{L})(?:${match})(?!\\p{L})`, 'iu').test(text))

const COUNTS =
  /\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|enough|each|every|about|half|pairs?|groups?|class)\b/i

/** What a list of materials counts of the same things is for another class, and gives way. */
function itemsWith(items: readonly string[], shares: Shares): string[] {
  if (shares.item === '') return [...items]
  const says = saysThing(shares)
  // Of several things in one line, the others are still needed.
  const isReplaced = (one: string) => {
    const [named = ''] = one.split(/\. Without it: /)
    return says(named) && COUNTS.test(named)
  }
  const others = (one: string) =>
    / and |, (?:an?|some|the|two|three|\d+) /.test(
      one.split(/,? (?:one|an?) (?:for|between)|\. Without it/)[0] ?? '',
    )
  return [
    shares.item,
    ...items.flatMap((one) =>
      !isReplaced(one) ? [one] : others(one) ? [`as the lesson was written: ${one}`] : [],
    ),
  ]
}

/** Groups as a lesson counts them, which a class with fewer things cannot keep to. */
const OTHER_GROUPS =
  /\b(?:pairs?|partners?|in (?:twos|threes|fives|sixes)|groups? of|grids?|courts?|teams?|each (?:one|student))\b/i

/** Tells in a step that counts other groups how it goes with what there is. */
function stepInGroups(step: Phase, shares: Shares): Phase {
  const lines = step.teacher.join('\n')
  if (shares.things.length === 0 || !OTHER_GROUPS.test(lines) || !saysThing(shares)(lines)) return step
  const there = listInWords(shares.things.map(({ count, thing }) => `${count} ${thing}`))
  const line = `With your ${there}: keep to the groups you made, and take turns where this step counts more groups or smaller ones.`
  return { ...step, teacher: [line, ...step.teacher] }
}

const listedIn = (sections: readonly PlanSection[]): string[] =>
  sections.flatMap((section) => (section.id === 'resources' ? section.items : []))

/** True where a lesson lists or uses one of the things. A frame leaves open what is used. */
function usesThem(sections: readonly PlanSection[], shares: Shares, { approach }: Lesson): boolean {
  if (shares.things.length === 0 || approach.kind === 'frame') return true
  const steps = sections.flatMap((section) => (section.id === 'phases' ? section.steps : []))
  const texts = steps.flatMap(({ teacher, pupils }) => [...teacher, ...pupils])
  return [...listedIn(sections), ...texts].some(saysThing(shares))
}

/** Things that the teacher counted and that the lesson does not use, as they were typed. */
export function thingsNotUsed(sections: readonly PlanSection[], lesson: Lesson): string[] {
  const shares = sharesOf(lesson.request.asked, listedIn(sections))
  return shares === null || usesThem(sections, shares, lesson) ? [] : shares.things.map(({ thing }) => thing)
}

/** Fits groups and materials of a plan to the pupils and things that the teacher counted. */
export function withShares(sections: readonly PlanSection[], lesson: Lesson): PlanSection[] {
  const shares = sharesOf(lesson.request.asked, listedIn(sections))
  if (shares === null || !usesThem(sections, shares, lesson)) return [...sections]
  return sections.map((section) => {
    if (section.id === 'resources') return { ...section, items: itemsWith(section.items, shares) }
    if (section.id !== 'phases') return section
    const at = section.steps.findIndex(({ kind }) => kind === 'we-do' || kind === 'you-do')
    return {
      ...section,
      steps: section.steps.map((step, index) =>
        index === at
          ? { ...step, teacher: [shares.line, ...step.teacher] }
          : index > at
            ? stepInGroups(step, shares)
            : step,
      ),
    }
  })
}
