/** Calls `onFound` for each element with one of these tags in the roots given to `observe`, now and later. */
export function observeElements(tags: readonly string[], onFound: (element: HTMLElement) => void) {
  const selector = tags.join()

  function search(part: ParentNode): void {
    if (part instanceof HTMLElement && part.matches(selector)) onFound(part)
    for (const element of part.querySelectorAll<HTMLElement>(selector)) onFound(element)
  }

  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) search(node)
    }
  })
  return {
    observe(root: Document | ShadowRoot): void {
      observer.observe(root, { childList: true, subtree: true })
      search(root)
    },
    disconnect: () => observer.disconnect(),
  }
}
