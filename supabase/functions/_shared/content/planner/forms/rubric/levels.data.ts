/** The columns of a rubric. They tell where the work is, not who the pupil is. */
export const RUBRIC_HEAD: readonly [string, string, string, string] = [
  'What we look at',
  'On the way',
  'On track',
  'Going beyond',
]

/** The column before them, where four were asked for. */
export const FIRST_OF_FOUR = 'Starting'

/** What the work shows at four levels, lowest first. */
export type FourSteps = readonly [starting: string, onTheWay: string, onTrack: string, beyond: string]

/**
 * What the work shows of a criterion that was written for one lesson only, by the verb it begins with. The first that fits
 * is taken, and the last fits all. `{criterion}` stands for it. Some steps are those of texts and things that are made, and of no sums.
 */
export const STEPS_OF_A_CRITERION: readonly { verbs: RegExp; ofTexts?: true; steps: FourSteps }[] = [
  {
    verbs: /^(?:explain|say|tell|describe|talk|justify|discuss|retell|answer|ask)\b/i,
    steps: [
      'I give an answer, and I do not yet say how I know.',
      'I say a part of it, and others have to ask me for the rest.',
      'I can {criterion}.',
      'I can {criterion}, so that somebody who does not know it yet understands me.',
    ],
  },
  {
    verbs: /^(?:check|prove|test|edit|proofread|estimate)\b/i,
    steps: [
      'I hand in my first answer.',
      'I look it over when I am asked to, and I find some of what is wrong.',
      'I can {criterion}.',
      'I can {criterion} in more than one way, and I mend what I find.',
    ],
  },
  {
    verbs: /^(?:compare|sort|order|group|match|put|link|classify)\b/i,
    steps: [
      'I put some of them together, without a rule.',
      'I get most of them right, and I cannot yet say my rule.',
      'I can {criterion}.',
      'I can {criterion}, also where two are nearly alike, and I explain my rule.',
    ],
  },
  {
    verbs: /^(?:find|identify|name|recognise|read|notice|spot|know|see|hear|pick|underline|point)\b/i,
    steps: [
      'I find one or two, or I guess.',
      'I find those that look like our example.',
      'I can {criterion}.',
      'I can {criterion}, also where it is new or hard to see, and I explain how I knew.',
    ],
  },
  {
    verbs: /^(?:write|draw|make|give|create|use|build|show|design|choose|include|plan|spell|record|label)\b/i,
    ofTexts: true,
    steps: [
      'It can be seen in one place of my work, or not yet.',
      'It can be seen in some places, and some mistakes are left.',
      'I can {criterion}, and it can be seen all through my work.',
      'I can {criterion}, and I choose where and how it works best.',
    ],
  },
  {
    verbs: /^/,
    steps: [
      'I begin, and my first step is right.',
      'I get there where it is like our example, and some of it is right.',
      'I can {criterion}, and nearly all of it is right.',
      'I can {criterion} where the task looks new, and I explain why my way works.',
    ],
  },
]
