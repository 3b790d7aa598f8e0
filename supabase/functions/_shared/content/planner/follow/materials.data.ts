/** Things most rooms have that do the work of a material, with the words by which teachers name it. */
export const STAND_INS: readonly { match: RegExp; instead: string; one: string }[] = [
  { match: /^counters?$/i, instead: 'buttons or paper squares', one: 'button or paper square' },
  {
    match: /^(?:unifix|multi-?link|linking|snap)? ?cubes?$|^blocks?$/i,
    instead: 'paper squares',
    one: 'paper square',
  },
  { match: /^(?:mini[- ]?)?white ?boards?$/i, instead: 'sheets of scrap paper', one: 'sheet of scrap paper' },
  {
    match:
      /^(?:tablet cameras?|videos?|ipads?|chromebooks?|laptops?|tablets?|devices?|computers?|cameras?|phones?)$/i,
    instead: 'paper and pencils',
    one: 'sheet of paper',
  },
  { match: /^dice$|^die$/i, instead: 'number cards drawn from a bag', one: 'number card drawn from a bag' },
  { match: /^hand lens(?:es)?$|^magnifying glass(?:es)?$/i, instead: 'a closer look', one: 'closer look' },
  { match: /^sticky notes?$|^post-?its?$/i, instead: 'slips of paper', one: 'slip of paper' },
  { match: /^bibs?$/i, instead: 'bands of cloth', one: 'band of cloth' },
  { match: /^cones?$|^markers?$/i, instead: 'water bottles or shoes', one: 'water bottle or shoe' },
  { match: /^ten(?:s)?[- ]frames?$/i, instead: 'ten boxes drawn on paper', one: 'ten boxes drawn on paper' },
  {
    match: /^place[- ]value blocks?$/i,
    instead: 'bundles of ice-block sticks and single sticks',
    one: 'ice-block stick',
  },
  {
    match: /^rulers?$/i,
    instead: 'strips of paper marked in centimetres',
    one: 'strip of paper marked in centimetres',
  },
  {
    match: /^number lines?$/i,
    instead: 'lines of numbers drawn on paper',
    one: 'line of numbers drawn on paper',
  },
  { match: /^(?:playing |digit )?cards?$/i, instead: 'slips of paper', one: 'slip of paper' },
  { match: /^scissors$/i, instead: 'careful folding and tearing', one: 'careful folding and tearing' },
  { match: /^glue(?: sticks?)?$/i, instead: 'tape', one: 'tape' },
  { match: /^clay$|^play ?dough$/i, instead: 'damp paper or foil', one: 'damp paper or foil' },
  { match: /^paints?$/i, instead: 'crayons or coloured pencils', one: 'crayon or coloured pencil' },
]

/** For materials without a stand-in of their own. */
export const ANY_STAND_IN = 'something else you have'

/** Words that stand for several materials. */
export const KINDS_OF_MATERIAL: readonly { match: RegExp; things: readonly string[] }[] = [
  {
    match: /^(?:devices?|technology|tech|screens?|computers?|wi-?fi|internet)$/i,
    things: ['tablet camera', 'tablet', 'ipad', 'chromebook', 'laptop', 'computer', 'device', 'video'],
  },
]

/** Words in a material that say it can be made with paper and pencil, so it stays when little else is there. */
export const PAPER_WORDS = /\b(?:table|paper|slips?|pencils?|pens?|book|chart|question|copy|list|words?)\b/i
