import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { framedDocument } from './document-frame.ts'
import { markPageGaps } from './page-gaps.ts'

interface Props {
  html: string
  title: string
  /** A class that sets the height; without it the frame grows with its content. */
  height?: string
  frame?: RefObject<HTMLIFrameElement | null>
}

/**
 * A document on a page of its own, white, or cream in the dark theme. No script runs in it and nothing is requested: `allow-same-origin` only lets the
 * app measure it, and `allow-modals` print it. Links open in a new tab.
 */
export function PreviewFrame({ html, title, height, frame }: Props) {
  const own = useRef<HTMLIFrameElement>(null)
  const ref = frame ?? own
  const page = useMemo(() => framedDocument(html, title), [html, title])
  const [contentHeight, setContentHeight] = useState(600)
  const [loads, setLoads] = useState(0)

  useEffect(() => {
    const body = ref.current?.contentDocument?.body
    if (height || loads === 0 || !body) return
    const measure = () => setContentHeight(Math.max(320, Math.ceil(fullHeight(body))))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(body)
    return () => observer.disconnect()
  }, [ref, height, loads])

  return (
    <iframe
      ref={ref}
      title={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: in a scrolling dialog only an element with focus scrolls by keyboard
      tabIndex={0}
      srcDoc={page}
      sandbox="allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox"
      onLoad={() => {
        const page = ref.current?.contentDocument
        if (page) {
          followInnerLinks(page)
          markPageGaps(page)
        }
        setLoads((count) => count + 1)
      }}
      className={`paper ${height ?? ''}`}
      style={height ? undefined : { height: contentHeight }}
    />
  )
}

/** Follows links within the document: the browser would take them for links to the app's own address. */
function followInnerLinks(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href^="#"]')
    if (!link) return
    event.preventDefault()
    const name = link.getAttribute('href')?.slice(1) ?? ''
    const target = page.getElementById(name) ?? page.getElementsByName(name)[0]
    target?.scrollIntoView({ block: 'center' })
  })
}

/** The page's height with its padding. The frame's own height, which scrollHeight is never less than, must not count. */
function fullHeight(body: HTMLElement): number {
  const root = body.ownerDocument.documentElement
  const view = body.ownerDocument.defaultView
  const padding = view ? Number.parseFloat(view.getComputedStyle(root).paddingBottom) : 0
  return Math.max(body.getBoundingClientRect().bottom, body.scrollHeight) + padding
}
