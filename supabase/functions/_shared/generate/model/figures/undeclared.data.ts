/** Pictures that a question can point at. */
const PICTURE =
  'pictures?|photo(?:graph)?s?|images?|diagrams?|graphs?|charts?|pictographs?|pictograms?|number lines?|thermometers?|clocks?|maps?|illustrations?|drawings?|spinners?|(?:venn|carroll|tree) diagrams?|grids?|dials?'
/** Things that are drawn, or are only spoken of: they need a word that points at them. */
const DRAWN =
  'tables?|shapes?|lines?|angles?|bars?|columns?|dots?|blocks?|cubes?|circles?|squares?|triangles?|rectangles?|polygons?|solids?|prisms?|coins?|notes?|counters?|arrays?|arrows?|objects?|stars?|sectors?|slices?|pencils?|rulers?|scales?|jugs?|beakers?|patterns?|tiles?|faces?|figures?'
const ANY = `${PICTURE}|${DRAWN}`
const BETWEEN = '(?:(?!of\\b|for\\b|in\\b|on\\b|and\\b|or\\b|to\\b|that\\b|is\\b|are\\b)[\\p{L}-]+ ){0,3}?'
const THE = '(?:the|this|these|those|that)'

/** Words that point at a picture on the page; the first group is the noun. */
export const POINTS_AT: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${THE} ${BETWEEN}(${PICTURE})(?!\\p{L})(?! of your| method| strategy)`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(${ANY})(?: (?:is|are|that (?:is|are)))? (?:below|above|shown|pictured|drawn here|here|on the (?:right|left)|at the (?:right|left|top|bottom))(?!\\p{L})(?! (?:zero|sea|the|ground|freezing|average|\\d))`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})(?:below|above|shown|pictured) (${ANY})(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:this|these|those) ${BETWEEN}(${DRAWN})(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:the|each|which|what) (${DRAWN})(?!\\p{L})[^.?!]{0,20}(?<!\\p{L})(?:shaded|coloured in|marked|labell?ed|pointing|points? (?:to|at))(?!\\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(arrow|picture|diagram|graph|clock) [A-H](?!\p{L})/u,
  /(?<!\p{L})(?:which|the) (bar|column|sector|slice)s? (?:is|are|shows?|has|stands?|(?:of the )?\p{L}+est)(?!\p{L})/iu,
  /(?<!\p{L})(?:the (table) (?:shows|tells|gives|lists)|(?:in|from|use|read|complete|finish|fill in|look at|according to|study) the (?:\p{L}+ )?(table|key|shape|line|angle|pattern|scale|ruler|coins|dots|blocks|arrow)s?)(?!\p{L})/iu,
]

/** What the pupils make themselves is there to be asked about. */
export const MADE_BY_PUPILS =
  /(?<!\p{L})(?:draw|sketch|make|build|construct|fold|cut out|imagine|plot|design|create|rule)(?!\p{L})[^.?!]*(?<!\p{L})(?:an?|your|two|three|four|five|\d+|another)(?!\p{L})/iu

/** The nouns that each kind of declared picture is called by. */
export const CALLED: Readonly<Record<string, RegExp>> = {
  'number-line': /number line|line|arrow|picture/i,
  bar: /bar|shape|part|picture|rectangle/i,
  array: /array|dot|counter|row|pattern|picture/i,
  clock: /clock|face|picture/i,
  coins: /coin|note|money|picture/i,
  rectangle: /rectangle|shape|figure|diagram|picture|drawing/i,
  shape: /./,
  squares: /square|grid|shape|mat|tile|picture|figure/i,
  dots: /dot|counter|pattern|picture/i,
  grid: /grid|point|graph|map|picture/i,
  chart: /graph|chart|bar|column|picture|scale/i,
  map: /map|grid|picture|square|key/i,
  angle: /angle|picture|diagram|line|arrow/i,
  table: /table|chart|column|row|grid|picture/i,
}

/** The nouns that can only be pictures. */
export const IS_PICTURE = new RegExp(`^(?:${PICTURE})$`, 'iu')
