/** A reason not to start that the person at the terminal can fix. The message says how. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

export function portProblem(error: unknown, host: string, port: number): StartProblem | undefined {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} is in use, perhaps by another window of this app. Stop that one, or choose another port:\n\n  PORT=${port + 10} npm start`,
      { cause: error },
    )
  }
  if (code === 'EACCES') {
    return new StartProblem(
      `This user may not open port ${port}. Choose one above 1024:\n\n  PORT=54320 npm start`,
      { cause: error },
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartProblem(
      `HOST=${host} is not an address of this machine. Leave HOST out to use 127.0.0.1.`,
      {
        cause: error,
      },
    )
  }
  return undefined
}

const CANNOT_WRITE = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'EISDIR'])

export function folderProblem(error: unknown, folder: string): StartProblem | undefined {
  const code = codeOf(error)
  if (CANNOT_WRITE.has(code ?? '')) {
    return new StartProblem(
      `The data folder ${folder} cannot be written to. Change its permissions, or name another:\n\n  DATA_DIR=/path/to/folder npm start`,
      { cause: error },
    )
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartProblem(
      `The disk is full, so ${folder} cannot be written to. Free some space and start again.`,
      {
        cause: error,
      },
    )
  }
  return undefined
}

export function brokenDatabase(error: unknown, folder: string): StartProblem {
  return new StartProblem(
    `The database in ${folder} cannot be opened: it is damaged, or a newer version created it.\n` +
      'To start with an empty one (the damaged one is kept next to it):\n\n  npm run reset',
    { cause: error },
  )
}

export function unknownMigrations(): StartProblem {
  return new StartProblem(
    'The database was created by another version of this app. Run npm run reset to start with an empty one (the old one ' +
      'is kept next to it).',
  )
}
