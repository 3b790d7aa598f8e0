import type { WordPattern } from '../../words/word-pattern.ts'

const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)'
const SOME = `(?:${NUMBER}|(?:just )?a few|few|some|several|a couple|a pair|a handful|a small group|a group|one group|a table|one table|(?:(?:a|one|my|the) )?(?:small |little )?group of ${NUMBER}|a third|third|a quarter|half(?: (?:the|my|our) (?:room|class))?)`
const PUPILS =
  '(?:kids?|kiddos?|child(?:ren)?|students?|pupils?|learners?|boys?|girls?|lads?|ones?|guys|tamariki|tamaiti|[āa]konga|strugglers?|groups?|tables?|finishers?|others|bunch|lot|whizz?(?:es)?)'
const LOW = '(?:low|lower|lowest|bottom|weak|weaker|weakest|struggling|slow|slower|support|less able|little)'
const HIGH =
  '(?:top|high|higher|highest|bright|brighter|brightest|able|more able|gifted|clever|quick|fast|advanced|capable|extension|strong|stronger|strongest)'
const NEW_TO_ENGLISH =
  '(?:esol|ell|eal|english language|english as a second language|new to english|non[- ]english[- ]speaking|refugee|newly arrived|new arrivals|(?:simple|plain|easy) english)'
const SUBJECT = '(?:maths?|reading|writing|number|spelling)'
const OF_THEM = ' of (?:them|these|those|mine|us|(?:the|my|our|this) (?:class|room|lot|[\\p{L}’]+)|whom|\\d+)'
/** Somebody before whom a story or a sum begins is no pupil of the class. */
const NOT_TOLD_OF =
  '(?<![\\p{L}\\d])(?<!\\b(?:about|where|story|stories|problems?|if|when|like|than|between|among|share|sharing|give|gives|has|for|year|yr|y|level|room|term|week|numbers?|to|within|times|x)[ -])'

const ONE_PUPIL = '(?:an?|one|this) (?:pupil|student|child|kid|boy|girl|tamaiti)'

/** So many pupils: “3 of the kids”, “a couple of mine”, “two”. */
const COUNTED = `(?:${ONE_PUPIL}|(?:(?:my|our|the) )?${SOME}(?:${OF_THEM}| of)?(?: (?:my|our|the))?(?: ${PUPILS})?)`
/** Pupils by where they stand: “my low group”, “the top table”, “my four strugglers”, “my top 3”. */
const RANKED = `(?:(?:my|our|the|a|an|for) )?(?:${NUMBER} )?(?:very |really )?(?:(?:${LOW}|${HIGH})(?: ${SUBJECT})?(?: ${NUMBER})? ${PUPILS}|(?:top|bottom|lowest|highest) ${NUMBER}|strugglers|whizz?(?:es|kids))`
/** Pupils named by where they stand. */
export const RANKED_PUPILS: WordPattern = {
  pattern: new RegExp(`(?<!\\p{L})${RANKED}(?!\\p{L})`, 'iu'),
  matches: ['my low group', 'the top table', 'my bottom maths group'],
  misses: ['a top hat', 'low tide', 'groups of four'],
}

/** Something is said of such pupils beside the class: “…, my bottom group just use dollars”. */
export const SAYS_OF_RANKED: WordPattern = {
  pattern: new RegExp(`(?:[,;.–-]|\\b(?:but|and|while|with))\\s+(${RANKED})(?= \\p{L})`, 'iu'),
  matches: ['money, my bottom group just use dollars', 'shapes but the top kids want more'],
  misses: ['a sheet for my low group on fractions', 'volcanoes, my top group'],
}

/** Pupils who are learning English. */
const LEARNING_ENGLISH = `(?:(?:my|our|the|an?|some|a few|${NUMBER}) ){0,2}${NEW_TO_ENGLISH}(?: ${PUPILS})?(?: of ${NUMBER})?`

