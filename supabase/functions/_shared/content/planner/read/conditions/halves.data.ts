/** Marks and words between two things that are to be taught: “relay races and long jump”. */
export const BETWEEN_HALVES =
  /\s*(?:&|\+|,|;|\/)\s*(?:and\s+)?|\s+(?:and|plus|then|as well as)\s+(?:then\s+)?/iu

/** Words of deeds and of the class, by which no lesson can be told from another. */
export const NAMES_NOTHING =
  /^(?:year|years|mins?|minutes|hours?|keeping|staying|being|having|getting|giving|doing|knowing|learning|looking|finding|talking|telling|saying|asking|understanding|including|properly|different|kids?|students?|class|lesson|health|science|maths?|english|music|drama|dance|arts?|tech|social|studies|don|not|new|old|big|own|way|ways|day|days|can|let|our|out|off|too|why|how|who|any|all|get|got|has|had|was|are|its|but|per|via|yet|add|bit|lot|lots|etc|incl|using|where|what|when)$/

/** The name of a learning area before what it is about: “food tech healthy lunchbox”. */
export const AREA_BEFORE =
  /^(?:(?:(?:food|digital|design|materials?|visual|performing) )?(?:tech(?:nology)?|arts?)|p\.?e\.?|health|te reo(?: m[āa]ori)?|science|maths?|english|literacy|social (?:studies|sciences?)|history|geography|financial (?:literacy|capability))[\s,:-]+(?=\p{L}{3,})/iu

/** What something is made with is no second thing to teach: “a bridge out of newspaper and tape”. */
export const MADE_OF =
  /\s+(?:out of|made (?:of|from|with)|using|with|from|in (?:recycled|old|plastic|paper|clean|empty))\s.*$/iu
