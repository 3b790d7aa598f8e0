import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { link, makeAdmin, remove } from '../../support/school/two-schools.ts'
import { call, sendOp, Teacher } from '../../support/teacher.ts'

onBothDatabases('the first password of a member who is taken off', (db) => {
  const auth = (text: string, values: string[]) => db().as('auth', (tx) => tx.sql(text, values))
  const given = (t: Teacher) => call(db(), 'service', 'has_given_password', { account: t.id })
  const needs = (t: Teacher) => call(db(), t.caller, 'user_needs_password_reset', { user_id: t.id })
  const sessions = (t: Teacher) => auth('select 1 from auth.sessions where user_id = $1', [t.id])
  async function invited(password_reset_required: boolean) {
    const [admin, member] = [await makeAdmin(db()), await Teacher.join(db())]
    await auth('insert into auth.sessions (user_id) values ($1)', [member.id])
    await link(admin, member, { was_invited: true, password_reset_required })
    return { admin, member }
  }

  it('signs them out, and takes nothing more until the password is their own', async () => {
    const { admin, member } = await invited(true)
    expect(await given(member)).toBe(true)
    await remove(admin, member)
    expect(await sessions(member)).toEqual([])
    expect([await given(member), await needs(member)]).toEqual([true, true])
    const typed = sendOp()
    expect(await member.apply(typed)).toMatchObject([{ status: 'waiting' }])
    await link(await makeAdmin(db()), member)
    expect(await needs(member)).toBe(true)
    await auth("update auth.users set encrypted_password = 'their own' where id = $1", [member.id])
    expect([await given(member), await needs(member)]).toEqual([false, false])
    expect(await member.apply(typed)).toMatchObject([{ status: 'done' }])
  })

  it('leaves who has a password of their own signed in', async () => {
    const { admin, member } = await invited(false)
    await remove(admin, member)
    expect(await sessions(member)).toHaveLength(1)
    expect([await given(member), await needs(member)]).toEqual([false, false])
  })
})
