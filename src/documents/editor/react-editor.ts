import type Quill from 'quill'
import ReactQuill from 'react-quill'
import { sanitiseBody } from '../html/sanitise-html.ts'
import { type LosslessQuill, makeLosslessQuill } from './lossless-quill.ts'

interface Props extends ReactQuill.ReactQuillProps {
  /** The element that becomes the editor, which is the page's body */
  container: HTMLElement
  onTextChange: () => void
}

/**
 * react-quill around the lossless Quill. It is uncontrolled: the stock wrapper reads the whole document twice at each key,
 * and converts it through Quill's formats on the way in and out.
 */
export class ReactLosslessQuill extends ReactQuill {
  declare props: Props

  constructor(props: Props) {
    super(props)
    this.onEditorChange = (event, range, _old, source) => {
      if (event === 'text-change') this.props.onTextChange()
      else if (this.unprivilegedEditor)
        this.onEditorChangeSelection(range as never, source, this.unprivilegedEditor)
    }
  }

  override createEditor(): Quill {
    const quill = makeLosslessQuill(this.props.container)
    this.hookEditor(quill)
    return quill
  }

  override setEditorContents(editor: Quill, value: ReactQuill.Value): void {
    this.value = value
    ;(editor as LosslessQuill).load(sanitiseBody(String(value)))
  }

  override isEqualValue(): boolean {
    return true
  }

  lossless(): LosslessQuill {
    return this.getEditor() as LosslessQuill
  }
}
