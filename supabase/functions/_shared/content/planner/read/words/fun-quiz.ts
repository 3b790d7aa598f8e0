/** A quiz for fun, which needs no topic. */
export const FOR_FUN =
  /\btrivia\b|\bgeneral knowledge\b|\b(?:fun|friday|end of (?:the )?(?:year|term)|last day|class|pub|team)(?: \p{L}+)? quiz(?:z?es)?\b|\bquiz(?:z?es)? (?:for fun|for (?:the )?(?:last day|friday|end of (?:the )?(?:year|term)))\b/iu
