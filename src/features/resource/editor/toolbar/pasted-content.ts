import type { PasteProblem } from '#documents/editor/clipboard.ts'
import type { DocumentEditor } from '#documents/editor/document-editor.ts'
import { showToast } from '#session/toasts.ts'
import { imageFromFile } from './image-file.ts'

const PROBLEMS: Record<PasteProblem, { title: string; text: string }> = {
  'only-rtf': {
    title: 'Nothing could be pasted',
    text: 'That program gave only RTF, which this editor cannot read. Copy it from Word or a web page, or save it as text first.',
  },
  'lost-pictures': {
    title: 'Pictures stayed behind',
    text: 'The words are here. Copy each picture by itself, or add it with Image.',
  },
  'not-a-picture': {
    title: 'Only pictures can be dropped here',
    text: 'For other files, open them and copy what you need.',
  },
}

/** Tells what was left out of a paste, so that nobody finds out at the printer. */
export function reportProblem(problem: PasteProblem): void {
  showToast({ ...PROBLEMS[problem], kind: 'error' })
}

/** Inserts pasted or dropped pictures one after the other, from the place where they fell. */
export async function addPictures(editor: DocumentEditor | null, files: File[], at: number): Promise<void> {
  let index = at
  for (const file of files) {
    const image = await imageFromFile(file)
    if (!image.ok) showToast({ title: 'Picture not added', text: image.problem, kind: 'error' })
    else {
      const description = /^image\.\w+$/.test(file.name)
        ? ''
        : file.name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')
      editor?.run({ name: 'image', source: image.source, description, at: index })
      index += 1
    }
  }
}
