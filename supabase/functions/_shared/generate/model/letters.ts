/** The approximate number of letters in one token. */
export const LETTERS_A_TOKEN = 4
