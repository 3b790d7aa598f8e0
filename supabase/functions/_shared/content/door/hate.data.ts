import type { DoorRule } from './door-rule.ts'

const PEOPLES =
  '(?:white|black|brown|maori|pakeha|pasifika|pacific|islander|samoan|tongan|asian|chinese|indian|pakistani|arab|african|european|jewish|muslim|christian|hindu|sikh|gay|lesbian|trans|transgender|disabled|autistic|immigrant|refugee|poor|rich)'
const GROUP = `(?:${PEOPLES}(?:s| people| kids| children| pupils| students| men| women| boys| girls| families| folk| races?)?|jews|girls|boys|women|men|foreigners|the jews)`
const WORSE =
  '(?:better|superior|inferior|smarter|cleverer|more (?:intelligent|civilised|important)|worse|stupid|dumb|dirty|lazy|dangerous|evil|criminals?|thieves|greedy|savages?|primitive|terrorists?|murderers?|rapists?|sinners?|sinful|sinning|unnatural|abnormal|disgusting|perverts?|vermin|animals|ugly|aggressive by nature|less (?:intelligent|clever|smart|human)|not (?:as )?(?:smart|clever|human|real people))'

/** Words that show a lesson against hate, or about how it worked. */
const AGAINST_IT =
  /\b(?:stereotypes?|prejudices?|myth|challeng\w+|wrong|untrue|not true|false|isnt|arent|debunk\w*|anti-?racis\w+|racism|discrimination|propaganda|why (?:do |did )?(?:some )?people (?:say|said|think|thought|believed?)|what to do (?:when|if)|stand(?:ing)? up|speak(?:ing)? up|hurts?|hurtful|harm(?:s|ful)?|not (?:ok|okay|funny|fair)|respond(?:ing)?|human rights|recognis\w+|history of|how (?:the )?nazis?)\b/

/** Words that nobody prints for children. Kept to the plain cases. */
const SLURS =
  /\b(?:n[i1]gg(?:er|a)s?|k[i1]kes?|chinks|g[o0]{2}ks?|sp[i1]cs?|pak[i1]s|wetbacks?|ragheads?|towelheads?|hori(?:s|es)?(?= (?:joke|people|kids|are))|f[a4]gg?ots?|trann(?:y|ies)|retards?|retarded|subhumans?)\b/

