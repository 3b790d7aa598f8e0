/** Asks for a lesson that anybody can teach at once, on anything: the bank has such lessons for each learning area. */
export const NEEDS_NO_PREPARATION =
  /\b(?:reliev(?:er|ers|ing)|relief (?:day|teacher|lesson|plan)|no[- ]prep|nothing prepared|emergency)\b/i

/** Words of a request that no lesson is about: the form it asks for, and the class. */
export const NAMES_NO_KIT =
  /^(?:true|false|scenarios?|cards|template|printable|questions?|answers?|key|quiz|multiple|choices?|passages?|comprehension|worksheets?|sheets?|pages?|activit(?:y|ies)|lessons?|plans?|kids|children|students|tamariki|pupils|juniors?|seniors?|composite|yrs?|term|intro|introduction|basics?|learn|learning|teach|teaching|easy|fun|hands-on|about|please|pls|thing|stuff|bit|using|info|information|units?|series|tech|kits?|gear|incl|including|plus|posters?|templates?|checklists?|word ?finds?|diagrams?|guided|structured|beginners?|girls|boys|dont|cant|isnt|arent|thats|theyre|were|tuesday|today|tomorrow)$/i
