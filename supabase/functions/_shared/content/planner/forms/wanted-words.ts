/** The words of a request without the class and its length, for readers that look for what the work is. */
export const wantedWords = (text: string) =>
  text
    .replace(/\b(?:y(?:ea)?rs? ?\d(?:\s?[-–/&]\s?\d)?|y\d(?:\s?[-–/]\s?\d)?|\d+ ?min(?:ute)?s?)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
