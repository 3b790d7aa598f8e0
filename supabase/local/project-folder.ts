import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the project, whatever the working directory. */
export const PROJECT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The folder of the edge functions, one folder each. */
export const FUNCTIONS = join(PROJECT, 'supabase', 'functions')
