import type { Preview } from '@storybook/web-components-vite'
import { isElementTag } from '#widgets/elements.ts'

/** Waits until a story stands as it will: its elements are there, and nothing changes while the browser has time to. */
export const settle: NonNullable<Preview['afterEach']> = async () => {
  let before: string | undefined
  let now = look(document.body)
  while (now === undefined || now !== before) {
    before = now
    await idle()
    await idle()
    now = look(document.body)
  }
}

/** What is on the page, through all shadow roots; undefined while an element has not come yet. */
function look(part: ParentNode): string | undefined {
  if ([...part.querySelectorAll(':not(:defined)')].some(({ localName }) => isElementTag(localName)))
    return undefined
  const looks = [...part.querySelectorAll('*')].map(({ shadowRoot }) => (shadowRoot ? look(shadowRoot) : ''))
  return looks.includes(undefined)
    ? undefined
    : `${part.textContent}${part.querySelectorAll('*').length}${looks.join('')}`
}

const idle = (): Promise<unknown> => new Promise(resolve => requestIdleCallback(resolve))
