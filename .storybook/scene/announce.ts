import { action } from 'storybook/actions'
import { eventNames } from '#shared/element/events.ts'

/** Shows every `trade-*` event with its detail in the actions panel, as a host on the document hears it. */
export function announceEvents(): void {
  for (const name of eventNames) {
    const show = action(name)
    document.addEventListener(name, ({ detail, target }) => {
      show({ detail, from: target instanceof Element ? `<${target.localName}>` : 'document' })
    })
  }
}

/** A link or a form that leads off this page ends here: it is shown in the actions panel, and the story stays. */
export function stayHere(): void {
  // Storybook has them lead its whole window away, which this frame could not prevent.
  document.querySelector('base')?.removeAttribute('target')
  const show = action('leaves the page')
  globalThis.navigation?.addEventListener('navigate', event => {
    const to = new URL(event.destination.url)
    if (to.origin === location.origin || !event.cancelable) return
    event.preventDefault()
    show({ href: to.href })
  })
}
