import type { WordPattern } from '../../read/words/word-pattern.ts'
import type { AskedPractice } from './asked-practice.ts'

const PERCENTAGES_ALONE: WordPattern = {
  pattern:
    /^\W*(?:(?:maths?|number|intro(?:duction)?|introducing|understanding|learning|exploring|what is|what are)[ :,-]+(?:(?:to|about|an?) )?)*(?:percentages?|percents?|per ?cent)\W*$/i,
  matches: ['percentages', 'introducing percentages', 'percent'],
  misses: ['percentages of amounts', 'percentage discounts', 'fractions and percentages'],
}

/** Words that name one practice of factors, ratio, percentages, the order of operations or problem solving. */
export const ASKED_FACTORS_AND_RATIO: readonly AskedPractice[] = [
  {
    topic: 'order-of-operations',
    practice: 'the order of operations',
    years: [4, 8],
    pattern:
      /^(?!.*\b(?:integers?|negatives?)\b).*(?:\b(?:bodmas|bedmas|pemdas|bidmas|bimdas|gema|gemdas)\b|\border of operations?\b|\bbrackets first\b)/is,
    matches: ['bodmas', 'BEDMAS', 'GEMA', 'order of operations'],
    misses: ['order of operations with integers', 'ordering numbers', 'the gemara'],
  },
  {
    topic: 'factors',
    practice: 'powers and roots',
    years: [6, 8],
    isAlone: true,
    pattern:
      /\bpowers? (?:and|&) (?:square |cube )?roots?\b|\bsquares? (?:numbers? )?(?:and|&) (?:square )?roots?\b|\bsquares,? cubes (?:and|&) (?:their )?roots\b|\bindices\b|^\W*(?:powers|roots)\W*$/i,
    matches: ['powers and roots', 'squares and square roots', 'indices', 'powers'],
    misses: ['powers of ten', 'square roots', 'roots of a plant', 'super powers'],
  },
  {
    topic: 'factors',
    practice: 'factors and multiples',
    years: [4, 8],
    pattern:
      /^(?!.*\b(?:common|prime|lowest|highest|least|lcm|hcf)\b).*\b(?:factors (?:and|&) multiples|multiples (?:and|&) factors|multiples of (?:a |\d+|numbers?)|finding multiples|^\W*multiples\W*$)/is,
    matches: ['factors and multiples', 'multiples and factors', 'multiples of numbers'],
    misses: ['common factors and multiples', 'factors', 'factor pairs'],
  },
  {
    topic: 'ratio',
    practice: 'ratios and rates',
    years: [6, 8],
    pattern: /\bratios?\b[^.;]*\brates?\b|\brates?\b[^.;]*\bratios?\b/i,
    matches: ['ratios and rates', 'rates and ratio'],
    misses: ['ratio', 'interest rates'],
  },
  {
    topic: 'ratio',
    practice: 'ratio',
    years: [5, 8],
    pattern: /^(?!.*(?:rates?\b|shar|divid|golden)).*\bratios?\b/is,
    matches: ['ratio', 'ratio and proportion', 'simplifying ratios'],
    misses: ['sharing in a ratio', 'ratios and rates', 'rational numbers'],
  },
  {
    topic: 'ratio',
    practice: 'rates',
    years: [6, 8],
    pattern:
      /\bunit rates?\b|\brate problems\b|\b(?:speed|distance),? (?:distance|speed|time),? (?:and |& )?(?:time|speed|distance)\b|^(?!.*(?:interest|heart|birth|death|tax|exchange|pulse|growth)).*\brates\b(?! of)/is,
    matches: ['rates', 'unit rates', 'speed, distance and time', 'solving rate problems'],
    misses: ['interest rates', 'heart rates', 'rate my lesson', 'birth rates'],
  },
  {
    topic: 'ratio',
    practice: 'proportion',
    years: [6, 8],
    pattern: /^(?!.*(?:ratio|face|portrait|body|draw|figure)).*\bproportion(?:s|al|ality)?\b/is,
    matches: ['proportion', 'proportional reasoning', 'direct proportion'],
    misses: ['proportions of the face', 'ratio and proportion', 'portion sizes'],
  },
  {
    topic: 'percentages',
    practice: 'fractions, decimals and percentages',
    years: [5, 8],
    pattern:
      /^(?!.*\b(?:compar\w*|order\w*|add\w*|multipl\w*)\b)(?=.*\bfractions?\b)(?=.*\bpercent\w*)(?:.*\bdecimals?\b|.*\b(?:to|and|as|into|convert\w*)\b)/is,
    matches: ['fractions decimals and percentages', 'converting fractions to percentages'],
    misses: ['comparing fractions, decimals and percentages', 'fractions to decimals', 'percentages'],
  },
  {
    topic: 'decimals',
    practice: 'ordering decimals',
    years: [4, 8],
    pattern:
      /^(?![\s\S]*\b(?:fractions?|percent\w*|round\w*|integers?)\b)[\s\S]*(?:\b(?:order\w*|compar\w*)\b[^.;]*\b(?:decimals?|\d ?dp|decimal places)\b|\bdecimals?\b[^.;]*\b(?:order\w*|compar\w*|bigger|largest|smallest)\b)/i,
    matches: ['ordering decimals', 'decimals – ordering to 2dp', 'comparing decimals'],
    misses: ['ordering fractions and decimals', 'rounding decimals', 'ordering numbers'],
  },
  {
    topic: 'decimals',
    practice: 'fractions and their decimals',
    years: [4, 8],
    pattern:
      /^(?!.*(?:percent|compar|order|add|tenth|round|multipl)).*(?:\bfractions? (?:to|and|as|into) decimals?\b|\bdecimals? (?:to|and|as|into) fractions?\b|\bconvert\w*[^.;]*\bfractions?\b[^.;]*\bdecimals?\b)/is,
    matches: ['fractions to decimals', 'converting fractions and decimals', 'decimals as fractions'],
    misses: ['fractions, decimals and percentages', 'ordering fractions and decimals'],
  },
  {
    topic: 'percentages',
    practice: 'fractions, decimals and percentages',
    years: [4, 6],
    isAlone: true,
    ...PERCENTAGES_ALONE,
  },
  {
    topic: 'percentages',
    practice: 'percentages of a number',
    years: [7, 8],
    isAlone: true,
    ...PERCENTAGES_ALONE,
  },
  {
    topic: 'fraction-of-set',
    practice: 'problems with fractions of amounts',
    years: [3, 8],
    pattern:
      /^(?!.*\b(?:add\w*|subtract\w*|multipl\w*|divid\w*|decimals?|percent\w*|equivalent|compar\w*|order\w*|ratio)\b)(?=.*\bfractions?\b).*\b(?:problems?|problem[- ]solving|stories|story)\b/is,
    matches: [
      'fraction word problems',
      'problem solving with fractions',
      'fractions of amounts problem solving',
      'fraction stories',
    ],
    misses: [
      'adding fractions word problems',
      'fractions',
      'problem solving',
      'fractions and decimals problems',
    ],
  },
  {
    topic: 'add-subtract',
    practice: 'multi-step word problems',
    years: [3, 8],
    pattern:
      /^(?!.*(?:equation|fraction|decimal|percent|algebra|money)).*(?:\bmulti[- ]?step\b|\b(?:two|2|three|3)[- ]step (?:word |story |worded |maths )?problems?\b)/is,
    matches: ['multi-step word problems', 'multistep problems', 'two-step word problems'],
    misses: ['two-step equations', 'multi-step equations', 'multi-step fraction problems'],
  },
  {
    topic: 'add-subtract',
    practice: 'multi-step word problems',
    years: [6, 8],
    isAlone: true,
    pattern: /^\W*(?:solving |maths? |mathematical )*(?:word|worded|story) problems?\W*$/i,
    matches: ['word problems', 'solving word problems', 'maths word problems'],
    misses: ['fraction word problems', 'word problems with money'],
  },
  {
    topic: 'mixed',
    practice: 'problem solving',
    years: [2, 8],
    isAlone: true,
    pattern:
      /^\W*(?:(?:maths?|mathematical|mathematics|number|numeracy|rich|open|using|good|low floor high ceiling)[- ]*)*problem[- ]solving(?: (?:strateg\w+|skills?|tasks?|lesson|problems?|in|maths?|mathematics|numeracy|and|reasoning|with|numbers?|sheets?|worksheets?|pages?|questions?|cards?|challenges?|practice|activit(?:y|ies)|homework))*\W*$|\bmathematical (?:problem[- ]solving|investigations?)\b|^\W*(?:(?:an?|the|some|good|open|maths?)[- ]*)*rich (?:maths? )?tasks?(?: (?:in|for|maths?|mathematics|lesson))*\W*$/i,
    matches: [
      'problem solving',
      'maths problem solving',
      'problem solving in maths',
      'problem solving strategies',
      'problem solving sheet',
    ],
    misses: [
      'problem solving with fractions',
      'fractions rich task',
      'solving problems with friends',
      'solving equations',
    ],
  },
]
