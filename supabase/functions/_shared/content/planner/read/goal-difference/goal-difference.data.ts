import type { WordPattern } from '../words/word-pattern.ts'

/** The answers that a question about the goal offers, and the ways teachers type them. */
export const FOLLOWS_GOAL: WordPattern = {
  pattern: /\b(?:follow|keep|use|stick (?:to|with)|go with) the (?:chosen |curriculum )?goals?\b/i,
  matches: ['Follow the goal, with pizza as the setting', 'just use the goal', 'stick to the chosen goals'],
  misses: ['we follow the rules', 'goal shooting', 'keep the goalie moving'],
}

export const LEAVES_GOAL: WordPattern = {
  pattern:
    /\b(?:leave|drop|forget|ignore|skip|without|take)\b(?: out| about)? the (?:chosen |curriculum )?goals?\b(?! (?:post|shoot|keep|line))/i,
  matches: ['Leave the goal out: plan pizza', 'forget about the goal', 'without the curriculum goal'],
  misses: ['leave the goal post', 'they leave the field', 'goals for the term'],
}

/** A setting named beside the topic, from its first word to the end of the clause. */
export const SETTING_CLAUSE: WordPattern = {
  pattern:
    /\b(?:with|about|using|use|around|through|in the context of|based on|set (?:in|on|at)|themed?|stories (?:of|about)|examples (?:of|from))\b[^.;,]*/i,
  matches: ['fractions with pizza', 'make it about netball', 'using our school camp'],
  misses: ['volcanoes', 'pizza fractions'],
}

/** Where, when and how a lesson is held: words of another learning area may stand there, and are no topic. */
export const CIRCUMSTANCE: WordPattern = {
  pattern:
    /\b(?:outside|outdoors|in the (?:hall|gym|library|garden|playground)|on the (?:field|court|grass|mat|bus)|(?:the )?(?:week|day|morning|lesson|term)?\s?(?:before|after|during)|in (?:small |mixed |big )?(?:groups?|pairs|teams|rotations)|as a (?:warm[- ]?up|starter|relief lesson))\b[^.;,]*/i,
  matches: ['outside on the field', 'the week before camp', 'in small groups', 'after swimming'],
  misses: ['earthquakes', 'the water cycle', 'groups of animals'],
}

/** Words that stand in every goal and every request and say nothing of the matter. */
export const SAYS_NOTHING =
  'a an and are as at be by can do for from get give how i in into is it its kid learn lesson like make me my new of on or our plan please show some such that the their them they thing this to use up us want we what when which with work worksheet would write year you your different simple whole own two three one first activity class student'

/** Ends the question which way to go; by it the next message is known to answer it. */
export const WHICH_WAY = 'Which way shall I go?'
