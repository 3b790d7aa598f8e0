import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

const PEOPLE =
  '(?:readers?|writers?|spellers?|mathematicians?|swimmers?|runners?|pupils?|students?|learners?|children|child|kids?|boys?|girls?|ones?|group|table|team)'
const LEAST = '(?:weak(?:er|est)?|worst|slow(?:er|est)?|lowest|bottom|poor(?:er|est)|least able)'
const CANNOT =
  "(?:cannot|can[’']t|could not|couldn[’']t|did not|didn[’']t|do(?:es)? not|do(?:es)?n[’']t|fails? to|failed to) (?:answer|do|read|spell|finish|keep up|remember|solve|work|get|know|add|count|learn|write|say)"

/** People who did not manage something. */
export const DID_NOT_MANAGE: WordPattern = {
  pattern: new RegExp(
    `(?<!\\p{L})(?:(?:anyone|someone|somebody|anybody|whoever|everyone who|those who|who|if (?:they|you|he|she|an?y? \\p{L}+)|${PEOPLE})(?: that| who)? (?:\\p{L}+ )?(?:${CANNOT}|(?:gets?|got) (?:\\p{L}+ ){1,3}wrong|fails?|failed|(?:comes?|finish(?:es)?|is|are) (?:last|slowest|wrong))|wrong answers?|(?:an?|the) answer is wrong|(?:the|your|our|any) ${LEAST} ${PEOPLE})(?!\\p{L})`,
    'iu',
  ),
  matches: [
    'anyone who cannot spell it',
    'the student who gets it wrong',
    'the weakest readers',
    'when a wrong answer is given',
  ],
  misses: ['the weakest magnets', 'the slow boat', 'Who has the answer?'],
}

/** What is done to people so that it hurts. */
export const MADE_TO_SUFFER: WordPattern = {
  pattern:
    /(?<!\p{L})(?:(?:laugh|boo|jeer|hiss|snigger|groan)(?:s|ing)?(?!\p{L})|stand(?:s|ing)? (?:on (?:their|his|her|the|a) (?:chairs?|desks?|tables?)|in the corner|facing the wall|outside)|sit(?:s|ting)? (?:at the back|in the corner|alone|apart|outside|by (?:them|him|her)sel\p{L}+)|stay(?:s|ing)? (?:in|behind|back) (?:at|after|during|for|until)|miss(?:es|ing)? (?:out on )?(?:\p{L}+ )?(?:lunch|break|play(?:time)?|interval|morning tea|sport|the (?:trip|treat|reward|party))|los(?:e|es|ing) (?:their|his|her) (?:break|play(?:time)?|lunch|treat)|writes? (?:out )?lines|dunce|detention|punish\p{L}*|(?:shout|yell|growl) at|tell(?:s|ing)? (?:them|him|her) off|hold(?:s|ing)? (?:everyone|everybody|the (?:rest|class|others)|us) (?:up|back)|out of the way|(?:wear|carry)(?:s|ing)? (?:a|the) (?:sign|hat|badge))(?!\p{L})/iu,
  matches: ['they miss lunch', 'make them stand on their chair', 'so that nobody laughs', 'writes lines'],
  misses: ['Stand on the line.', 'miss a turn', 'hold the rope up', 'stay in pairs', 'sit at the front'],
}

/** Where everybody sees or hears it. */
export const SHOWN_TO_ALL: WordPattern = {
  pattern:
    /(?<!\p{L})(?:names?(?: \p{L}+){0,6} (?:on|up)|(?:read|call|say|name)(?:s|ing)? (?:\p{L}+ )?(?:out|aloud)|in front of (?:everyone|everybody|the (?:whole )?(?:class|others|school)|others)|for (?:everyone|everybody|all) to see|(?:on|to) the (?:board|wall|door|newsletter)|to the whole class)(?!\p{L})/iu,
  matches: ['Write their names on the board', 'in front of the class', 'call out those'],
  misses: ['Read the first page.', 'in front of the shed'],
}

/** The people of `DID_NOT_MANAGE` as a group, who are shown to all. */
export const THE_LEAST: WordPattern = {
  pattern: new RegExp(
    `(?<!\\p{L})(?:(?:the|your|our|these|those) ${LEAST} (?:\\p{L}+ )?(?!group|table|team)${PEOPLE}|(?:those|pupils|students|children|kids|anyone|everyone|whoever|the ones?) (?:who )?(?:${CANNOT}|failed|got (?:\\p{L}+ ){1,3}wrong))(?!\\p{L})`,
    'iu',
  ),
  matches: ['the weakest readers', 'those who failed', 'the slowest runners'],
  misses: ['the slowest car', 'the weakest magnets', 'the lowest score'],
}
