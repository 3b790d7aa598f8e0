import type { Level } from '../../task.ts'

/** Printed on pupil pages in place of the level's name, which only the teacher page gives. */
export const MARKS: Readonly<Record<Level, string>> = { support: '▲', core: '●', extension: '■' }
