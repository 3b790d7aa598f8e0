import bcrypt from 'bcryptjs'

/** The cost that @supabase/lite uses. */
const ROUNDS = 10

export const hashPassword = (password: string): Promise<string> => bcrypt.hash(password, ROUNDS)
