import { FileUp } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { NETWORK_ERROR } from '#domain/network-error.ts'
import { seemsOnline } from '#platform/online.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { decodeFile, MOST_BYTES } from './decode-file.ts'
import type { Bulk } from './use-bulk.ts'

async function readFile(file: File) {
  // A file that is too large is not read at all.
  return decodeFile(new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer()))
}

/** Takes the list: pasted, or from a file. What was typed stays whatever happens. */
export function ListForm({ bulk }: { bulk: Bulk }) {
  const { text, setText, problem, setProblem, busy } = bulk
  const id = useId()
  const [guessed, setGuessed] = useState(false)
  const [fileName, setFileName] = useState<string>()
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    input.value = '' // so that the same file, once mended, can be chosen again
    if (!file) return
    const read = await readFile(file).catch(() => ({
      ok: false as const,
      problem: 'The file cannot be read.',
    }))
    setGuessed(read.ok && read.guessed)
    setFileName(read.ok ? file.name : undefined)
    setProblem(read.ok ? undefined : read.problem)
    if (read.ok) setText(read.text)
  }
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (seemsOnline()) void bulk.preview()
    else setProblem(NETWORK_ERROR)
  }
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="mt-3 block font-semibold">
        Names and email addresses
      </label>
      <p id={`${id}-help`} className="text-sm text-muted">
        One teacher in each line, for example: Ana Petersen, ana@school.nz. You can paste cells of a
        spreadsheet.
      </p>
      <textarea
        ref={box}
        id={id}
        className="textarea mt-1.5 w-full text-base"
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-help`}
        aria-invalid={problem ? true : undefined}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="btn btn-outline">
          <FileUp className="size-5" aria-hidden="true" />
          Choose a CSV file
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={(event) => void choose(event.target)}
          />
        </label>
        <p role="status" className="min-w-0 text-sm break-words text-muted">
          {fileName && `The lines of ${fileName} are in the box above.`}
        </p>
      </div>
      {guessed && (
        <p role="status" className="mt-2 rounded-box bg-wash px-3.5 py-2.5">
          Some letters of this file were not in UTF-8. Please check the names with macrons.
        </p>
      )}
      {problem && (
        <div className="mt-3">
          <FormAlert id="bulk-problem" text={problem} />
        </div>
      )}
      <Button type="submit" variant="primary" className="mt-4" busy={busy !== undefined}>
        Check the list
      </Button>
    </form>
  )
}
