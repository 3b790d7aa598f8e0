import { describe, expect, it } from 'vitest'
import * as insults from '#content/checks/words/insults.data.ts'
import {
  A_PEOPLE_DOES,
  ASKS_THEM,
  BELONGS_TO_PEOPLE,
  ENDS_SOURCE,
  IN_THEIR_TRADITION,
  OF_A_PEOPLE,
  RULE_OF_TRADITION,
  SPOKEN_BY_A_PEOPLE,
} from '#content/checks/words/invented.data.ts'
import * as pepeha from '#content/checks/words/pepeha.data.ts'
import * as personal from '#content/checks/words/personal.data.ts'
import * as practicals from '#content/checks/words/practicals.data.ts'
import * as residue from '#content/checks/words/residue.data.ts'
import * as shaming from '#content/checks/words/shaming.data.ts'
import * as stereotypes from '#content/checks/words/stereotypes.data.ts'
import * as swearing from '#content/checks/words/swearing.data.ts'
import * as unkind from '#content/checks/words/unkind.data.ts'
import * as unsafe from '#content/checks/words/unsafe.data.ts'
import { ENGLISH_REQUESTS } from '#content/planner/english/requests.data.ts'
import { ACTIVE_GAMES } from '#content/planner/forms/game/active-games.data.ts'
import { CARDS_ASKED } from '#content/planner/forms/game/bingo-cards.data.ts'
import { ENGLISH_SETS } from '#content/planner/forms/label-sheet/english-sets.data.ts'
import * as letterWords from '#content/planner/forms/letter/letter-words.data.ts'
import { CHECKLISTS } from '#content/planner/forms/rubric/checklists.data.ts'
import { RUBRICS } from '#content/planner/forms/rubric/rubrics.data.ts'
import * as wordSheet from '#content/planner/forms/word-sheet/word-sheet.data.ts'
import { WORD_BANKS } from '#content/planner/forms/words/banks/word-banks.ts'
import { NO_TOPIC_IN_REO } from '#content/planner/forms/words/everyday-kupu.data.ts'
import * as listedWords from '#content/planner/forms/words/listed-words.data.ts'
import { WRITING_FRAMES } from '#content/planner/forms/writing-frame/writing-frames.data.ts'
import { BESIDE_MATTER } from '#content/planner/kits/beside-matter.data.ts'
import { JOBS } from '#content/planner/kits/jobs.ts'
import { METHODS } from '#content/planner/kits/methods.ts'
import { ASKED_PRACTICES } from '#content/planner/maths/asked/asked-practices.ts'
import { DONE_WITH, PLAIN_WORDS } from '#content/planner/maths/topic-words.data.ts'
import { CORE_PARTS, OCCASIONS_SET } from '#content/planner/not-done/core-parts.data.ts'
import { OCCASIONS } from '#content/planner/prepare/occasions.data.ts'
import * as aims from '#content/planner/read/aims.data.ts'
import { TYPED_AS_ENGLISH } from '#content/planner/read/area-typed.data.ts'
import { CHANGED_MIND } from '#content/planner/read/changed-mind/changed-mind.data.ts'
import * as changes from '#content/planner/read/changes.data.ts'
import { GROUP_AT_YEAR } from '#content/planner/read/class/groups-at-years.data.ts'
import { CANNOT_WORDS } from '#content/planner/read/follow-ups/cannot.data.ts'
import { CLASS_WORDS } from '#content/planner/read/follow-ups/class.data.ts'
import {
  CARRIED_VERB,
  ORDERS,
  SAYS_WHY,
  WHY_SAID,
} from '#content/planner/read/follow-ups/edits/clause-words.data.ts'
import { EDIT_WORDS, OWN_WORDS } from '#content/planner/read/follow-ups/edits/edit-words.data.ts'
import { REMOVAL_WORDS } from '#content/planner/read/follow-ups/edits/removal-words.ts'
import {
  CARDS_FOR_WORDS,
  LESSON_PLAN_WORDS,
  NOTE_HOME,
} from '#content/planner/read/follow-ups/form-words.data.ts'
import { AROUND_FOLLOW_UP } from '#content/planner/read/follow-ups/openers.data.ts'
import { PART_WORDS } from '#content/planner/read/follow-ups/parts.data.ts'
import { QUESTION_WORDS } from '#content/planner/read/follow-ups/questions.data.ts'
import { REMARK_WORDS } from '#content/planner/read/follow-ups/remarks.data.ts'
import { STEP_WORDS } from '#content/planner/read/follow-ups/steps.data.ts'
import { THEME_WORDS } from '#content/planner/read/follow-ups/theme.data.ts'
import { WHOLE_WORDS } from '#content/planner/read/follow-ups/whole.data.ts'
import * as limitWords from '#content/planner/read/limits/limit-words.data.ts'
import * as moreThanOne from '#content/planner/read/more-than-one/more-than-one.data.ts'
import {
  STAYS_INSIDE,
  THERE_IS_NO,
  THERE_IS_ONLY,
  THINGS_ONLY,
  THOUGHT_OF,
} from '#content/planner/read/ruled-out/ruled-out.data.ts'
import { SECTION_CHANGES } from '#content/planner/read/section-changes.data.ts'
import { BARE_SUBJECT } from '#content/planner/read/subjects.data.ts'
import * as talk from '#content/planner/read/talk.data.ts'
import * as classAsides from '#content/planner/read/topic/class-asides.data.ts'
import { PAPER_ASIDES } from '#content/planner/read/topic/paper-asides.data.ts'
import { SESSION_ASIDES } from '#content/planner/read/topic/session-asides.data.ts'
import {
  AFTER_TOPIC,
  NUMBER_OF_TOPIC,
  SENTENCE,
  WORK_AT_END,
} from '#content/planner/read/topic/short-topic.data.ts'
import * as topicAsides from '#content/planner/read/topic/topic-asides.data.ts'
import {
  ASKS,
  DOES,
  KIND_BEFORE_QUESTION,
  ONLY_POINTS_AT,
} from '#content/planner/read/topic/topic-phrase.data.ts'
import * as topicWords from '#content/planner/read/topic-words.data.ts'
import * as challenges from '#content/planner/read/wishes/challenges/challenges.data.ts'
import { CLASS_NEEDS } from '#content/planner/read/wishes/class-needs.data.ts'
import * as classParts from '#content/planner/read/wishes/class-parts/class-parts.data.ts'
import * as count from '#content/planner/read/wishes/count.data.ts'
import { COUNTED_ITEMS } from '#content/planner/read/wishes/items.data.ts'
import { LEVEL_COUNT_ASIDES, LEVEL_COUNTED } from '#content/planner/read/wishes/level-counts.data.ts'
import * as numberSet from '#content/planner/read/wishes/number-set.data.ts'
import * as setting from '#content/planner/read/wishes/setting.data.ts'
import * as sheet from '#content/planner/read/wishes/sheet.data.ts'
import * as want from '#content/planner/read/wishes/want.data.ts'
import { BOARD_WORDS } from '#content/planner/read/words/boards/board-words.data.ts'
import { ASKS_TO_LABEL, DIAGRAM_WORDS } from '#content/planner/read/words/diagrams/diagram-words.data.ts'
import { LENGTH_SHEET_WORDS } from '#content/planner/read/words/lengths/length-sheet-words.data.ts'
import { SHEET_WORDS } from '#content/planner/read/words/named-sheets.data.ts'
import * as notTheClassNow from '#content/planner/read/words/not-the-class-now.data.ts'
import { PHONICS_WORDS } from '#content/planner/read/words/phonics/phonics-words.data.ts'
import { CUT_AND_STICK, SORT_WORDS, SORTING } from '#content/planner/read/words/sorts/sort-words.data.ts'
import { TYPED_AS_READING } from '#content/planner/read/words/typed-as-reading.data.ts'
import type { Cut, WordPattern } from '#content/planner/read/words/word-pattern.ts'
import { PART_AT_YEAR, WORKS_AT } from '#content/planner/read/words/works-at.data.ts'
import { PART_FOR_SOME, YEAR_OF_SOME } from '#content/planner/read/words/year-of-some.data.ts'
import { YES } from '#content/planner/read/yes.data.ts'
import { OWN_EVENT } from '#content/planner/write/asked/own-event.data.ts'
import { SCENES } from '#content/planner/write/asked/scenes.data.ts'

