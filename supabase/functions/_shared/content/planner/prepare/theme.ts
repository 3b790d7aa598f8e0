import { NAMED_THEME_ROWS, PLAIN_THEME } from '../../data/named-themes.data.ts'
import { THEMES, type Theme } from '../../data/themes.data.ts'
import { capital } from '../capital.ts'
import type { Random } from '../random.ts'
import type { LessonRequest } from '../read/request.ts'
import { withoutPlace } from '../read/wishes/places/place-needs.ts'

/** Settings that are taken only where a teacher names them. */
export const NAMED_THEMES: readonly Theme[] = NAMED_THEME_ROWS.map(
  ([id, match, title, place, things, one, group, groups]) => ({
    id,
    match,
    title,
    place,
    things,
    one,
    group,
    groups,
  }),
)

const themeIn = (text: string): Theme | null =>
  [...NAMED_THEMES, ...THEMES].find(({ match }) => match.test(text)) ?? null

/** The weather of the day is no setting. */
const WEATHER_TODAY =
  /\b(?:it['’]?s|it is) (?:raining|pouring|wet)\b|\b(?:wet|rainy) (?:day|lunch\w*|play\w*|weather|afternoon|morning)\b/gi

/** Words of mathematics that hold the name of a setting. */
const NO_SETTING = /\bstem[- ](?:and|&|n)[- ]leaf\b/gi

/** A setting that word problems have no things for: its name stands in the title, and the questions count counters. */
const unknownTheme = (setting: string): Theme => ({ ...PLAIN_THEME, title: capital(setting) })

/** The setting of the word problems: `named` where the request names one, else one drawn by lot. */
export function themeFor(request: LessonRequest, random: Random): { theme: Theme; named: Theme | null } {
  const { theme: setting } = request.understood
  const named =
    setting === null
      ? themeIn(withoutPlace(request.topic).replace(WEATHER_TODAY, ' ').replace(NO_SETTING, ' '))
      : (themeIn(setting) ?? unknownTheme(setting))
  return { theme: named ?? random.pick(THEMES), named }
}
