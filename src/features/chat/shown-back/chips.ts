import { partInShort } from '#content/planner/read/wishes/class-parts/in-words.ts'
import type { ClassNeed, Understood } from '#content/understood.ts'
import {
  AREA_NAMES,
  AREAS,
  COUNTS,
  FORMS,
  LANGUAGES,
  LEVELS,
  MINUTES,
  NEEDS,
  NO_LIMITS,
  NO_SETTING,
  OTHER_SETTING,
  TEXT_TYPES,
  WANT_NAMES,
  YEARS,
} from './chips.data.ts'
import { capital, limitsIn } from './limits.ts'

/** Another value: its name in the menu, and the message that asks for it, which must be clear when it is read on its own. */
export interface ChipChoice {
  name: string
  message: string
  /** The message is only begun: the teacher finishes it. */
  begins?: true
}

/** One thing that was understood. */
export interface Chip {
  /** The name of what the chip is about, such as "Year" or "Length". */
  about: string
  text: string
  /** Nobody said it. */
  assumed: boolean
  /** The teacher's class gave it. */
  fromClass?: true
  choices: readonly ChipChoice[]
}

interface About {
  understood: Understood
  format: 'plan' | 'resource'
  /** The document follows chosen goals, which decide the area and the year. */
  hasGoals: boolean
}

/** The youngest two years are one group in the curriculum. */
function yearsText(named: readonly number[]): string {
  if (named.every((year) => year <= 1)) return 'Year 0-1'
  return named.length === 1
    ? `Year ${named[0]}`
    : `Years ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}

const ofClass = (given: unknown) => (given ? { fromClass: true as const } : {})

const except = (text: string, choices: readonly ChipChoice[]) => choices.filter(({ name }) => name !== text)

function formChip({ understood: { want, wantNamed }, format }: About): Chip[] {
  if (format === 'plan') return []
  const text: string | undefined = WANT_NAMES[want]
  if (!text) return []
  return [{ about: 'Kind of resource', text, assumed: !wantNamed, choices: except(text, FORMS) }]
}

function areaChip({ understood: { area }, hasGoals }: About): Chip[] {
  const text = area === null ? 'No learning area' : (AREA_NAMES[area] ?? area)
  const choices = hasGoals ? [] : except(text, AREAS)
  return [{ about: 'Learning area', text, assumed: area === null, choices }]
}

function yearChip({ understood, hasGoals }: About): Chip[] {
  const assumed = understood.years.length === 0
  const named = assumed ? [understood.yearAssumed ?? -1] : understood.years
  if (named.includes(-1)) return []
  const text = yearsText(named)
  const choices = hasGoals ? [] : except(text, YEARS)
  return [{ about: 'Year', text, assumed, choices, ...ofClass(understood.fromClass?.years) }]
}

function minutesChip({ understood, format }: About): Chip[] {
  if (format !== 'plan') return []
  const { minutes, minutesNamed, blocks } = understood
  const text = `${minutes} minutes`
  const shown = blocks > 1 ? `${blocks} blocks of ${text}` : text
  return [{ about: 'Length', text: shown, assumed: !minutesNamed, choices: except(shown, MINUTES) }]
}

const said = (about: string, text: string, choices: readonly ChipChoice[]): Chip => ({
  about,
  text,
  assumed: false,
  choices: except(text, choices),
})

function sheetChips({ understood, format }: About): Chip[] {
  const { count, levels, onePage, halfPage, taskMinutes, choices, parts = [] } = understood
  // The number is that of each page where parts of the class have pages of their own.
  const isEach = format === 'resource' && parts.length > 0 && levels === null && !onePage
  return [
    ...(count === null ? [] : [said('Number', `${count} ${isEach ? 'on each page' : 'in all'}`, COUNTS)]),
    ...(levels === null ? [] : [said('Levels', levels === 1 ? 'One list' : `${levels} levels`, LEVELS)]),
    ...(onePage ? [said('Pages', halfPage ? 'Half a page' : 'One page', [])] : []),
    ...(taskMinutes === undefined ? [] : [said('Time for it', `${taskMinutes} minutes`, [])]),
    ...(choices ? [said('Choices', `${choices} choices each`, [])] : []),
    ...limitsIn(understood.numbers).map((text) => said('Numbers', text, [NO_LIMITS])),
  ]
}

/** How many there are shapes the groups of a lesson. */
function sizeChip({ understood: { size, fromClass }, format }: About): Chip[] {
  if (format !== 'plan' || size === undefined) return []
  return [{ ...said('Class size', `${size} ākonga`, []), ...ofClass(fromClass?.size) }]
}

const isOfClass = (need: ClassNeed, { fromClass }: Understood) =>
  (need === 'esol' && fromClass?.esol) || (need === 'no devices' && fromClass?.devices === 'none')

function matterChips({ understood }: About): Chip[] {
  const { topic, theme, textType, needs, parts = [], constraints = [], language } = understood
  const same = [topic, ...limitsIn(understood.numbers)].map((text) => text.toLowerCase())
  const setting = theme && !same.includes(theme.toLowerCase()) ? theme : null // the topic itself is no setting
  return [
    ...(setting ? [said('Setting', `Setting: ${setting}`, [OTHER_SETTING, NO_SETTING])] : []),
    ...(textType ? [said('Text type', capital(textType.toLowerCase()), TEXT_TYPES)] : []),
    ...parts.map((part) => said('Part of the class', partInShort(part), [])),
    ...needs.flatMap((need) => {
      const known: (typeof NEEDS)[ClassNeed] | undefined = NEEDS[need] // a newer planner may know another
      if (!known) return []
      const chip = said('The class', known.name, [{ name: 'Leave it out', message: known.drop }])
      return [{ ...chip, ...ofClass(isOfClass(need, understood)) }]
    }),
    ...constraints.map((words) => said('Also', capital(words), [])),
    ...(language === 'mi' ? [said('Language', 'In te reo Māori', LANGUAGES)] : []),
  ]
}

/** What a teacher reads above a document: all that was said, and of what was assumed only what shapes the document. */
export function chipsOf(about: About): Chip[] {
  const parts = [formChip, areaChip, yearChip, minutesChip, sizeChip, sheetChips, matterChips]
  return parts.flatMap((part) => part(about))
}
