import { action } from 'storybook/actions'
import { eventNames } from '#elements/events.ts'

/** Shows every `trade-*` event that reaches the document in the actions panel. */
export function showEventsInActions(): void {
  for (const name of eventNames) {
    const show = action(name)
    document.addEventListener(name, ({ detail, target }) => {
      show({ detail, from: target instanceof Element ? `<${target.localName}>` : 'document' })
    })
  }
}

/** Shows links and forms that would leave the page in the actions panel instead of following them. */
export function preventLeaving(): void {
  // Storybook's `<base target>` makes links navigate the outer window, which this frame could not prevent.
  document.querySelector('base')?.removeAttribute('target')
  const show = action('leaves the page')
  globalThis.navigation?.addEventListener('navigate', event => {
    const to = new URL(event.destination.url)
    if (to.origin === location.origin || !event.cancelable) return
    event.preventDefault()
    show({ href: to.href })
  })
}
