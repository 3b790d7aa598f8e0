/** Words beside the stop words that say too little to be left out of a text: which of them stood there could not be told. */
export const TOO_COMMON_TO_GAP: readonly string[] = `
  across almost along already although always anyone around away back became become becomes began begin begins being best better big called came
  come comes does down during early else even ever everyone everything far found four gave gets gone half help helps here high hold home hour hours
  inside itself keeps kept known later least left less lets little live lived lives long longer look looked looks main mean means might
  moment morning much must near nearly need never next night none nothing often once ones others ourselves part parts people perhaps place places
  rather really right said says seem seems seen side since someone somewhere soon stay stays sure tell tells than thing think third though
  thought three time times today together told took toward towards turn turns under upon used want wanted wants ways went were whole whose
  hundred hundreds thousand thousands million millions
  without word words work works yet young`
  .trim()
  .split(/\s+/)
