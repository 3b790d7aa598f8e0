import { expect, it } from 'vitest'
import { importsOf, read, shippedFiles } from './source-files.ts'

// The specification names the defaults of the library's file storage. The product stores no files there, so they cannot be overridden.
it('[SYS-08] [SYS-09] nothing that is shipped uses file storage or changes its defaults', () => {
  const users = shippedFiles()
    .filter((path) => /\.tsx?$/.test(path))
    .filter(
      (path) =>
        importsOf(path).some(({ specifier }) => specifier.includes('storage-js')) ||
        /\.storage\s*\.from\(|\bcacheControl\b/.test(read(path)),
    )
  expect(users).toEqual([])
})
