let expected: string | undefined

/** From now on only this teacher's token is handed out: another tab may have signed someone else in meanwhile. */
export function expectUser(userId: string | undefined): void {
  expected = userId
}

export const expectedUser = (): string | undefined => expected
