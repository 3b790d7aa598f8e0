import { line, round, svg } from '../svg.ts'

/** Both arms of an angle reach so far from its corner, and its mark lies so near to it, in units of the drawing. */
const ARM = 52
const MARK = 16
/** Room round the angle, and millimetres in a unit: a protractor needs arms of about 40 mm. */
const EDGE = 4
const SCALE = 0.8

interface Box {
  /** Millimetres across and down. */
  mm: [across: number, down: number]
  /** What of the drawing is shown; the corner is at 0, 0. */
  view: string
}

const turned = (degrees: number, reach: number): [number, number] => [
  round(Math.cos((degrees * Math.PI) / 180) * reach),
  round(-Math.sin((degrees * Math.PI) / 180) * reach),
]

/** The paper that an angle takes: as much as its arms and its mark reach over. */
export function angleBox(degrees: number): Box {
  const quarters = [90, 180, 270].filter((turn) => turn < degrees).map((turn) => turned(turn, MARK))
  const points = [[0, 0], [ARM, 0], turned(degrees, ARM), turned(degrees, MARK), ...quarters]
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)]
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE]
  const [across, down] = [Math.max(...xs) + EDGE - left, Math.max(...ys) + EDGE - top]
  return {
    mm: [round(across * SCALE), round(down * SCALE)],
    view: [left, top, across, down].map(round).join(' '),
  }
}

/** An angle with arms that a protractor can be laid on. */
export function angleHtml(degrees: number): string {
  const [ax, ay] = turned(degrees, MARK)
  const arc = `<path d="M${MARK} 0 A${MARK} ${MARK} 0 ${degrees > 180 ? 1 : 0} 0 ${ax} ${ay}" fill="none" stroke="#111"/>`
  const mark = degrees === 90 ? '<path d="M14 0 V-14 H0" fill="none" stroke="#111"/>' : arc
  const { mm, view } = angleBox(degrees)
  return svg(
    'An angle to look at or measure',
    mm,
    view,
    `${line([0, 0], [ARM, 0], 1.5)}${line([0, 0], turned(degrees, ARM), 1.5)}${mark}`,
  )
}
