/** How a text is read, before what it is about: “shared reading, big book on kai”. */
export const WAY_OF_READING =
  /^(?:(?:guided|shared|close|buddy|paired) )?reading\b,?(?: (?:an?|the|with|of|our))*(?: (?:(?:big|picture|short|junior) )*(?:books?|texts?|stor(?:y|ies)|passages?|poems?|articles?))?\s+(?:on|about)\s+(?=\p{L})/iu
