export type Sign = '+' | '-' | '*' | '/'
/** A sum as a tree: a number as it is written, or two sums with a sign between them. */
export type SumTree = { number: string } | { sign: Sign; left: SumTree; right: SumTree }

export const isLeaf = (sum: SumTree): sum is { number: string } => 'number' in sum

const TOKEN = /\d+(?:\.\d+)?|[-+*/()]/g

/** Reads a sum with the four signs and brackets; null for anything else, such as a number below zero. */
export function sumTree(expr: string): SumTree | null {
  const tokens = expr.match(TOKEN) ?? []
  if (tokens.join('') !== expr) return null
  let at = 0
  const leaf = (): SumTree | null => {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const inner = row()
      return tokens[at++] === ')' ? inner : null
    }
    return /^\d/.test(token) ? { number: token } : null
  }
  const chain = (signs: string, next: () => SumTree | null) => () => {
    let left = next()
    while (left !== null && at < tokens.length && signs.includes(tokens[at] ?? '?')) {
      const sign = tokens[at++] as Sign
      const right = next()
      left = right === null ? null : { sign, left, right }
    }
    return left
  }
  const row = chain('+-', chain('*/', leaf))
  const sum = row()
  return at === tokens.length ? sum : null
}

/** The sum as it is written, with all its brackets but the outer ones. */
export function written(sum: SumTree): string {
  const inner = (one: SumTree) => (isLeaf(one) ? one.number : `(${written(one)})`)
  return isLeaf(sum) ? sum.number : `${inner(sum.left)}${sum.sign}${inner(sum.right)}`
}
