/** The fields that are empty until a message is answered, edited or hidden. */
export const PLAIN_MESSAGE = {
  chat_content: null,
  html_content: null,
  edited_html_content: null,
  edited_revision: null,
  resource_link: null,
  resource_type: null,
  is_visable: true,
  state: 'done',
  reply_to: null,
  context: null,
  doc: null,
  doc_version: null,
} as const
