/** Words after which, or before which, a number makes an amount larger. */
export const COMES =
  'brings? back|brought back|puts? (?:back|in)|(?:rain|a pump) puts?|gives? back|gave back|gets? on|got on|comes? (?:aboard|in|back|to)|came (?:aboard|in|back|to)|boards?|boarded|joins?|joined|arrives?|arrived|finds?|found|wins?|won|earns?|earned|receives?|received|(?:is|was|were|are) given|adds?|added|rises?|rose|gains?|gained|collects?|collected|picks? up|picked up|flies in|fly in|flew in|hatch(?:es|ed)?|(?:is|are|were|was) (?:born|delivered|added)|pours? in|poured in|pays? in|paid in|deposits?|deposited|gets?(?! (?:on|off|out|home))|got(?! (?:on|off|out|home))|grows?|grew|climbs?|climbed|warms? up|warmed up|makes?|made(?! (?:of|from|up))|goes up|go up|went up'

/** The same for a smaller one. */
export const GOES =
  'borrows?|borrowed|takes? (?:out|away|off)|took (?:out|away|off)|gives?(?! back)|gave(?! back)|loses?|lost|spends?|spent|eats?|ate|(?:is|are|was|were) (?:eaten|used|sold|stolen|lost|broken|taken|removed|picked)|uses?|used|gets? off|got off|leaves?(?! with)|left(?! with)|go(?:es)? home|went home|falls?|fell|cools? down|cooled down|shrinks?|shrank|drops?|dropped|breaks?|broke|fl(?:y|ies) away|flew away|withdraws?|withdrew|pours? out|poured out|leaks?|leaked|removes?|removed|(?:cuts?|saws?|sawed|chops?|chopped|tears?|tore) off|dies|died|drinks?|drank|donates?|donated|throws? (?:away|out)|threw (?:away|out)|bursts?|melts?|melted|swims? away|swam away|goes down|go down|went down|wilts?|wilted'

/** What is bought comes, and its price goes; what is sold goes, and its price comes. */
export const BUYS = 'buys?|bought|pays?(?! in)|paid(?! in)'
export const SELLS = 'sells?|sold'
