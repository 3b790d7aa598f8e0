import { NAMED_PARTS } from './section-names.data.ts'

/** Any name of a part of a plan. */
export const ANY_PART_NAME = NAMED_PARTS.map(({ name }) => name.source.replace(/^\^|\$$/g, '')).join('|')

/** The orders that take something out. */
export const OUT =
  "(?:(?:take|cut|leave) out|remove|drop|delete|get rid of|cut|skip|lose|ditch|scrap|leave off|take off|no need for|(?:i |we )?don[’']?t (?:need|want)|no|without)"
const AROUND = '(?: (?:section|part|bit|step|box|list|at the (?:end|start)|completely|altogether|please))*'
/** What may stand before the name of a thing. */
export const THE = '(?:(?:the|that|all|all the|any|our|its) )?'

/** “Cut the intro” makes it shorter. */
export const outOf = (name: string) =>
  new RegExp(
    `^(?!cut ${THE}(?:hook|start|intro|warm|opening|mat))(?:${OUT} ${THE}(?<words>${name})${AROUND}|(?:take|cut|leave) ${THE}(?<other>${name})${AROUND} (?:out|off)(?: of it)?)$`,
    'iu',
  )

const LEVEL = '(?: (?:level|group|tier|page|sheet|version|set))s?'

/** Takes out a level by a name that says it alone, or by one that needs the word level or page beside it. */
export const levelOut = (alone: string, beside: string) =>
  new RegExp(
    `^(?:${OUT} ${THE}(?:(?:${alone})(?:${LEVEL})?|(?:${beside})${LEVEL})|(?:take|cut|leave) ${THE}(?:(?:${alone})(?:${LEVEL})?|(?:${beside})${LEVEL}) (?:out|off))$`,
    'iu',
  )

/** Keeps one level, and no other. */
export const levelOnly = (names: string) =>
  new RegExp(
    `^(?:only|just|keep|i (?:only )?(?:need|want))(?: keep)? ${THE}(?:${names})${LEVEL}(?: only)?$|^${THE}(?:${names})${LEVEL} only$`,
    'iu',
  )
