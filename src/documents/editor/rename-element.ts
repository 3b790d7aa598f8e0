/** Replaces an element by one of another tag with the same attributes and content. */
export function renameElement(element: Element, tag: string): HTMLElement {
  const renamed = document.createElement(tag)
  for (const attribute of [...element.attributes]) renamed.setAttribute(attribute.name, attribute.value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}
