import { textsIn } from '#shared/frame/protocol.ts'

const bring = () => import('#shared/structured-data/head.ts')

/** What the element in a frame tells search engines, in the head of the page around: they don't read frames as its part. */
export class FramedData {
  #texts: readonly string[] = []
  #written: ((() => void) | undefined)[] = []

  /** In place of what was written before. */
  async write(given: readonly string[]): Promise<void> {
    const texts = textsIn(given).map(([, text]) => text)
    this.#texts = texts
    const head = texts.length > 0 ? await bring().catch(() => undefined) : undefined
    if (this.#texts !== texts) return
    for (const remove of this.#written) remove?.()
    this.#written = head ? texts.map(head.addToHead) : []
  }
}
