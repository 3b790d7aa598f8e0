/** Where the contact page keeps what was typed, in this tab, until it is sent. */
export const CONTACT_DRAFT_KEY = 'mahere-contact'

/** Puts words into the contact form, which a person reads and sends there. What was typed before stays above them. */
export function draftContactMessage(subject: string, message: string): void {
  try {
    const typed = JSON.parse(sessionStorage.getItem(CONTACT_DRAFT_KEY) ?? '{}') as Record<string, string>
    const words = [typed.message, message].filter(Boolean).join('\n\n')
    const draft = { ...typed, subject: typed.subject || subject, message: words }
    sessionStorage.setItem(CONTACT_DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // A forbidden storage: the form opens empty, and the report can still be copied from the screen.
  }
}
