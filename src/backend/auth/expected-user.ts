let expected: string | undefined

/** Allows only this teacher's token to be used from now on, because another tab may sign someone else in. */
export function expectUser(userId: string | undefined): void {
  expected = userId
}

export const expectedUser = (): string | undefined => expected