const FILLS =
  "(?:who|that|which|whose|are|is|am|were|was|have|has|got|had|can(?:no|[’']?)t(?! (?:read|write|run|walk|sit|see|hear|speak|talk|focus|hold)\\b)|can(?![’']?t)|could|will|should|still|only|just|already|all|really|probably|mostly|first|currently|now|needs?|needing|wants?|knows?|knowing|works?|working|do|does|doing|go|goes|going|learn|learning|pract[ic]s(?:e|es|ing)|focus(?:s?ing|es)?|on|onto|at|up|with|about|around|in|for|be|ready|stuck|struggl(?:e|es|ing)|able|comfortable|confident|secure|ahead|back|onto|level|levels|their|the|a|an|to(?= (?:be|do|work|practise|practice|learn|use|stay|have)\\b)|do(?:n[’']?t| not) get past|not past|not up to|(?:have|has) got it|(?:have|has) got this|[’']re|[’']s)"
/** Says that a part of the class is at another place than the rest. */
export const AT_ANOTHER_PLACE: WordPattern = {
  pattern:
    /\b(?:only|just|still|already|needs?|needing|knows?|stuck|struggl\w+|up to|ready|onto|on to|works?|working|can(?:no|[’']?t)?t?|at|back|are on|is on|doing|learning|first|to only|ahead|past|go(?:es)?)\b/i,
  matches: ['are only up to', 'still on', 'who already know', 'can’t', 'cannot'],
  misses: ['have the', 'who like'],
}

/** The end of what is said of one part of the class. A list of numbers goes on after its commas. */
const WHAT =
  '(?:(?! (?:but|while|whereas|though|so|pls|please|thanks|thx)\\b| (?:and|with|then) (?:the )?(?:rest|others?|everyone|everybody|most|half|an?|two|three|four|one|some|my|\\d+ (?:kids|others))\\b| and (?:the )?\\d+ (?:\\p{L}+ )?(?:kids|students|pupils)\\b| for (?:an?|the|my) (?:\\p{L}+ )?(?:sheet|worksheet|lesson|plan)\\b| - )[^.;!?\\n,()]|(?<=\\d),(?=\\d{3})|,(?= ?(?:and )?[x×÷]? ?\\d{1,2}(?:s|x|\\b(?! (?:kids|questions|min)))))+'
const LEAD = '(?:[,;.–-]|\\b(?:but|and|with|except|while|although|also|plus|however|bc|because|cos)\\b|\\s)*'

/** A part of the class with what it works on: the first group names it, the second joins, the third is what it works on. */
export const PART_AND_WORK: WordPattern = {
  pattern: new RegExp(
    `${LEAD}${NOT_TOLD_OF}(${RANKED}|${LEARNING_ENGLISH}|${COUNTED})((?: ?${FILLS}(?![\\p{L}’']))*)(?:[ :]+(${WHAT}))?`,
    'iu',
  ),
  matches: [
    'half past times, five of the kids are still on o’clock',
    'my bottom group only to 50',
    'three girls already know their tables',
  ],
  misses: ['fractions of a set', 'a story about two kids', 'place value to 1000'],
}

/** The class without the parts that were named, and what it works on. */
export const REST_AND_WORK: WordPattern = {
  pattern: new RegExp(
    `(?:[,;.–-]|\\b(?:but|and|with|while)\\b|\\s)*(?<!\\p{L})(?:the |my )?(?:rest|others|remainder|everyone(?: else)?|everybody(?: else)?|most|majority)(?: of (?:them|us|mine|(?:the|my|our) (?:class|kids|room|children|students)))?((?: ?(?:are|is|can|will|need|needs|work|works|working|know|ready|doing|do|on|onto|at|up|for|going|go|with|all|it|should|be|want|using|use|good|fine|ok)(?!\\p{L}))*)[ :]+(${WHAT})`,
    'iu',
  ),
  matches: ['the rest to 100', 'everyone else is on 3s and 4s', 'most are up to 50'],
  misses: ['rest', 'mostly sums', 'restful music'],
}

const RANGE = '(?:numbers )?(?:up to|to|within|under) \\d[\\d,]*'
const THE_REST =
  '(?:the )?(?:most|rest|others|everyone(?: else)?|everybody(?: else)?)(?: of (?:them|the class))?'

/** A range of numbers before those who work with it: “to 20 for most and to 10 for my strugglers”. */
export const RANGE_FOR_PART: WordPattern = {
  pattern: new RegExp(
    `(?:[,;]|\\b(?:but|and|only|just)\\b|\\s)*(${RANGE}) for (?!${THE_REST}(?!\\p{L}))(${RANKED}|${COUNTED})(?!\\p{L})`,
    'iu',
  ),
  matches: ['and to 10 for my four strugglers', 'to 50 for three kids', 'within 20 for the low group'],
  misses: ['to 20 for most', 'to 20 for Year 2', 'to 10 for everyone'],
}

/** The same for the rest of the class: the group is the range. */
export const RANGE_FOR_REST: WordPattern = {
  pattern: new RegExp(`(${RANGE}) for ${THE_REST}(?!\\p{L})`, 'iu'),
  matches: ['to 20 for most', 'numbers to 100 for everyone else'],
  misses: ['to 10 for my low group', 'to 20 for Year 2'],
}

const SHEET =
  '(?:versions?|sheets?|worksheets?|pages?|copy|copies|ones?|questions?|work|tasks?|stuff|activity|challenges?|things?|problems?)'
const WAY =
  '(?:easier|simpler|simple|simplified|lower|support|scaffolded|harder|tougher|trickier|challenging|challenge|extension|extended|extending|extra|higher|(?:smaller|easier|friendlier|bigger|larger|harder) numbers)'
const MAKE =
  '(?:(?:i |we )?(?:also )?(?:need|want|make|use|do|add|have|include|give me|got|plus|same sheet but)(?: me)? )?'

/** A page of another level for a part of the class: the level, then who it is for, then what they work on. */
export const PAGE_FOR_PART: WordPattern = {
  pattern: new RegExp(
    `${LEAD}${MAKE}(?:(?:the same|same) (?:sheet|one|thing) (?:but )?)?(?:an?|some|one|the|something)? ?(${WAY}(?: ${SHEET})?) (?:for|of) (${RANKED}|${LEARNING_ENGLISH}|${COUNTED})(?!\\p{L})(?:((?: ?${FILLS}(?![\\p{L}’']))*)(?:[ :]+(${WHAT}))?)?`,
    'iu',
  ),
  matches: [
    'an extension for four who have finished tables',
    'a harder one for two gifted kids',
    'plus an easier version for my ESOL kids',
  ],
  misses: ['extension task', 'an easier sheet', 'a harder text for the class'],
}

const PLAIN =
  '(?:(?:very |really |lots of |with |use |using )*(?:short|simple|plain|easy|clear|basic)?,? ?(?:sentences|english|language|words|instructions|pictures?|visuals|images|a word bank|word banks?|a glossary|glossary))'

/** A version for students who are learning English. */
export const PLAIN_ENGLISH: WordPattern = {
  pattern: new RegExp(
    `${LEAD}${MAKE}(?:(?:the same|same) (?:sheet|one|thing) (?:but )?)?(?:an?|one|the|another)? ?(?<!\\p{L})(?:${WAY} )?${NEW_TO_ENGLISH}(?: friendly)? ${SHEET}(?: of (?:it|this|that|the same))?(?! of\\b)(?: (?:too|as well))?(?: for (?:${LEARNING_ENGLISH}|${RANKED}|${COUNTED})(?!\\p{L}))?((?:,? ?(?:and |with |please |in )*${PLAIN})*)`,
    'iu',
  ),
  matches: ['also an ESOL version with pictures and short sentences', 'plus an ell sheet'],
  misses: ['an esol version of a commas worksheet', 'ESOL kids'],
}

/** The whole sheet is for students who are learning English. */
export const ALL_PLAIN_ENGLISH: WordPattern = {
  pattern: new RegExp(
    `(?<!\\p{L})(?:an? |the )?(?:${WAY} )?${NEW_TO_ENGLISH}(?: friendly)? (?:versions? of (?:an? |the |my )?|(?:work)?sheets? (?:on|about|for) )`,
    'iu',
  ),
  matches: ['an ESOL version of a', 'esol worksheet on '],
  misses: ['an ESOL version too', 'for my ESOL kids'],
}

/** What a version in plainer English has, said after it. */
export const PLAIN_ENGLISH_HAS: WordPattern = {
  pattern: new RegExp(
    `(?:[,;.]|\\b(?:and|with|needs?|who need)\\b|\\s)*${PLAIN}(?:(?:,| and|,? with)+ ${PLAIN})*`,
    'iu',
  ),
  matches: [', short sentences and pictures', 'with pictures and plain English'],
  misses: ['short division'],
}

/** Two parts that are the whole class, each at a year: the groups are the first year, how many are at the second where they are counted, and the second year. */
export const CLASS_IN_TWO_YEARS: WordPattern = {
  pattern:
    /(?<!\p{L})(?:half(?: of)?(?: (?:my|the|our|them))?(?: class| kids)?|\d{1,2}(?: (?:kids|are|of them are))?|some(?: are)?|mixed class:? ?\d{1,2})(?: (?:are|is|at|in|of them are))* (?:years?|yrs?|y)[ .]?([0-8])s?(?!\d)(?: (?:kids|students))?,?(?: (?:and|but|the|other|rest|are|is|at|in|half|remaining|of|them)| ?& ?| ?\+ ?|,)* ?(?:(\d{1,2}) |some |the rest |others )?(?:(?:are|is|at|in) )*(?:years?|yrs?|y)[ .]?([0-8])s?(?!\d)/iu,
  matches: [
    'half my class is year 3 and half year 4',
    'half of the class are year 5 and the other half are year 6',
    '12 year 2s and 11 year 3s',
  ],
  misses: ['half the class works at year 4', 'year 3 and 4 class', '12 year 2 questions'],
}

/** Two halves of a class that do two things: the groups are the first year, its work, the second year and its work. */
export const TWO_YEARS_OF_WORK: WordPattern = {
  pattern: new RegExp(
    `(?<!\\p{L})(?:my |the |our )?(?:years?|yrs?|y)[ .]?([0-8])s?(?: (?:are|do|doing|on|need|at|to|can|working|with))+ (${WHAT})[,;.]? ?(?:and |but |while )?(?:my |the |our )?(?:years?|yrs?|y)[ .]?([0-8])s?(?: (?:are|do|doing|on|need|at|to|can|working|with))+ (${WHAT})`,
    'iu',
  ),
  matches: [
    'y4s on 2 digit addition, y5s on 3 digit addition',
    'year 1s do numbers to 10. my year 2s do numbers to 100',
  ],
  misses: ['y4 and y5 on addition', 'year 4 fractions'],
}

/** Two pupils of whom at least one is no longer named: “a pupil” stands for a name that was taken out. */
export const TWO_PUPILS: WordPattern = {
  pattern:
    /(?<!\p{L})(?:a pupil, a pupil,? (?:and|&) a pupil|a pupil (?:and|&) (?:a pupil|(?!the\b|an?\b)\p{L}[\p{L}’'-]+)|(?!an?\b|the\b)\p{L}[\p{L}’'-]+ (?:and|&) a pupil)(?= (?:(?:are|only|still|just|both|back) )*(?:work|need|know|on|at|up)\p{L}*\b)/iu,
  matches: ['lea and a pupil work at year 2', 'a pupil and a pupil are only on halves'],
  misses: ['a pupil works at year 2', 'a pupil and the class work on it'],
}

/** One or two pupils whom nobody lists, by the year at which they work: the first group names them, the second is the year. */
export const NAMED_AT_YEAR: WordPattern = {
  pattern:
    /(?:[,;.–-]|\b(?:but|and|with|except|while)\b|\s)*(?<!\p{L})((?!(?:is|are|who|kids?|children|students?|pupils?|class|group|them|they|we|i|it|half|most|some|rest|everyone|mine|boys|girls|level)\b)\p{L}[\p{L}’'-]+(?: (?:and|&) (?!the\b)\p{L}[\p{L}’'-]+)?) (?:is |are |still |only |just )*(?:works?|working|operat(?:es?|ing)|sits?|sitting) (?:at|around|about|on|in)(?: (?:about|around|an?|the|only))* (?:years?|yrs?|y|level)[ .]?(\d)(?!\d)(?:[ -]?levels?)?/iu,
  matches: ['but Kiri works at year 2 level', ', sam and lusi work at year 1'],
  misses: ['two kids work at year 2', 'half the class works at year 4', 'words we work on in year 3'],
}

export const SAYS_HARDER: WordPattern = {
  pattern:
    /\b(?:harder|bigger|larger|tougher|trickier|tricky|challeng\w+|exten[ds]\w*|stretch\w*|beyond|ahead|higher|top|able|gifted|bright\w*|clever|fast|quick|advanced|capable|strong\w*|whizz?\w*|already|ready for|onto|on to|can)\b/i,
  matches: ['something harder', 'an extension', 'already know'],
  misses: ['only to 20', 'still on'],
}

export const SAYS_EASIER: WordPattern = {
  pattern:
    /\b(?:easier|simpler|simpl\w*|lower|low|lowest|bottom|weak\w*|struggl\w+|slow\w*|support|scaffold\w*|less able|little|only|still|stuck|not yet|back|cannot|can[’']?t)\b/i,
  matches: ['still on', 'my low group', 'only'],
  misses: ['already know', 'top 3'],
}

/** Known already: the part works on what comes after. “Already adding to 20” says what it works on. */
export const KNOWN_ALREADY: WordPattern = {
  pattern:
    /\balready (?:know|have|has|can|got|done|finished|learn(?:t|ed)|confident|secure|comfortable)\p{L}*\b|\bknows? (?:all )?(?:it|their|them|this)\b.*\balready\b|\b(?:have|has|[’']ve) got (?:it|this|that)\b/iu,
  matches: ['already know', 'who have got it', 'who have already got'],
  misses: ['only know', 'can', 'is already'],
}

export const LEARNS_ENGLISH: WordPattern = {
  pattern: new RegExp(`(?<!\\p{L})${NEW_TO_ENGLISH}(?!\\p{L})`, 'iu'),
  matches: ['my ESOL kids', 'English language learners'],
  misses: ['English', 'well'],
}

/** Words that say how hard something is and nothing of what it is about. */
export const SAYS_NO_WORK: WordPattern = {
  pattern:
    /\b(?:something|stuff|things?|work|works|working|questions?|sheets?|page|version|levels?|harder|easier|simpler|trickier|more|extra|extending|extension|challeng\w+|challenge|pls|please|yet|at the moment|this (?:term|week)|instead|too|as well|really|their|the|just|only|still|first|it|this|that|again|got|some|a|an)\b/iu,
  matches: ['something harder', 'extension'],
  misses: ['halves', 'to 20'],
}

/** Words of a message that ask for a change and name nothing. */
export const ASKS_ALONE: WordPattern = {
  pattern:
    /\b(?:please|pls|thanks|thank you|can|could|would|will|you|also|and|but|now|make|do|add|have|need|want|like|actually|oh|forgot|sorry|the|one|thing|too|with|for|that|this|it|is|so|on|ok|okay|great|good|nice|i|we)\b/iu,
  matches: ['can you make it', 'also please'],
  misses: ['fractions', 'year 5'],
}
