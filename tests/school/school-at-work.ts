import type { SchoolMember } from '#content/contract.ts'
import { type Answers, aroha, type Call, openAt } from '../support/screens/account-screens.tsx'

export const SCHOOL = { is_admin: true, school_id: 'school-1', school_name: 'Te Kura o Kōwhai' }
export const UNNAMED = { is_admin: true, school_id: null, school_name: null }
export const LICENCES = { total_licenses: 10, used_licenses: 2, available_licenses: 8 }

export function member(name: string, more: Partial<SchoolMember> = {}): SchoolMember {
  const first = name.split(' ')[0]?.toLowerCase() ?? ''
  return {
    id: `membership-${first}`,
    member_id: `teacher-${first}`,
    created_at: '2026-11-20T00:00:00Z',
    was_invited: false,
    email_confirmed: true,
    invitation_sent_at: null,
    password_reset_required: false,
    password_reset_completed: false,
    email: `${first}@example.school.nz`,
    admin_provided_name: name,
    name_conflict_detected: false,
    subscription_status: 'active',
    is_managed: true,
    name,
    ...more,
  }
}

/** What the server of a school holds; each answer may be replaced. */
export interface SchoolServer {
  row: () => Response | Promise<Response>
  licences: () => Response | Promise<Response>
  statistics: () => Response | Promise<Response>
  members: () => Response | Promise<Response>
  fallback: () => Response | Promise<Response>
  act: (call: Call) => Response | Promise<Response> | undefined
}

export const refusedWith = (status: number, reason: string, error = 'The words of the server.') =>
  Response.json({ success: false, error, reason }, { status })

export function schoolServer(more: Partial<SchoolServer> = {}): SchoolServer {
  return {
    row: () => Response.json([SCHOOL]),
    licences: () => Response.json([LICENCES]),
    statistics: () => Response.json([{ total_lesson_plans: 86, total_resources: 53 }]),
    members: () => Response.json({ success: true, members: [member('Ana Petersen')] }),
    fallback: () => Response.json([]),
    act: () => undefined,
    ...more,
  }
}

const answersOf =
  (server: SchoolServer): Answers =>
  (call) => {
    const { method, path } = call
    if (method === 'GET' && path.startsWith('/rest/v1/subscriptions?')) return server.row()
    if (path.endsWith('/get_admin_license_info')) return server.licences()
    if (path.endsWith('/get_admin_statistics')) return server.statistics()
    if (path === '/functions/v1/manage-school-members') return server.members()
    if (path.startsWith('/rest/v1/school_memberships?select=*')) return server.fallback()
    return server.act(call)
  }

/** /admin, opened by an administrator; `server` can change while it is open. */
export async function openAdmin(more: Partial<SchoolServer> = {}, address = '/admin') {
  const server = schoolServer(more)
  const screen = await openAt(address, { as: aroha, answers: answersOf(server) })
  const calls = (path: string) => screen.calls.filter((call) => call.path.includes(path))
  const byLabel = <E extends HTMLElement = HTMLButtonElement>(label: string) =>
    screen.all<E>(`[aria-label="${label}"]`)[0]
  return { ...screen, server, callsTo: calls, byLabel }
}
