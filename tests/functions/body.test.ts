import { describe, expect, it } from 'vitest'
import { readFields, textField } from '../../supabase/functions/_shared/http/body.ts'

const bodyOf = (text: string) =>
  readFields(new Request('http://functions.test/', { method: 'POST', body: text }))

describe('the body of a function call', () => {
  it('loses only what Postgres cannot store, at any depth', async () => {
    const fields = await bodyOf(
      '{"a":"nul\\u0000 \\ud83d end","b":{"c":["\\ude00","\\ud83d\\ude00 ā"]},"d":5}',
    )
    expect(fields).toEqual({ a: 'nul \uFFFD end', b: { c: ['\uFFFD', '\u{1F600} ā'] }, d: 5 })
  })

  it('is refused as empty when nothing else was in it', async () => {
    const fields = await bodyOf('{"userMessage":"\\u0000 \\u0000"}')
    expect(() => textField(fields, 'userMessage', 10)).toThrow('userMessage is missing')
  })

  it.each(['', 'null', '[]', '5', '"x"', '{'])('is refused when it is %j', async (text) => {
    await expect(bodyOf(text)).rejects.toMatchObject({ status: 400 })
  })
})
