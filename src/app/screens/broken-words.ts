/** [ERR-01] */
export const BROKEN = 'Unexpected Application Error!'
export const KEPT = 'Your chats and what you were typing are kept on this device.'
