import { create } from 'zustand'
import { MAX_PROMPT_CHARS } from '#domain/product.ts'

/** Stores the text of one composer as its draft. The chat hands it in: only features and workers may reach the device's store. */
interface DraftPort {
  /** Stores this text soon. */
  later(text: string): void
  /** Forgets the text that is still to be stored. */
  drop(): void
}

/**
 * The text in the composer's field. It is no state of React's: the browser has written a key into the field already, so
 * a component subscribes to what it shows of the text, and a key costs what it costs in any text field.
 */
export interface ComposerText {
  /** The key of the open draft; empty before a composer has been open. */
  key: string
  text: string
  /** The text that the store is known to have. */
  storedText: string
  /** Goes up when a draft is restored for the teacher to type on: the field takes the focus. */
  restores: number
}

/** The state of the stored draft, which is read while the teacher may already be typing. */
type WhenRead = 'show' | 'join' | 'ignore'

const atStart: ComposerText = { key: '', text: '', storedText: '', restores: 0 }
const useStore = create<ComposerText>(() => atStart)
const noDraft: DraftPort = { later: () => {}, drop: () => {} }

let draft = noDraft
let whenRead: WhenRead = 'ignore'
let movesTo: string | undefined

export const readText = (): string => useStore.getState().text

export const onTextChange = useStore.subscribe

/** Redraws only when the selected fact changes. */
export function useComposerText<T>(select: (state: ComposerText) => T): T {
  return useStore(select)
}

/** An empty field for this draft. Text typed while the first send gave the chat its own key comes along. */
export function openComposer(key: string, port: DraftPort): void {
  const text = movesTo === key ? readText() : ''
  draft = port
  movesTo = undefined
  whenRead = text === '' ? 'show' : 'join'
  useStore.setState({ key, text, storedText: '' })
  if (text !== '') draft.later(text)
}

/** The draft as the store has it. Text typed since is not lost: it stands above the draft, and both are stored. */
export function showDraft(stored: string): void {
  const text = readText()
  const isTyped = whenRead === 'join'
  const shown = whenRead === 'show' ? stored : isTyped ? joined(text, stored) : text
  whenRead = 'ignore'
  useStore.setState(shown === stored ? { text: shown, storedText: stored } : { text: shown })
  if (isTyped && shown !== text) draft.later(shown)
}

function joined(text: string, stored: string): string {
  if (!stored.trim() || text.startsWith(stored)) return text
  return text.trim() ? `${text}\n\n${stored}` : stored
}

/** The teacher has typed. */
export function setText(text: string): void {
  if (whenRead === 'show') whenRead = 'join'
  useStore.setState({ text })
  draft.later(text)
}

/** Text of the app's own takes the place of the draft. */
export function replaceText(text: string): void {
  whenRead = 'ignore'
  setText(text)
}

/**
 * The text has been sent, and its draft went with it; what was typed since stays. The first send of a chat moves it from
 * the key of a new chat to the chat's own. A composer that shows another draft by now is left alone.
 */
export function clearSentText(sentText: string, keys: { from: string; to: string }): void {
  const { key, text } = useStore.getState()
  if (key !== keys.from) return
  whenRead = 'ignore'
  movesTo = keys.to
  if (text === sentText) {
    draft.drop()
    useStore.setState({ text: '' })
    // The send may have taken away a draft that was stored while it was under way.
  } else if (key === keys.to) draft.later(text)
}

/** Shows a text that the store has already, if the composer of this draft is open. */
export function restoreText(key: string, stored: string): void {
  const { key: openKey, restores } = useStore.getState()
  if (key !== openKey) return
  draft.drop()
  whenRead = 'ignore'
  useStore.setState({ text: stored, storedText: stored, restores: restores + 1 })
}

/** The store has this text. It says nothing of another draft, or of text typed since. */
export function markStored(key: string, stored: string): void {
  const { key: openKey, text } = useStore.getState()
  if (key === openKey && stored === text) useStore.setState({ storedText: stored })
}

/** At sign-out: the next teacher on this device finds nothing. */
export function resetComposerText(): void {
  draft = noDraft
  movesTo = undefined
  whenRead = 'ignore'
  useStore.setState(atStart, true)
}

/** The text on the screen is the text in the store. Blanks are no draft. */
export const isDraftStored = (state: ComposerText): boolean =>
  !isBlank(state) && state.text === state.storedText

/** A name begins with a capital letter. */
export const hasCapital = ({ text }: ComposerText): boolean => /\p{Lu}/u.test(text)

export const isBlank = ({ text }: ComposerText): boolean => text.trim() === ''

/** The number of characters while the text is too long to be sent, else 0. */
export function excessLength({ text }: ComposerText): number {
  const { length } = text.trim()
  return length > MAX_PROMPT_CHARS ? length : 0
}
