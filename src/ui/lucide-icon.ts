import { createElement, type SVGProps } from 'react'

interface IconData {
  name: string
  node: [tag: string, attributes: Record<string, string>][]
}

const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Takes the place of lucide's own function in the build (app/build/lean/packages.ts), which does more than our icons ask for. */
export default function createLucideIcon({ name, node }: IconData) {
  return ({ className = '', ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...LOOK, className: `lucide lucide-${name} ${className}`, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
