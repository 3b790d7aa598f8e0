import type { FollowUpWords } from '../follow-up.ts'

/** Orders that teachers give in few words: what is added, how much of it, and how the lesson begins. */
export const ADDED_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'hook', handsOn: true },
    pattern:
      /^(?:(?:start|begin|open|kick off)(?: it| the lesson)? (?:off )?with (?:something|some|an?)(?: more)? hands[- ]on(?: (?:thing|bit|activity|task|start|hook))?|(?:add|have|use|make|need|want|give me)(?: the)?(?: an?)?(?: more)? hands[- ]on (?:start(?:er)?|hook|intro(?:duction)?|warm[- ]?up|opening)|make the (?:start(?:er)?|hook|intro(?:duction)?|warm[- ]?up|opening)(?: more| be)? hands[- ]on)(?: (?:please|instead))?$/i,
    matches: ['start with something hands on', 'make the starter hands-on', 'add a hands on hook please'],
    misses: ['more hands on', 'start with a song', 'a hands on lesson on magnets'],
  },
  {
    gives: { kind: 'question', number: 0, change: 'harder' },
    pattern:
      /^(?:swap|change|replace|switch) (?:question|q|number|no\.?|problem) ?#?(?<number>\d{1,2}) (?:out )?(?:for|to|with|into) (?:an?|something)(?: bit)? ?(?:harder|trickier|more (?:challenging|difficult))(?: one| question)?$/i,
    matches: ['swap question 2 for a harder one', 'change q4 to something trickier'],
    misses: ['change question 6', 'swap the questions for harder ones'],
  },
  {
    gives: { kind: 'question', number: 0, change: 'easier' },
    pattern:
      /^(?:swap|change|replace|switch) (?:question|q|number|no\.?|problem) ?#?(?<number>\d{1,2}) (?:out )?(?:for|to|with|into) (?:an?|something)(?: bit)? ?(?:easier|simpler)(?: one| question)?$/i,
    matches: ['swap question 5 for an easier one', 'change number 3 to something simpler'],
    misses: ['make it easier'],
  },
  {
    gives: { kind: 'more-questions', number: 1 },
    pattern:
      /^(?:(?:add|put in|include|give me|i need|can i have|do)(?: in)? )?(?:another|one more|an extra|a second|a further) (?:question|problem|sum|one)$/i,
    matches: ['add another question', 'one more question'],
    misses: ['another version', 'add another exit question', 'another'],
  },
  {
    gives: { kind: 'more-questions', number: 0 },
    pattern:
      /^(?:(?:add|put in|include|give me|i need|can i have|do)(?: in)? )?(?:another|an extra) (?<number>\d{1,2}|two|three|four|five|six|eight|ten) (?:questions?|qs?|problems?|sums?)$/iu,
    matches: ['add another 4 questions', 'another three sums'],
    misses: ['another question', 'another 4 minutes'],
  },
  {
    gives: { kind: 'cannot', why: 'answers' },
    pattern:
      /^(?:add|include|put in|give me|with|need|show)(?: in)?(?: me)? (?:the |some |all the )?answers?$/i,
    matches: ['add answers', 'with the answers'],
    misses: ['add answers to the exit ticket', 'put the answers on the sheet'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it # questions each, in three levels.',
    pattern:
      /^(?:(?:make it|only|just|cut it to|do|have|give them|want|need) )*(?<number>\d{1,2}) (?:questions?|qs?|problems?|sums?) (?:each|apiece|(?:per|(?:for|on|in) each|for every|on every) (?:page|level|group|sheet))$/i,
    matches: ['only 6 questions each', 'make it 8 questions per level'],
    misses: ['6 questions', '5 more questions each'],
  },
  {
    gives: { kind: 'amount', number: 0, words: 'levels' },
    pattern:
      /^(?:(?:make it|only|just|use|with|have|do) )*(?<number>[2-4]|two|three|four) (?:levels?|columns?|bands?)(?:(?: (?:only|instead|on the rubric|in the rubric))+|(?<=^(?:[24]|two|four) levels))$/iu,
    matches: ['3 levels only', 'use four columns instead', '4 levels'],
    misses: ['three levels', 'only the top level'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it half as long.',
    pattern: /^(?:(?:in|do it in|make it|cut it to) )?half (?:the time|the length|as long)$/i,
    matches: ['half the time', 'do it in half the time'],
    misses: ['half as many', 'half past two'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it # minutes.',
    pattern:
      /^(?:shorten|trim|reduce|squash|squeeze)(?: (?:it|this|the lesson))?(?: down)? (?:to|into) (?:about )?(?<number>\d{2,3})(?: ?min(?:ute)?s?)?$/i,
    matches: ['shorten to 35', 'squeeze it into 20 mins'],
    misses: ['shorten the intro', 'cut it to 6'],
  },
  {
    gives: { kind: 'own-line', words: '', as: 'sentence' },
    pattern:
      /^(?:(?:that|say(?: that)?|add(?: that)?|also) )?(?<words>(?:we|(?:the )?bus(?:es)?|students|the kids|children)(?:[’']re| are| will| will be)? (?:leav(?:e|es|ing)|depart(?:s|ing)?|meet(?:ing)?|(?:get(?:ting)?|be|come|coming|arrive) back|back|return(?:s|ing)?)\b[^\n$]{0,40}\b(?:at|by|from|about|around) \d{1,2}(?:[:.]\d{2})?\b(?! (?:kids|children|students|parents|adults|minutes?|mins?|weeks?|days?))[^\n$]{0,60})$/iu,
    matches: ['we leave at 8.45 and get back by 3', 'the bus leaves at 9', 'we will be back by 2.30'],
    misses: ['we leave out question 3', 'we meet at the hall', 'leave at 9'],
  },
  {
    gives: { kind: 'own-line', words: '', as: 'sentence' },
    pattern:
      /^(?<words>(?:leave|leaving|depart|back|return(?:ing)?|meet(?:ing)?)(?: \p{L}+){0,3} (?:at|by|from) \d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?(?:(?:,| and|, and) (?:be )?(?:leave|leaving|depart|get back|back|return(?:ing)?|home)(?: \p{L}+){0,3} (?:at|by|from) \d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)?)$/iu,
    matches: ['leave at 9.15, back by 2.30', 'meeting at the gate at 8am'],
    misses: ['leave it at that', 'back to 20', 'leave out question 9'],
  },
  {
    gives: { kind: 'reo-words', words: '' },
    pattern:
      /^(?:(?:can you|could you|please|also) )*(?:add|put in|include|give me|use|have|need|put|i(?:'d)? (?:want|need|like))(?: in)? (?:an? |the |some |more |a few |a bit of )?(?:te reo(?: m[āa]ori)?|m[āa]ori|reo) (?:words?|kupu|vocab(?:ulary)?|terms|language)?(?: ?(?:bit|part|section|box|list|focus|component))?(?: (?:with|and) (?:the |their |its |english )*(?:meanings?|translations?|definitions?|english))?(?: (?:in|too|as well|please))*$/iu,
    matches: [
      'add some te reo vocab with meanings',
      'add a te reo Māori vocab bit',
      'put in a te reo section',
    ],
    misses: ['a te reo lesson', 'add te reo colours', 'add a te reo waiata'],
  },
  {
    gives: { kind: 'cannot', why: 'criteria' },
    pattern:
      /^(?:(?:can|could) (?:you|we|i) )?(?:(?:add|make|put|write|have|give me|do|use|get)(?: in)? )?(?:the |some )?(?:success )?criteri(?:a|on) (?:in(?:to)? |as |be |with )?(?:an? )?(?:more )?(?:kids?[- ]?(?:speak|friendly|language|words)|child(?:ren)?(?:[’']?s)?[- ]?(?:speak|friendly|language|words)|student[- ]?(?:speak|friendly|language)|i can(?: statements?| sentences?)?)(?: please)?$|^(?:add|include|give me|have)(?: some| the)? (?:success criteria|i can statements)$/iu,
    matches: [
      'success criteria in kid speak please',
      'add success criteria',
      'make the success criteria child friendly',
    ],
    misses: ['fewer criteria', 'another success criterion'],
  },
  {
    gives: { kind: 'cannot', why: 'grid' },
    pattern:
      /^(?:make (?:it |the grid )?(?:an? )?|an? |with an? |use an? )?(?:bigger|larger|smaller)(?: grid| puzzle| word ?search)?$/i,
    matches: ['bigger grid', 'make the grid bigger'],
    misses: ['bigger numbers', 'bigger font'],
  },
  {
    gives: { kind: 'cannot', why: 'meanings' },
    pattern:
      /^(?:add|include|put in|put|give me|with)(?: in| on)? (?:the |their |word )?(?:meanings?|definitions?)(?: (?:of|for|to|on) (?:the|each|every|all)(?: the)? words?)?(?: (?:too|as well|please|on it))*$/i,
    matches: ['add the meanings', 'include definitions for each word'],
    misses: ['add words with meanings', 'what does it mean'],
  },
]

/** Read after all others: what is taken out by a name of its own. */
export const LAST_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'line-out', words: '' },
    pattern:
      /^(?:please |can you |could you )*(?:(?:take|cut|leave) out|remove|drop|delete|get rid of|scrap|ditch|skip) (?:the |that |all the |any )?(?<words>(?!(?:it|this|that|them|one|some|everything)$)\p{L}[\p{L}\p{M}’'-]*(?: [\p{L}\p{M}’'-]+){0,2})(?: (?:please|part|bit|activity|step))*$/iu,
    matches: ['take out the discussion', 'skip the drawing part'],
    misses: ['take it out', 'take out question 3', 'drop it'],
  },
]

/** What is added to a lesson plan, though it could be a page of its own. */
export const PLAN_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'own-line', words: '' },
    pattern:
      /^(?:(?:can you|could you|please|also) )*(?:add|include|put in|pop in)(?: in)? (?<words>(?:an? |some )?(?:(?:quick|short|mini|starter|recap|vocab|\d{1,2}[ -]?min(?:ute)?) )*(?:quiz|word (?:bank|wall)|glossary)(?: (?:at|to|for|in) the (?:end|start|beginning))?)(?: (?:please|too|as well))*$/iu,
    matches: ['add a quick quiz at the end', 'can you add a word bank'],
    misses: ['make a quiz for it', 'add a quiz on volcanoes', 'a quiz'],
  },
]
