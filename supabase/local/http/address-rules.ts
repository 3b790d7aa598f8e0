import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a known address leads: to another address, or to a file with status 200. */
export interface AddressRule {
  to: string
  status: number
}

interface Line extends AddressRule {
  from: string
}

/**
 * Reads the build's `_redirects`, which hosts of static files read too: from, to, status in each line. A `from` that ends
 * in `/*` means the address and everything below it. A build without the file has no rules.
 */
export function readAddressRules(root: string): (path: string) => AddressRule | undefined {
  const lines = linesOf(join(root, '_redirects'))
  return (path) => {
    const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
    return lines.find(({ from }) =>
      from.endsWith('/*') ? `${plain}/`.startsWith(from.slice(0, -1)) : plain === from,
    )
  }
}

function linesOf(file: string): Line[] {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  return text.split('\n').flatMap((line) => {
    const [from = '', to = '', status = ''] = line.trim().split(/\s+/)
    return from.startsWith('/') ? [{ from, to, status: Number(status) }] : []
  })
}
