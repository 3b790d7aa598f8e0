import type { WordPattern } from '../word-pattern.ts'

/** Labels in te reo Māori for the walls and things of a classroom. */
export const DISPLAY_LABELS: WordPattern = {
  pattern:
    /^(?=[\s\S]*(?<!\p{L})(?:te reo|m[āa]ori|kupu|reo|bilingual)(?!\p{L}))(?![\s\S]*(?<!\p{L})(?:diagrams?|lesson|label(?:l?ing)? the|quiz|test)(?!\p{L}))[\s\S]*(?<!\p{L})(?:labels|(?:display|wall|door|classroom|cupboard|bilingual) (?:labels?|signs?|words|cards|posters?))(?!\p{L})/iu,
  matches: [
    'classroom display labels te reo māori colours',
    'te reo labels for things in our room',
    'bilingual door signs',
  ],
  misses: ['label the body in te reo', 'labels for a diagram in māori', 'display labels for science'],
}

/** Labels in English for the walls, trays and jobs of a classroom. */
export const ENGLISH_LABELS: WordPattern = {
  pattern:
    /^(?![\s\S]*\b(?:diagrams?|lesson|label(?:l?ing)? (?:the|a|an)|quiz|test|parts of|writing)\b)(?=[\s\S]*\b(?:jobs?|monitors?|helpers?|trays?|resources?|equipment|shel(?:f|ves)|stationery|drawers?|cupboards?|timetables?|subjects?|areas?|corners?|days of the week)\b)[\s\S]*\b(?:labels|signs)\b/i,
  matches: ['classroom jobs labels', 'tray labels for my room', 'labels for the days of the week'],
  misses: ['label the parts of a plant', 'a job', 'signs of spring'],
}

/** Labels of a topic for a wall or a display. */
export const TOPIC_LABELS: WordPattern = {
  pattern:
    /^(?![\s\S]*\b(?:diagrams?|lesson|label(?:l?ing)? (?:the|a|an)|quiz|test|parts of)\b)[\s\S]*\b(?:(?:display|wall|pin ?board|notice ?board) (?:name )?labels?|labels? for (?:(?:an?|our|the|my) )?(?:\w+ )?(?:display|wall))\b/i,
  matches: [
    'matariki stars display labels with names',
    'wall labels for the water cycle',
    'labels for our planets display',
  ],
  misses: ['label the planets', 'labels for a diagram on the wall', 'a display of data'],
}

/** A mat of words and beginnings of sentences for the table. */
export const LANGUAGE_MAT: WordPattern = {
  pattern:
    /\b(?:word|vocab\w*|writing|language|sentence|literacy|starter|table)(?: starters?)? mats?\b|\bmat\b(?=.*\b(?:esol|ell|eal)\b)|\bsentence (?:starters?|stems?|openers?)\b/i,
  matches: ['a word mat for recounts', 'sentence starters for ESOL', 'writing mat', 'word bank mat for ell'],
  misses: ['a welcome mat', 'story starters', 'place value mat', 'word bank'],
}

/** A chain of living things to put together from cards. */
export const FOOD_CHAIN: WordPattern = {
  pattern:
    /^(?=[\s\S]*\bfood[ -](?:chains?|webs?)\b)(?![\s\S]*\b(?:lesson|quiz|test|crossword|word ?search|label\w*)\b)[\s\S]*\b(?:cut(?:ting)?|stick|paste|glue|cards|sequenc\w+|order(?:ing)?)\b/i,
  matches: [
    'food chain cut and stick',
    'food chain cards for the rocky shore',
    'put the food chain in order',
  ],
  misses: ['food chains', 'a food web quiz', 'a chain'],
}
