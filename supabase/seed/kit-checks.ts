import {
  englishCorrections,
  macronCorrections,
  pluralCorrections,
} from '../functions/_shared/content/checks/corrections.ts'
import { readingLevel, readingLimit } from '../functions/_shared/content/checks/reading-level.ts'
import { GLOSSARY } from '../functions/_shared/content/data/glossary.data.ts'
import { KUPU } from '../functions/_shared/content/data/lexicon/kupu.data.ts'
import { WORD_LISTS } from '../functions/_shared/content/data/lexicon/word-lists.ts'
import type { Kit } from '../functions/_shared/content/kit.ts'
import { adaptedTo, linesOfSteps } from '../functions/_shared/content/planner/prepare/limits/adapted-kit.ts'
import { ruleNamed } from '../functions/_shared/content/planner/read/ruled-out/ruled-out.ts'
import { LEVELS } from '../functions/_shared/content/task.ts'
import { type Block, goalsById } from './curriculum-goals.ts'

/** A fault of a kit: the field, and what is wrong with it. */
export interface KitFault {
  field: string
  reason: string
}

type KitCheck = (kit: Kit) => KitFault[]

const KNOWN_REO = new Set(
  [
    ...Object.keys(GLOSSARY),
    ...KUPU.map(([kupu]) => kupu),
    ...WORD_LISTS.flatMap(({ words, phrases }) => [...words, ...phrases].map(([kupu]) => kupu)),
  ].map((kupu) => kupu.toLowerCase()),
)

/** Every text of a kit, in its order. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** The texts of a kit that people read, without its names and places. */
export function proseOf(kit: Kit): string[] {
  const { id, area, strand, skill, goals, find, reviewed, ...prose } = kit
  return textsOf(prose)
}

const yearsOf = ({ year_group }: Block): number[] => (year_group.match(/\d+/g) ?? []).map(Number)

const goals: KitCheck = (kit) => {
  const faults: KitFault[] = []
  const blocks = new Set<Block>()
  for (const id of kit.goals) {
    const block = goalsById.get(id)
    if (!block) {
      faults.push({ field: 'goals', reason: `there is no goal ${id}` })
      continue
    }
    blocks.add(block)
    if (block.subject !== kit.area) faults.push({ field: 'goals', reason: `${id} is of ${block.subject}` })
    if (!yearsOf(block).some((year) => year >= kit.years[0] && year <= kit.years[1]))
      faults.push({ field: 'years', reason: `${id} is for ${block.year_group}` })
  }
  const [block] = blocks
  if (blocks.size > 1) faults.push({ field: 'goals', reason: 'are of more than one block' })
  if (block && (block.strand !== kit.strand || block.skill !== kit.skill))
    faults.push({
      field: 'strand',
      reason: `strand and skill must be “${block.strand}” and “${block.skill}”`,
    })
  return faults
}

const language: KitCheck = (kit) => {
  const texts = proseOf(kit)
  return [...macronCorrections(texts), ...pluralCorrections(texts), ...englishCorrections(texts)].map(
    ({ found, suggest }) => ({ field: 'words', reason: `“${found}” should be “${suggest}”` }),
  )
}

const reo: KitCheck = ({ vocabulary }) =>
  vocabulary.reo
    .filter(([kupu]) => !KNOWN_REO.has(kupu.toLowerCase()))
    .map(([kupu]) => ({ field: 'vocabulary.reo', reason: `“${kupu}” is not in our lexicon` }))

/** So far a kit may lie above the reading level of its oldest year: prompts name things. */
const ALLOWANCE = { sentence: 4, long: 0.08 }

const reading: KitCheck = ({ practice, exit, years }) => {
  const level = readingLevel([...LEVELS.flatMap((each) => practice[each]), exit].map(({ prompt }) => prompt))
  const limit = readingLimit(years[1])
  const faults = []
  if (level.sentence > limit.sentence + ALLOWANCE.sentence)
    faults.push(`sentences have ${level.sentence.toFixed(1)} words on average`)
  if (level.long > limit.long + ALLOWANCE.long)
    faults.push(`${Math.round(level.long * 100)} % of the words have three syllables or more`)
  return faults.map((reason) => ({ field: 'practice', reason: `${reason}: too hard for Year ${years[1]}` }))
}

const repeated: KitCheck = ({ practice, exit, choices }) => {
  const prompts = [...LEVELS.flatMap((level) => practice[level]), exit, ...choices].map(
    ({ prompt }) => prompt,
  )
  const twice = prompts.filter((prompt, at) => prompts.indexOf(prompt) !== at)
  return twice.map((prompt) => ({ field: 'practice', reason: `asks twice: “${prompt}”` }))
}

const tables: KitCheck = ({ practice, exit }) =>
  [...LEVELS.flatMap((level) => practice[level]), exit].flatMap(({ prompt, figure }) =>
    figure?.kind === 'table' && figure.rows.some((row) => row.length !== figure.head.length)
      ? [{ field: 'figure', reason: `a row has not as many cells as the head: “${prompt}”` }]
      : [],
  )

/** A pupil must not be able to guess by length. */
const options: KitCheck = ({ choices }) => {
  const longest = choices.filter(({ answer, wrong }) => wrong.every((one) => one.length < answer.length))
  return longest.length > choices.length / 2
    ? [
        {
          field: 'choices',
          reason: `the right answer is the longest in ${longest.length} of ${choices.length}`,
        },
      ]
    : []
}

/** What a step or the list says that the worksheet prints must be there to print. */
const promised: KitCheck = (kit) =>
  kit.handout === undefined &&
  kit.text === null &&
  !LEVELS.some((level) => kit.practice[level].some(({ figure }) => figure !== undefined)) &&
  proseOf(kit).some((line) => /worksheet of this lesson prints/i.test(line))
    ? [{ field: 'handout', reason: 'is missing, and the lesson says that its worksheet prints it' }]
    : []

/** A lesson that is taught without something may not name it, neither in a step that is changed nor in one that stays. */
const adapts: KitCheck = (kit) =>
  (kit.adapts ?? []).flatMap((adapt, at) => {
    const rule = ruleNamed(adapt.without)
    const adapted = adaptedTo(kit, adapt)
    const named = [
      ...adapted.materials.map(({ item }) => item).filter(rule.isIn),
      ...linesOfSteps(adapted).filter(rule.isInStep ?? rule.isIn),
    ]
    return named.map((line) => ({
      field: `adapts.${at}`,
      reason: `still needs ${adapt.without}: “${line}”`,
    }))
  })

/** What would make a lesson wrong or unprintable. It is looked at whenever the bank is loaded, so it is quick. */
const OF_MATTER: readonly KitCheck[] = [goals, reo, repeated, tables, options, promised, adapts]
/** What is wrong in the words. It takes most of the time, and is looked at when a kit is checked. */
const OF_WORDS: readonly KitCheck[] = [language, reading]

/** Returns the faults of a kit that its shape cannot show, with or without those of its words. */
export function kitFaults(kit: Kit, { words }: { words: boolean }): KitFault[] {
  return [...OF_MATTER, ...(words ? OF_WORDS : [])].flatMap((check) => check(kit))
}
