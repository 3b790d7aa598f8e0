import { FileDown, FileText, type LucideIcon } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import type { useDownloadPdf } from './use-download-pdf.ts'

interface Props {
  maker: ReturnType<typeof useDownloadPdf>
  title: string
  /** Reads the document when the button is pressed. */
  html: () => Promise<string>
  className?: string
}

export function PdfButton(props: Props) {
  return <DownloadButton {...props} name="PDF" text={props.maker.progress ?? 'PDF'} icon={FileDown} />
}

export function WordButton(props: Props) {
  return <DownloadButton {...props} name="Word" text="Word" icon={FileText} />
}

interface ButtonProps extends Props {
  name: string
  text: string
  icon: LucideIcon
}

function DownloadButton({ maker, title, html, className, name, text, icon: Icon }: ButtonProps) {
  return (
    <Button
      variant="ghost"
      className={className}
      aria-label={`Download ${name}`}
      busy={maker.busy}
      onClick={() => maker.download(title, html)}
    >
      {!maker.busy && <Icon className="size-5" aria-hidden="true" />}
      {text}
    </Button>
  )
}