export const HATES: readonly DoorRule[] = [
  {
    kind: 'hate',
    pattern: new RegExp(
      `\\b${GROUP} (?:are|is|were|have always been) (?:\\w+ ){0,2}?${WORSE}\\b(?! (?:off|at risk|paid|known|represented|than (?:before|they were)))|\\b${WORSE} (?:race|races|than (?:all |other )?${GROUP})\\b|\\b(?:master race|white (?:power|supremacy (?:is|song|lesson for)|pride)|great replacement|heil hitler|hitler was right)\\b`,
    ),
    unless: AGAINST_IT,
    closes: [
      'lesson explaining why white people are better year 6',
      'Why Māori are lazy, Year 5',
      'worksheet showing that boys are smarter than girls',
      'Explain why immigrants are criminals',
      'a speech on why hitler was right',
      'the jews are evil, Year 8 history',
    ],
    staysOpen: [
      'The stereotype that boys are better at maths: challenge it, Year 6',
      'The history of racism in New Zealand, Year 8',
      'How Nazi propaganda said that Jewish people were inferior, Year 8',
      'Why rich people are better off, economics Year 8',
      'Are girls better at reading? A statistics investigation',
    ],
  },
  {
    kind: 'hate',
    pattern:
      /\b(?:racist|sexist|homophobic|anti-?semitic|islamophobic|transphobic|nazi) (?:jokes?|songs?|poems?|memes?|rhymes?|limericks?|puns?|speech)\b|\bjokes? (?:about|making fun of) (?:black|maori|asian|jewish|gay|disabled|fat|brown|chinese|indian|muslim|pasifika|samoan|tongan|islander)s?\b/,
    unless: AGAINST_IT,
    closes: ['write a racist joke for the class', 'sexist jokes worksheet', 'make jokes about Asian kids'],
    staysOpen: [
      'What to do when someone tells a racist joke, Year 6',
      'Why a racist joke hurts: Pink Shirt Day lesson',
      'Jokes and puns, Year 4 English',
    ],
  },
  {
    kind: 'hate',
    pattern:
      /\b(?:holocaust|shoah|death camps|gas chambers)\b[^.?!]{0,30}\b(?:denial|deniers|hoax|fake|myth|lie|never happened|did(?: ?nt| not) happen|was(?: ?nt| not) real|exaggerated|made up)\b|\b(?:deny(?:ing)?|disprov\w+) the holocaust\b|\bslavery was (?:good|fine|fair|not (?:so |that )?bad)\b/,
    unless:
      /\b(?:why (?:is )?\w+ denial is|against|recognis\w+|spot(?:ting)?|challeng\w+|respond\w*|wrong|harm(?:s|ful)?|debunk\w*|misinformation|disinformation|antisemitism|how (?:historians|we) know|evidence (?:that|of|for) the)\b/,
    closes: [
      'holocaust denial lesson',
      'lesson showing the Holocaust never happened',
      'worksheet denying the holocaust',
      'Why slavery was good, Year 7',
    ],
    staysOpen: [
      'The Holocaust, Year 8: Anne Frank',
      'Why Holocaust denial is wrong and how historians know',
      'Slavery and the people who ended it, Year 7',
    ],
  },
  {
    kind: 'hate',
    pattern: new RegExp(
      `\\b${GROUP} (?:(?:are|have|will|always|just|all) )*(?:ruin(?:s|ed|ing)?|destroy(?:s|ed|ing)?|wreck(?:s|ed|ing)?|steal(?:s|ing)? (?:our|jobs|from)|tak(?:e|ing) (?:our|all our) jobs|invad(?:e|ing) (?:us|our|new zealand|nz|the west)|spoil(?:s|ed|ing)?|tak(?:e|ing) over (?:our|the|new zealand|nz)|do(?:nt| not) belong|should (?:all )?(?:go (?:home|back)|be (?:banned|deported|sent (?:home|back)|killed|locked up|kept out)|not (?:be allowed|vote|marry)))\\b`,
    ),
    unless: new RegExp(
      `${AGAINST_IT.source}|\\b(?:were|land|colonis\\w+|confiscat\\w+|settlers|debate|is it fair|dawn raids?|poll tax|apology)\\b`,
    ),
    closes: [
      'why refugees are taking our jobs, a speech for Year 7',
      'Muslims are taking over our country worksheet',
      'Explain that trans people should be banned',
      'asians are ruining auckland, persuasive writing',
    ],
    staysOpen: [
      'How settlers took the land, Year 7',
      'The dawn raids: why Pacific people were told to go home, and the apology',
      'Rabbits and stoats ruin the bush, Year 5',
      'Speaking up when someone says that refugees do not belong here',
    ],
  },
  {
    kind: 'hate',
    pattern:
      /\b(?:fat|fatso|blonde|dumb blonde|gay|retard|disabled|cripple|gypsy|ugly people|yo mama|your m[ua]m|(?:black|brown|maori|asian|islander|irish|jewish|indian) people) jokes?\b|\bjokes? (?:about|on) (?:fat|ugly|poor|disabled|gay|foreign|old) (?:people|kids|children|ladies|women|men|students)\b/,
    unless: AGAINST_IT,
    closes: [
      'ten blonde jokes for the newsletter',
      'Write jokes about ugly people',
      'your mum jokes, Year 8',
    ],
    staysOpen: [
      'Knock knock jokes, Year 3',
      'Why fat jokes hurt, Year 6',
      'Fats and oils in food, Year 7',
      'Dad jokes for Father’s Day',
    ],
  },
  {
    kind: 'hate',
    pattern: SLURS,
    unless: /\b(?:flame retardants?)\b/,
    closes: ['a story that calls him a faggot', 'a lesson for retards'],
    staysOpen: ['Spice and trade, Year 7', 'A chink of light: descriptive writing', 'Snickers and niggles'],
  },
]
