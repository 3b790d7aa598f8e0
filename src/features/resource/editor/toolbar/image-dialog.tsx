import { Image as ImageIcon } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EditorCommand } from '#documents/editor/document-editor.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FileField } from '#ui/forms/file-field.tsx'
import { imageFromFile } from './image-file.ts'
import { ToolButton } from './tool-button.tsx'

export function ImageDialog({ run }: { run: (command: EditorCommand) => void }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [source, setSource] = useState<string | null>(null)
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState('')
  const chosen = useRef<File>(undefined)

  const choose = async (file: File | undefined) => {
    if (!file) return
    chosen.current = file
    setSource(null)
    const image = await imageFromFile(file)
    if (chosen.current !== file) return // another file was chosen while this one was being scaled down
    setSource(image.ok ? image.source : null)
    setProblem(image.ok ? '' : image.problem)
  }
  const show = () => {
    chosen.current = undefined
    setSource(null)
    setDescription('')
    setProblem('')
    setOpen(true)
  }
  const add = () => {
    if (!source) return
    // The dialog closes first: it gives the focus back to its button, and then the document takes it.
    flushSync(() => setOpen(false))
    run({ name: 'image', source, description })
  }
  return (
    <>
      <ToolButton name="Image" onClick={show}>
        <ImageIcon className="size-5" aria-hidden="true" />
      </ToolButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Add an image"
        footer={
          <Button variant="primary" disabled={!source} onClick={add}>
            Add image
          </Button>
        }
      >
        <div className="grid gap-1.5">
          <FileField label="Picture from this device" accept="image/*" onFile={(file) => void choose(file)} />
          {problem && (
            <p role="alert" className="text-error">
              {problem}
            </p>
          )}
          {source && <img src={source} alt="" className="max-h-40 w-auto justify-self-start" />}
          <label htmlFor={`${id}-alt`} className="mt-3 font-semibold">
            What it shows, for those who cannot see it
          </label>
          <input
            id={`${id}-alt`}
            className="input w-full"
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </div>
      </Dialog>
    </>
  )
}
