import tinymce, { type Editor } from 'tinymce'
import 'tinymce/icons/default'
import 'tinymce/models/dom'
import 'tinymce/plugins/lists'
import 'tinymce/plugins/table'
import 'tinymce/skins/content/default/content'
import 'tinymce/skins/ui/oxide/content'
import 'tinymce/skins/ui/oxide/skin'
import 'tinymce/themes/silver'
import { offerPapers } from '../../papers/paper-page.ts'

/* TinyMCE with its free plugins, hosted by the app, by its guide for bundlers. Its PDF and Word are paid services. */

const [editor] = (await tinymce.init({
  target: document.body.appendChild(document.createElement('textarea')),
  license_key: 'gpl',
  plugins: 'lists table',
  skin: 'oxide',
  content_css: 'default',
  promotion: false,
})) as [Editor]

offerPapers({
  open(html) {
    editor.setContent(html)
    editor.focus()
  },
  saved: () => editor.getContent(),
})
