/** How many devices the class has. */
export type ClassDevices = 'none' | 'shared' | 'each'

/** What a teacher has told about the class. All of it is optional: null, no years and an empty text mean "not said". */
export interface ClassFields {
  /** 1 to 8, rising; Year 0-1 counts as 1. */
  years: number[]
  /** The number of ākonga. */
  size: number | null
  /** Whether some of them learn English as a further language. */
  esol: boolean | null
  /** How many of them, where the teacher has said. */
  esol_count: number | null
  devices: ClassDevices | null
  room: string
  /** The teacher's name as it stands on paper. */
  teacher: string
  school: string
  /** The school's logo as a small PNG or JPEG in a data URL; an empty text is none. */
  logo: string
}

export const NO_CLASS: ClassFields = {
  years: [],
  size: null,
  esol: null,
  esol_count: null,
  devices: null,
  room: '',
  teacher: '',
  school: '',
  logo: '',
}

/** The longest name; the database holds the same limit. */
export const MAX_CLASS_TEXT = 100
/** The longest logo, in characters of its data URL; the database holds the same limit. */
export const MAX_LOGO_TEXT = 60_000
/** The largest class; the database holds the same limit. */
export const MAX_CLASS_SIZE = 60

/** Says whether a text is a picture that the paper can show. The database holds the same rule. */
export const isLogo = (text: string) => /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/.test(text)

/** A name for one line of paper. Line breaks, tabs and control characters become single spaces. */
export const classText = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

const FIELDS = Object.keys(NO_CLASS) as (keyof ClassFields)[]

/** Only what differs, so that two devices that changed different things do not undo each other. */
export function classChanges(before: ClassFields, after: ClassFields): Partial<ClassFields> {
  const changed = FIELDS.filter((field) => String(before[field]) !== String(after[field]))
  return Object.fromEntries(changed.map((field) => [field, after[field]]))
}

/** "Year 5", "Years 5 and 6", "Years 4, 5 and 6"; the youngest two years are one group in the curriculum. */
export function classYears(years: readonly number[]): string {
  const names = years.map((year) => (year <= 1 ? '0-1' : String(year)))
  const last = names.at(-1)
  if (last === undefined) return ''
  return names.length === 1 ? `Year ${last}` : `Years ${names.slice(0, -1).join(', ')} and ${last}`
}

/** What plans take from the class, in a few words; empty where nothing is told. */
export function classSummary({ years, size, esol, devices }: ClassFields): string {
  const parts = [
    classYears(years),
    size === null ? '' : `${size} ākonga`,
    esol ? 'ESOL learners' : '',
    devices === 'none' ? 'no devices' : '',
  ]
  return parts.filter(Boolean).join(', ')
}
