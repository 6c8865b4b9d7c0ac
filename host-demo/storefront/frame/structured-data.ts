/** Tells what stands in the head of this page for search engines, after every change of it. */
export function watchStructuredData(tell: (texts: string[]) => void): void {
  let last = ''
  const check = (): void => {
    const scripts = document.head.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]')
    const texts = [...scripts].map(({ text }) => text)
    if (texts.join() !== last) tell(texts)
    last = texts.join()
  }
  new MutationObserver(check).observe(document.head, { childList: true })
}
