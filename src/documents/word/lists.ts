import type { ILevelsOptions } from 'docx'
import { firstNumber, markerText } from '../render/list-markers.ts'
import type { Area, Marker, WordContext } from './context.ts'
import { halfPoints, pixels } from './units.ts'

type Format = NonNullable<ILevelsOptions['format']>

const FORMATS: Record<string, Format> = {
  decimal: 'decimal',
  'decimal-leading-zero': 'decimalZero',
  'lower-alpha': 'lowerLetter',
  'lower-latin': 'lowerLetter',
  'upper-alpha': 'upperLetter',
  'upper-latin': 'upperLetter',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
}

/** Gives each item of a list its marker. A number out of turn begins another list in Word. */
export function markersOf(list: Element, context: WordContext): Map<Element, Marker> {
  const found = new Map<Element, Marker>()
  const items = [...list.children].filter((child) => child.localName === 'li') as HTMLLIElement[]
  const step = list.hasAttribute('reversed') ? -1 : 1
  let number = firstNumber(list as HTMLElement, items.length)
  let current: { reference: string; type: string; next: number } | undefined
  for (const item of items) {
    if (item.hasAttribute('value')) number = item.value
    const style = context.style(item)
    const type = style.listStyleType
    if (style.display === 'list-item' && type !== 'none') {
      const goesOn = current?.type === type && (current.next === number || !FORMATS[type])
      const reference: string = goesOn && current ? current.reference : newList(type, number, style, context)
      current = { reference, type, next: number + 1 }
      found.set(item, { reference, used: false })
    }
    number += step
  }
  return found
}

function newList(type: string, start: number, style: CSSStyleDeclaration, context: WordContext): string {
  const reference = `list-${context.lists.length + 1}`
  const format = FORMATS[type]
  const bullet = /^["'](.*)["']$/.exec(type)?.[1]?.trim() ?? markerText(type, start) ?? '•'
  const level: ILevelsOptions = {
    level: 0,
    format: format ?? 'bullet',
    text: format ? '%1.' : bullet,
    start: Math.max(0, start),
    alignment: 'left',
    style: {
      paragraph: { indent: { left: 480, hanging: 360 } },
      run: { font: 'Arial', size: halfPoints(pixels(style.fontSize)) },
    },
  }
  context.lists.push({ reference, levels: [level] })
  return reference
}

/** The same column for the content of one item. */
export function areaOfItem(area: Area, marker: Marker | undefined): Area {
  const { marker: _outer, ...rest } = area
  return marker ? { ...rest, marker } : rest
}
