import type { WordPattern } from '../../read/words/word-pattern.ts'

/** What a lesson does for somebody who must not eat or touch something. The first sentence says whom it is for. */
export const DIETS: readonly (WordPattern & { line: string })[] = [
  {
    pattern:
      /\b(?:c(?:o|œ)?eliacs?|gluten[- ]?(?:free|intoleran\w+|allerg\w+)?|wheat (?:allerg\w+|free|intoleran\w+)|allerg\w+ to (?:wheat|gluten)|(?:cannot|can['’]?t|no) (?:have |eat )?(?:wheat|gluten))\b/i,
    matches: ['1 coeliac', 'one kid has a wheat allergy', 'gluten free please'],
    misses: ['wheat and other grains', 'growing wheat'],
    line: 'For anyone who cannot have wheat or gluten: read every label, and use flour, bread, wraps, crackers and pasta that are marked gluten free. Cornflour must say maize: some is made from wheat. Prepare their food first, with clean boards and knives. Bought play dough and flour paste are made from wheat too.',
  },
  {
    pattern: /\b(?:(?:pea)?nut[- ]?(?:allerg\w+|free)|allerg\w+ to (?:pea)?nuts|no (?:pea)?nuts)\b/i,
    matches: ['1 nut allergy', 'allergic to nuts', 'we are a nut free school'],
    misses: ['nuts and bolts', 'a nutshell'],
    line: 'For anyone with a nut allergy: keep peanuts, tree nuts and spreads made of them out of the room, and read labels of pesto, muesli bars, biscuits and chocolate for “may contain nuts”. Wash hands before and after, and have the student’s action plan and EpiPen at hand.',
  },
  {
    pattern: /\begg[- ]?(?:allerg\w+|free)\b|\ballerg\w+ to eggs?\b/i,
    matches: ['an egg allergy', 'allergic to eggs'],
    misses: ['egg carton', 'an egg drop'],
    line: 'For anyone with an egg allergy: use no egg, mayonnaise or meringue, read labels of baking and pasta, and do not use egg cartons or shells for making.',
  },
  {
    pattern:
      /\b(?:dairy|milk|lactose)[- ]?(?:allerg\w+|free|intoleran\w+)\b|\ballerg\w+ to (?:milk|dairy)\b/i,
    matches: ['dairy free', 'allergic to milk', 'lactose intolerant'],
    misses: ['a dairy farm', 'milk bottles'],
    line: 'For anyone who cannot have milk: use oil or a dairy-free spread for butter, a plant drink for milk, leave out cheese and yoghurt or serve them apart, and read labels for milk powder and whey.',
  },
  {
    pattern: /\bhalal\b|\bmuslim (?:kids?|child(?:ren)?|students?|boys?|girls?|famil\w+)\b/i,
    matches: ['2 halal', 'a muslim family'],
    misses: ['islamic patterns'],
    line: 'For anyone who eats halal: use no pork, ham, bacon, lard, gelatine or alcohol (vanilla essence may hold alcohol), and only meat that is certified halal; with vegetables, egg, fish or beans nobody is left out. Ask the family when you are not sure.',
  },
  {
    pattern:
      /\b(?:vegetarians?|vegans?)\b(?=.*\b(?:kids?|child|students?|one|two|\d)\b)|\b(?:\d|one|two|three|some) (?:is |are )?(?:vegetarians?|vegans?)\b/i,
    matches: ['2 vegetarians', 'one is vegan'],
    misses: ['vegetables'],
    line: 'For anyone who is vegetarian or vegan: offer beans, chickpeas, tofu or vegetables in place of meat and fish, check for gelatine, and keep spoons and pans apart.',
  },
  {
    pattern: /\ballerg\w+ to (?:bees?|wasps?|stings?)\b|\b(?:bee|wasp|sting) allerg\w+\b/i,
    matches: ['allergic to bees', 'a bee allergy'],
    misses: ['bees and flowers'],
    line: 'For anyone allergic to stings: look over the place first, keep shoes on and sweet drinks covered, stay in pairs, and carry the student’s action plan and EpiPen yourself.',
  },
  {
    pattern: /\blatex allerg\w+|\ballerg\w+ to (?:latex|balloons|rubber)\b/i,
    matches: ['a latex allergy', 'allergic to latex'],
    misses: ['rubber bands'],
    line: 'For anyone allergic to latex: use no balloons, rubber bands or latex gloves, and let nobody near them blow up a balloon. Elastic, string or foil balloons can often stand in.',
  },
]
