import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the project, wherever the command was called from. */
export const PROJECT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** One folder per edge function. */
export const FUNCTIONS = join(PROJECT, 'supabase', 'functions')
