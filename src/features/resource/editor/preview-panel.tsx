import { PreviewFrame } from '#documents/html/preview-frame.tsx'

/** @param html the document when the tab was chosen; null while the other tab is shown */
export function PreviewPanel({ html, title }: { html: string | null; title: string }) {
  return (
    <div
      id="panel-preview"
      role="tabpanel"
      aria-labelledby="tab-preview"
      className="editor-room"
      hidden={html === null}
    >
      <h2 className="border-b border-base-300 bg-base-100 px-4 py-2.5 text-lg">Live Preview</h2>
      {html !== null && <PreviewFrame html={html} title={title} height="editor-page" />}
    </div>
  )
}
