import { readdirSync, readFileSync } from 'node:fs'

/** Memory and open files of a process and all it started, as Linux counts them; undefined elsewhere. */
export function weighProcesses(root: number): { megabytes: number; files: number } | undefined {
  try {
    const all = familyOf(root)
    const megabytes = all.reduce((sum, pid) => sum + residentOf(pid), 0)
    const files = all.reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0)
    return { megabytes, files }
  } catch {
    return undefined
  }
}

function familyOf(root: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    return Number.isInteger(pid) ? [[pid, parentOf(pid)] as const] : []
  })
  const family = [root]
  for (const pid of family)
    for (const [child, parent] of parents) if (parent === pid && !family.includes(child)) family.push(child)
  return family
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return 0 // it has ended meanwhile
  }
}

const residentOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
