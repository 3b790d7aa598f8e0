import { Circle, CircleCheck } from 'lucide-react'
import { PASSWORD_RULES } from './password-rules.ts'

/** Marks each rule as met or unmet while the teacher types, by icon, colour and text [AUTH-42]. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className="mt-2.5 space-y-1 text-sm" aria-live="polite">
      {PASSWORD_RULES.map((rule) => {
        const met = rule.isMet(password)
        const Icon = met ? CircleCheck : Circle
        return (
          <li key={rule.id} className={`flex items-start gap-2.5 ${met ? 'text-success' : ''}`}>
            <Icon className="mt-0.5 size-5 shrink-0" role="img" aria-label={met ? 'Met:' : 'Not yet:'} />
            {rule.text}
          </li>
        )
      })}
    </ul>
  )
}