interface Examples {
  name: string
  finds: (text: string) => boolean
  matches: readonly string[]
  misses: readonly string[]
}

const { DOINGS, ...aimPatterns } = aims
const { PART_NAMES, SHAPE_NAMES, ...numberSetPatterns } = numberSet
const { LETTER_LEAD, WHEN_WORDS, TIME_WORDS, WHERE_WORDS, NEEDS_REPLY, OTHER_LANGUAGE } = letterWords
const letterPatterns = { LETTER_LEAD, WHEN_WORDS, TIME_WORDS, WHERE_WORDS, NEEDS_REPLY, OTHER_LANGUAGE }
const tables = [
  changes,
  talk,
  topicWords,
  topicAsides,
  classAsides,
  { THOUGHT_OF, THERE_IS_NO, THERE_IS_ONLY, THINGS_ONLY, STAYS_INSIDE },
  limitWords,
  moreThanOne,
  { YES },
  { AFTER_TOPIC, NUMBER_OF_TOPIC, SENTENCE, WORK_AT_END },
  setting,
  { CLASS_NEEDS },
  { ASKS, DOES, KIND_BEFORE_QUESTION, ONLY_POINTS_AT },
  aimPatterns,
  want,
  personal,
  practicals,
  residue,
  unkind,
  insults,
  shaming,
  stereotypes,
  swearing,
  unsafe,
  pepeha,
  { A_PEOPLE_DOES, ASKS_THEM, BELONGS_TO_PEOPLE, OF_A_PEOPLE, RULE_OF_TRADITION },
  { ENDS_SOURCE, IN_THEIR_TRADITION, SPOKEN_BY_A_PEOPLE },
  challenges,
  count,
  sheet,
  numberSetPatterns,
  notTheClassNow,
  listedWords,
  { NO_TOPIC_IN_REO },
  wordSheet,
  { SHEET_WORDS },
  { SORT_WORDS, SORTING, CUT_AND_STICK, PHONICS_WORDS, LENGTH_SHEET_WORDS, BOARD_WORDS },
  { DIAGRAM_WORDS, ASKS_TO_LABEL },
  classParts,
  { COUNTED_ITEMS },
  { GROUP_AT_YEAR, PART_AT_YEAR, WORKS_AT, YEAR_OF_SOME, PART_FOR_SOME },
  { OWN_EVENT },
  {
    BESIDE_MATTER,
    SESSION_ASIDES,
    PAPER_ASIDES,
    LEVEL_COUNT_ASIDES,
    CARDS_ASKED,
    ENGLISH_SETS,
    LEVEL_COUNTED,
    TYPED_AS_READING,
    JOBS,
    METHODS,
    TYPED_AS_ENGLISH,
    CHANGED_MIND,
    CORE_PARTS,
    OCCASIONS_SET,
  },
  letterPatterns,
  {
    SECTION_CHANGES,
    BARE_SUBJECT,
    ENGLISH_REQUESTS,
    PLAIN_WORDS,
    DONE_WITH,
    ASKED_PRACTICES,
    WORD_BANKS,
    SCENES,
    OCCASIONS,
  },
  {
    CANNOT_WORDS,
    CLASS_WORDS,
    PART_WORDS,
    QUESTION_WORDS,
    REMARK_WORDS,
    STEP_WORDS,
    THEME_WORDS,
    WHOLE_WORDS,
  },
  { CARDS_FOR_WORDS, LESSON_PLAN_WORDS, NOTE_HOME, AROUND_FOLLOW_UP },
  { REMOVAL_WORDS, EDIT_WORDS, OWN_WORDS, ORDERS, CARRIED_VERB, SAYS_WHY, WHY_SAID },
  { CHECKLISTS, RUBRICS, WRITING_FRAMES, ACTIVE_GAMES },
]

