import { capital } from '../../capital.ts'
import { DAY_NAMES, MONTHS } from './letter-words.data.ts'

const MONTH =
  /(?<=\d(?:st|nd|rd|th)? (?:of )?|(?:days|nights) in (?:early |mid |late )?)(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/gi

const DAY =
  /\b(mon|tues?|wed|thur?s?|fri|sat|sun(?! ?(?:hats?|screen|smart|safe\w*|block|glasses|protection|cream)\b))(day|nesday|sday|urday|rsday)?(s?)\b/gi

/** Writes the days of the week and the months out, with capitals: "wed 10 feb" is "Wednesday 10 February". */
export const withDays = (text: string) =>
  text
    .replace(MONTH, (month, short: string) =>
      capital(MONTHS.find((name) => name.toLowerCase().startsWith(short.toLowerCase())) ?? month),
    )
    .replace(DAY, (all, short: string, rest?: string) => {
      if (rest === undefined) return DAY_NAMES[short.toLowerCase()] ?? all
      return `${all[0]?.toUpperCase()}${all.slice(1).toLowerCase()}`
    })
