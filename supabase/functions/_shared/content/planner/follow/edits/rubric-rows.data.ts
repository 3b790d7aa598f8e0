/** What pupils do where the work is good, for rows that teachers add to a rubric by one word. */
export const ROW_WORDS: readonly { match: RegExp; criterion: string }[] = [
  { match: /\bspell/i, criterion: 'spell the words I know right, and check the others' },
  { match: /\bpunctuat/i, criterion: 'use full stops, capital letters and the other marks that I know' },
  {
    match: /\bgrammar|\bsentences?\b/i,
    criterion: 'write sentences that are whole and begin in different ways',
  },
  {
    match: /\bhandwriting|\bneat|\bpresentation\b|\btidy/i,
    criterion: 'present my work so that others can read it with ease',
  },
  { match: /\bvocab|\bword choice|\bwords\b/i, criterion: 'choose words that say exactly what I mean' },
  { match: /\bideas?\b|\bcontent\b/i, criterion: 'have ideas that fit the task, with details' },
  {
    match: /\bstructure|\borgani[sz]|\border\b|\bparagraph/i,
    criterion: 'put my ideas in an order that others can follow',
  },
  { match: /\beye contact/i, criterion: 'look at the people I speak to' },
  {
    match: /\bvoice|\bvolume|\bspeak|\bexpression/i,
    criterion: 'speak so that everyone can hear and understand me',
  },
  {
    match: /\bteam|\bgroup ?work|\bcollab|\bco-?operat|\bsharing/i,
    criterion: 'listen to my group, and do my part',
  },
  { match: /\beffort|\battitude|\bperseverance/i, criterion: 'keep trying when it is hard' },
  { match: /\bcreativ|\borigin/i, criterion: 'bring in ideas of my own' },
  { match: /\bresearch|\bsources?\b|\bevidence/i, criterion: 'say where I found what I tell' },
  { match: /\blistening\b/i, criterion: 'listen to others, and answer what they say' },
  { match: /\btime\b|\bdeadline/i, criterion: 'finish on time' },
]
