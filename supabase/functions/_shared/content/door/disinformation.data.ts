import type { DoorRule } from './door-rule.ts'

/** Words that show a lesson about the claim rather than for it. */
const CRITICAL =
  /\b(?:how (?:do|did|can) (?:we|scientists|people) know|why (?:do |did )?(?:some |many )?people (?:still )?(?:believe|think|thought|say|deny)|people (?:once |used to )?(?:believed?|thought)|myths?|misinformation|disinformation|misconceptions?|fake news|spot(?:ting)?|debunk\w*|fact[ -]?check\w*|false claims?|conspirac(?:y|ies)|evaluat\w+|critical\w*|is it true|untrue|not true|false|wrong|propaganda|disprov\w+|reliable|check(?:ing)? (?:sources|claims|facts)|evidence against|isnt|is not|arent|are not|dont|do not|no link)\b/

export const DISINFORMATION: readonly DoorRule[] = [
  {
    kind: 'disinformation',
    pattern:
      /\b(?:vaccin\w+|immunisations?|jabs?|mmr)\b[^.?!]{0,20}\b(?:causes?|gives?|lead(?:s)? to|make(?:s)? (?:children|kids|people))\b[^.?!]{0,15}\b(?:autis\w+|sick|infertile|ill)\b|\b(?:vaccin\w+|vaccination) (?:are|is) (?:\w+ )?(?:poison\w*|dangerous|bad|a hoax|evil|a lie|unsafe)\b|\banti-?vax\w*\b/,
    unless: CRITICAL,
    closes: [
      'lesson proving vaccines cause autism year 7',
      'why vaccines are dangerous',
      'anti-vax worksheet',
    ],
    staysOpen: [
      'Spotting fake news about vaccines, Year 8',
      'How vaccines work, Year 7 science',
      'The myth that vaccines cause autism: checking sources',
    ],
  },
  {
    kind: 'disinformation',
    pattern:
      /\b(?:earth|world|planet) (?:is|being) (?:really |actually )?(?:flat|hollow|6,?000 years old)\b|\bflat[ -]earth\b/,
    unless: CRITICAL,
    closes: ['lesson: the earth is flat', 'prove the world is flat, Year 5', 'flat earth facts worksheet'],
    staysOpen: [
      'How do we know the earth is round? Year 5',
      'Why do some people believe the earth is flat? Year 8 critical thinking',
      'Flat maps and the globe, Year 6',
    ],
  },
  {
    kind: 'disinformation',
    pattern:
      /\b(?:climate(?: change| crisis)?|global warming)\b[^.?!]{0,20}\b(?:hoax|scam|fake|lie|myth|not real|is(?:nt| not) (?:real|happening|true)|made up|con)\b/,
    unless:
      /\b(?:myths about|fake news|misinformation|disinformation|spot(?:ting)?|debunk\w*|why (?:do |did )?(?:some )?people|not a (?:hoax|myth|lie)|fact[ -]?check\w*|conspirac\w+|evaluat\w+|critical\w*|evidence|how (?:do|can) we know)\b/,
    closes: [
      'climate hoax lesson',
      'why climate change is not real, Year 8',
      'global warming is a scam speech',
    ],
    staysOpen: [
      'Climate change in the Pacific, Year 7',
      'Myths about climate change and the evidence, Year 8',
      'Why do some people say climate change is a hoax? Fact-checking Year 8',
    ],
  },
  {
    kind: 'disinformation',
    pattern:
      /\b(?:moon landings?|apollo 11|9\/?11|covid(?:-19)?|the pandemic|dinosaurs?|evolution|christchurch attacks?|gravity)\b[^.?!]{0,20}\b(?:(?:was|were|is|are) (?:all )?(?:a )?(?:fake[d]?|hoax|staged|lie|made up|plandemic|inside job|not real|false)|never (?:happened|existed|landed)|did(?: ?nt| not) (?:happen|exist)|hoax)\b|\b(?:5g (?:towers? |phones? |masts? |radiation )?(?:causes?|spreads?|gives?|makes?)|chemtrails|lizard people|qanon|plandemic|celts? (?:were|came|settled)[^.?!]{0,20}(?:before|new zealand))\b/,
    unless: CRITICAL,
    closes: [
      'lesson that the moon landing was fake',
      'covid was a hoax worksheet',
      'dinosaurs never existed, Year 3',
    ],
    staysOpen: [
      'The moon landing of 1969, Year 6',
      'Moriori of Rēkohu, Year 8',
      'Debunk it: people say the moon landing was fake',
      'Is evolution happening now? Year 8',
    ],
  },
  {
    kind: 'disinformation',
    pattern:
      /\b(?:only|just) (?:christians?|catholics?|muslims?|jews|believers|hindus?|mormons?) (?:will |can |get to |are allowed to )?(?:go(?:es|ing)? to heaven|are saved|be saved|are right)\b|\b(?:muslims?|jews|atheists?|gay people|hindus?|non[ -]?believers|sinners|buddhists?|catholics?) (?:will |all |are )*(?:go(?:ing)? to|burn in|belong in) hell\b|\b(?:christianity|islam|hinduism|buddhism|judaism) is the (?:only )?(?:one )?(?:true|right|real|best) (?:religion|faith)\b/,
    unless: /\b(?:some (?:people|christians|religions) believe|what (?:do )?\w+ believe|compar\w+)\b/,
    closes: [
      'only Christians go to heaven year 2',
      'lesson: gay people go to hell',
      'why Islam is the only true religion, Year 8',
    ],
    staysOpen: [
      'What do Christians believe? World religions Year 7',
      'Comparing religions in our community, Year 8',
      'Diwali, Year 3',
    ],
  },
  {
    kind: 'disinformation',
    pattern:
      /\b(?:nobody|no ?one|no people|no ?body else|not a soul) (?:else )?(?:lived|was living|was) (?:here|there|in (?:new zealand|nz|aotearoa|australia))\b|\b(?:new zealand|nz|aotearoa|the country) was (?:empty|uninhabited|nobodys land)\b[^.?!]{0,40}\b(?:cook|tasman|settlers|europeans?|british|1769|1840)\b|\b(?:teach|tell|show|explain|learn|prove|lesson)\w*(?: (?:them|kids|pupils|that|the class))*[^.?!]{0,10}\b(?:captain |james )*cook (?:was the first (?:person )?to |first )?discover(?:ed)? (?:new zealand|nz|aotearoa)\b|\bmaori (?:never|did(?: ?nt| not)) (?:agree|sign|live|own)\w*[^.?!]{0,20}\b(?:here|land|anything)\b/,
    unless: CRITICAL,
    closes: [
      'lesson: no one lived here until the settlers came',
      'NZ was empty before Cook, Year 5',
      'tell the class that James Cook discovered New Zealand',
    ],
    staysOpen: [
      'Did Captain Cook discover New Zealand? Year 6',
      'Who lived here before Europeans came? Year 5',
      'Māori discovered Aotearoa: Kupe and the voyagers',
      'Why people say Cook discovered New Zealand, and why that is wrong',
    ],
  },
]
