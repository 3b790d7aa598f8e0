import { MAX_CONTENT_CHARS, type TitleAnswer } from '../_shared/content/contract.ts'
import { chatTitle } from '../_shared/content/title.ts'
import { endpoint, json } from '../_shared/http/answer.ts'
import { readFields, textField } from '../_shared/http/body.ts'
import { callerId } from '../_shared/http/caller.ts'

Deno.serve(
  endpoint(async (request) => {
    const message = textField(await readFields(request), 'userMessage', MAX_CONTENT_CHARS)
    await callerId(request)
    const answer: TitleAnswer = { title: chatTitle(message) }
    return json(answer)
  }),
)
