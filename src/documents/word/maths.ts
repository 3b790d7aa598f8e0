import {
  Math as Formula,
  MathFraction,
  MathLimitLower,
  MathLimitUpper,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
} from 'docx'

type Part =
  | MathRun
  | MathFraction
  | MathSuperScript
  | MathSubScript
  | MathSubSuperScript
  | MathRadical
  | MathLimitLower
  | MathLimitUpper

/** MathML as a Word formula, which stays editable and keeps its fractions, powers and roots. */
export function formulaOf(math: Element): Formula {
  return new Formula({ children: partsOf(math) })
}

export function fractionOf(top: string, bottom: string): Formula {
  return new Formula({
    children: [new MathFraction({ numerator: [new MathRun(top)], denominator: [new MathRun(bottom)] })],
  })
}

function partsOf(element: Element): Part[] {
  return [...element.children].flatMap(part)
}

/** The parts of one child. They are never empty, because Word shows an empty place as a box to fill. */
function at(element: Element, index: number): Part[] {
  const child = element.children[index]
  const parts = child ? part(child) : []
  return parts.length > 0 ? parts : [new MathRun(' ')]
}

const PARTS: Record<string, (element: Element) => Part[]> = {
  mfrac: (e) => [new MathFraction({ numerator: at(e, 0), denominator: at(e, 1) })],
  msup: (e) => [new MathSuperScript({ children: at(e, 0), superScript: at(e, 1) })],
  msub: (e) => [new MathSubScript({ children: at(e, 0), subScript: at(e, 1) })],
  msubsup: (e) => [
    new MathSubSuperScript({ children: at(e, 0), subScript: at(e, 1), superScript: at(e, 2) }),
  ],
  msqrt: (e) => [new MathRadical({ children: partsOf(e) })],
  mroot: (e) => [new MathRadical({ children: at(e, 0), degree: at(e, 1) })],
  munder: (e) => [new MathLimitLower({ children: at(e, 0), limit: at(e, 1) })],
  mover: (e) => [new MathLimitUpper({ children: at(e, 0), limit: at(e, 1) })],
  munderover: (e) => [
    new MathLimitUpper({
      children: [new MathLimitLower({ children: at(e, 0), limit: at(e, 1) })],
      limit: at(e, 2),
    }),
  ],
  mfenced: (e) => [
    new MathRun(e.getAttribute('open') ?? '('),
    ...partsOf(e),
    new MathRun(e.getAttribute('close') ?? ')'),
  ],
  mtr: (e) => [...partsOf(e), new MathRun('; ')],
  mtd: (e) => [...partsOf(e), new MathRun('  ')],
  mspace: () => [new MathRun(' ')],
  annotation: () => [],
  'annotation-xml': () => [],
}

function part(element: Element): Part[] {
  const special = PARTS[element.localName]
  if (special) return special(element)
  if (element.children.length > 0) return partsOf(element)
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  return text ? [new MathRun(text)] : []
}
