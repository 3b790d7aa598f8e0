/** A4 with margins of 20 mm [RES-33]. The document is laid out as wide as the room between them. */
export const MARGIN_MM = 20
export const CONTENT_WIDTH_MM = 170
const CONTENT_HEIGHT_MM = 257
export const MM_PER_PX = 25.4 / 96
export const POINTS_PER_PX = 0.75
export const CONTENT_WIDTH = CONTENT_WIDTH_MM / MM_PER_PX
export const CONTENT_HEIGHT = CONTENT_HEIGHT_MM / MM_PER_PX
