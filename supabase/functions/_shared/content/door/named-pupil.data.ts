import type { WordPattern } from '../planner/read/words/word-pattern.ts'

/** Asks for somebody's ancestors to be found or made up. */
export const ANCESTRY: WordPattern = {
  pattern:
    /\b(?:make up|invent|write|create|give me|find|look up|tell me|do|need|what is)\b[^.?!\n]{0,40}\b(?:pepeha|whakapapa|family tree|ancestors)\b[^.?!\n]{0,30}\b(?:of|for|about)\b/iu,
  matches: ['write a pepeha for Aroha', 'make up the family tree of Tama Reweti'],
  misses: ['a lesson on pepeha', 'whakapapa of the kererū'],
}

/** A name and a surname after "of" or "for". */
export const BIG_NAME =
  /\b(?:of|for|about)\s+(?:my (?:pupil|student) )?(\p{Lu}[\p{Ll}\p{M}]+(?:[ -]\p{Lu}[\p{Ll}\p{M}]+)+)/u

/** Classes, people of history and figures of narratives, whose ancestors may be taught. */
export const NOT_A_PUPIL =
  /^(?:Years?|Room|Term|Te Rauparaha|Te Kooti|Te Puea|Te Whiti|Hōne Heke|Hone Heke|Kupe|Māui|Maui|Tāne|Tane|Tāwhirimātea|Papatūānuku|Ranginui|Queen|King|Sir|Dame|Captain|The|My|Our|New|Ngā|Ngāti|Ngāi|Kāi|Te Arawa|Te Ati|Whina|Apirana|Waikato|Tainui)\b/u

/** What a record of one pupil is called. */
export const RECORDS_OF_ONE: WordPattern = {
  pattern:
    /\b(?:report (?:comments?|card)|(?:school |progress |end[ -]of[ -]year )report (?:for|on|about)|IEPs?|individual education plan|behaviour (?:plan|record|notes|report)|home address|address of|phone number|lives?\b(?! in (?:a|the|water|soil|trees|rock))|medical|diagnos\w+|reading (?:age|level)(?! ?\d)|test results?|grades?|custody|NSN)\b/iu,
  matches: ['a report comment for Jayden', 'where Mia lives', 'Tevita’s reading age'],
  misses: ['write a report on whales', 'a comment on the text', 'what lives in a rock pool'],
}
