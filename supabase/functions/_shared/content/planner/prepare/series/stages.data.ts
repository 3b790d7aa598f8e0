/** The places of a lesson in a unit, from what it is new to know up to what is shared. */
export const STAGES: readonly { stage: number; verbs: RegExp }[] = [
  {
    stage: 0,
    verbs:
      /^(?:name|say|tell|find|identify|recognise|notice|describe|sort|listen|look|show|see|know|spot|greet|introduce|match|count|hear|read and clap|locate|recall)\b/i,
  },
  {
    stage: 1,
    verbs:
      /^(?:explain|compare|measure|observe|investigate|follow|predict|retell|read|explore|understand|interpret|discover|test|ask|remember)\b/i,
  },
  {
    stage: 3,
    verbs:
      /^(?:make|build|create|design|compose|draw|dance|choreograph|paint|shape|weave|plan and make|invent)\b/i,
  },
  { stage: 4, verbs: /^(?:perform|present|deliver|argue|debate|lead|share|publish|take action|weigh)\b/i },
]

/** Whatever is not named above is use of what was learned: choose, use, plan, write, solve. */
export const USE_OF_IT = 2
