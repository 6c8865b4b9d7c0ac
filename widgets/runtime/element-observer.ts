/** Calls `onFound` for each element of these tags in the roots that are given to `observe`, now and later. */
export function observeElements(tags: readonly string[], onFound: (element: Element) => void) {
  const selector = tags.join()

  function search(part: ParentNode): void {
    if (part instanceof Element && part.matches(selector)) onFound(part)
    for (const element of part.querySelectorAll(selector)) onFound(element)
  }

  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) search(node)
    }
  })
  return {
    /** Observing a root again only searches it again. */
    observe(root: Document | ShadowRoot): void {
      observer.observe(root, { childList: true, subtree: true })
      // An image of the page may have the name `querySelectorAll`, which hides that of the document.
      search(root === document ? document.documentElement : root)
    },
    disconnect: () => observer.disconnect(),
  }
}
