/** Words of a request that no lesson is about: forms, ways of asking, and the class. */
export const NAMES_NO_KIT =
  /^(?:true|false|questions?|answers?|key|quiz|multiple|choices?|passages?|comprehension|reading|worksheets?|sheets?|pages?|activit(?:y|ies)|lessons?|plans?|class|kids|children|students|tamariki|pupils|year|years|term|week|simple|easy|fun|hands-on|intro|introduction|basic|basics|about|learn|learning|teach|teaching|for|the|and|with|what|why|how|who|where|when|is|are|do|does|we|our|my|some|short|info|information|facts?)$/i
