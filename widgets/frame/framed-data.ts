import { textsIn } from './protocol.ts'

const bring = () => import('#shared/structured-data/head.ts')

/** Writes the framed element's structured data into the page's head, as search engines read frames separately. */
export class FramedData {
  #texts: readonly string[] = []
  #written: ((() => void) | undefined)[] = []

  async write(given: readonly string[]): Promise<void> {
    const texts = textsIn(given).map(([, text]) => text)
    this.#texts = texts
    const head = texts.length > 0 ? await bring().catch(() => undefined) : undefined
    if (this.#texts !== texts) return
    for (const remove of this.#written) remove?.()
    this.#written = head ? texts.map(head.addToHead) : []
  }
}
