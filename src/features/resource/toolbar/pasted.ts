import { showToast } from '#session/toasts.ts'
import type { PasteProblem } from '../lossless/clipboard.ts'
import type { DocumentEditor } from '../lossless/document-editor.ts'
import { imageFromFile } from './image-file.ts'

const WORDS: Record<PasteProblem, { title: string; text: string }> = {
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

/** Says what did not come along, so that nobody finds out at the printer. */
export function tellProblem(problem: PasteProblem): void {
  showToast({ ...WORDS[problem], kind: 'error' })
}

/** Puts pasted or dropped pictures in, one after the other, where they fell. */
export async function addPictures(editor: DocumentEditor | null, files: File[], at: number): Promise<void> {
  let place = at
  for (const file of files) {
    const image = await imageFromFile(file)
    if (!image.ok) showToast({ title: 'Picture not added', text: image.problem, kind: 'error' })
    else {
      const description = /^image\.\w+$/.test(file.name)
        ? ''
        : file.name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')
      editor?.run({ name: 'image', source: image.source, description, at: place })
      place += 1
    }
  }
}
