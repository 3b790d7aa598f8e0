export type Form = { [name: string]: string | Form }

/** Reads `a[b][0]=c`, the way in which Stripe's calls carry nested values. */
export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    const last = path.pop()
    if (last === undefined) continue
    let at = form
    for (const part of path) {
      const next = at[part]
      const inner: Form = typeof next === 'object' ? next : {}
      at[part] = inner
      at = inner
    }
    at[last] = value
  }
  return form
}

export const textAt = (form: Form, name: string): string | undefined => {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

export const formAt = (form: Form, name: string): Form => {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

export const textsAt = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formAt(form, name)).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  )
