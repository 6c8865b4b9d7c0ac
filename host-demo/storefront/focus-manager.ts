/** Moves the focus to what is new on the page, and says so to a screen reader. */
export function createFocusManager(
  main: HTMLElement,
  status: HTMLElement,
): { toMain(): void; toHeading(heading: HTMLElement): void } {
  return {
    /** At once: the focused element may be gone. */
    toMain() {
      main.focus({ preventScroll: true })
    },
    /** As soon as there is a heading, unless the reader has gone somewhere else meanwhile. */
    toHeading(heading) {
      status.textContent = document.title
      const focused = document.activeElement
      if (focused && focused !== main && focused !== document.body) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    },
  }
}