/** Every single pattern and cut of the tables, with its name. */
const entries = tables.flatMap((table) =>
  Object.entries<WordPattern | Cut | readonly (WordPattern | Cut)[]>(table).flatMap(([name, value]) =>
    [value].flat().map((entry, index): [name: string, WordPattern | Cut] => [`${name} ${index + 1}`, entry]),
  ),
)

const patterns: Examples[] = [
  ...entries.flatMap(([name, entry]) =>
    'matches' in entry ? [{ name, ...entry, finds: (text: string) => entry.pattern.test(text) }] : [],
  ),
  ...DOINGS.map(({ subject, topic, ...examples }) => ({
    name: `${subject} ${topic}`,
    ...examples,
    finds: (text: string) => topic.test(text),
  })),
]

describe('the patterns that read a request', () => {
  it.each(patterns)(
    '$name finds its examples and nothing in the near misses',
    ({ finds, matches, misses }) => {
      expect(matches.length).toBeGreaterThan(0)
      expect(matches.filter((text) => !finds(text))).toEqual([])
      expect(misses.filter(finds)).toEqual([])
    },
  )

  it.each(entries.flatMap(([name, entry]) => ('examples' in entry ? [{ name, ...entry }] : [])))(
    '$name cuts what its examples say',
    ({ pattern, leaves, examples, keeps }) => {
      const cut = (text: string) => text.replace(pattern, leaves).replace(/\s+/g, ' ').trim()
      expect(examples.map(([before]) => cut(before))).toEqual(examples.map(([, after]) => after))
      expect(keeps.map((text) => text.replace(pattern, leaves))).toEqual(keeps)
    },
  )

  it('keep no state between two texts', () => {
    const sticky = entries.filter(([, entry]) => 'matches' in entry && /[gy]/.test(entry.pattern.flags))
    expect(sticky.map(([name]) => name)).toEqual([])
  })
})
