/** Words that carry no topic: they never choose what a lesson is about. */
export const STOP_WORDS: readonly string[] = `
  a about above after again all also am amount amounts an and any are as ask asks at be because been before being below between both but by can
  class could cover covering create did different do does doing done each easy every few find first fit follow for from fun get give given giving go goes
  good group groups had hands hard has have having help her here his how if in include including into is it its just keep kind know last lesson lessons
  level levels like look lot lots made make makes making many maybe me more most my need needs new next nice not of off on one only or other our out
  over page pages part plan please practice practise question questions ready same see set several short should show shows simple small some something
  start starting starts still such sure take teach than that the their them then there these they thing things this those three through to too two
  under until up use used uses using very want way we well what when where which while who whole why will with within without work worksheet would
  write year years yes you your answer answers`
  .trim()
  .split(/\s+/)
