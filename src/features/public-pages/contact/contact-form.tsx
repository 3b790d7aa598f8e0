import type { InputHTMLAttributes } from 'react'
import { contactScript } from '../page-script.ts'
import type { Site } from '../site/site.ts'

/** Must be more than `type=email` asks for: an address without a dot after the @ cannot be answered. */
const EMAIL = '[^@\\s]+@[^@\\s]+\\.[^@\\s]+'

export function ContactForm({ site }: { site: Site }) {
  return (
    <form
      id="contact"
      className="sheet grid gap-5 p-5 md:p-8"
      method="post"
      action={`${site.functions}/send-contact-email`}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Name" name="name" autoComplete="name" placeholder="Your full name" />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          pattern={EMAIL}
          title="An address like your.email@example.com"
          placeholder="your.email@example.com"
        />
      </div>
      <Field label="Subject" name="subject" placeholder="What's this about?" />
      <label className="grid gap-1.5 font-semibold">
        Message
        <textarea
          className="textarea w-full font-normal"
          name="message"
          rows={6}
          required
          placeholder="Tell us more..."
        />
      </label>
      <Trap />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <button type="submit" className="btn btn-primary max-md:w-full">
          Send Message
        </button>
        <p className="text-sm text-muted">Please leave out students’ names.</p>
      </div>
      <div
        id="toast"
        role="alert"
        className="sheet fixed inset-x-3 bottom-3 z-40 p-4 empty:hidden md:left-auto md:w-96"
      />
      <noscript>
        <p className="rounded-field bg-wash p-4">
          This form needs JavaScript. You can also write to {site.feedbackAddress}.
        </p>
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, without user content */}
      <script dangerouslySetInnerHTML={{ __html: contactScript }} />
    </form>
  )
}

function Field({ label, ...rest }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="grid gap-1.5 font-semibold">
      {label}
      <input className="input h-11 w-full font-normal" required {...rest} />
    </label>
  )
}

/** A field that people never see. A program that fills in every field gives itself away. */
function Trap() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
