/** Kinds of text and skills of reading, which are no matter that work can be about: “a non-fiction text”. */
export const KINDS_OF_TEXT =
  /\b(?:non[- ]?fiction|fiction|informational?|narrative|factual|texts?|stor(?:y|ies)|articles?|passages?|paragraphs?|poems?|books?|journals?|reports?|short|long|included|provided|attached|own|predict(?:ion|ions|ing)|infer(?:ence|ences|ring)|summar(?:y|ies|i[sz]ing)|retelling|visuali[sz]ing|clarifying|main ideas?)\b/gi
