/** The text with a capital at its start; other letters stay as they are. */
export const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
