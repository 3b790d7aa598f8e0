/** Has every media query answered by the test, as the app asks for the width of the screen and for installation. */
export function answerMedia(matches: (query: string) => boolean = () => false): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matches(media),
      onchange: null,
      addListener() {},
      removeListener() {},
    })
}
