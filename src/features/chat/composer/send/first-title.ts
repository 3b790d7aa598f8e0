import { localTitle, NEW_CHAT_TITLE } from '#domain/titles.ts'

/** [CHAT-68] The first title of a chat, without the names of pupils. The list of names is loaded when it is needed. */
export async function firstTitle(content: string): Promise<string> {
  try {
    const { withoutPupilNames } = await import('#content/checks/pupil-names.ts')
    return localTitle(withoutPupilNames(content))
  } catch {
    return NEW_CHAT_TITLE
  }
}
