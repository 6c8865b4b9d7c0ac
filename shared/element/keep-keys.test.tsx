import { expect, test } from 'vitest'
import { mount, type Screen } from '#shared/testing/mount.ts'
import '#shared/testing/test-widget.tsx'

const toy = '<trade-toy toy-id="7"><input slot="more" aria-label="Theirs"></trade-toy>'

/** Records the key and clipboard events that reach the page, as `type key`. */
function listen(): string[] {
  const heard: string[] = []
  document.body.onkeydown = ({ key }) => heard.push(key)
  document.body.onkeyup = ({ key }) => heard.push(`${key} up`)
  return heard
}

const note = ({ getByLabelText }: Screen): HTMLElement => getByLabelText('Note')

test('the page does not hear what is typed into a field, and hears other keys', async () => {
  const screen = await mount(toy)
  const heard = listen()
  note(screen).focus()
  await screen.user.keyboard('s/ é{Enter}{Backspace}{ArrowLeft}{Home}{Control>}z{/Control}{Escape}{F2}{Tab}')
  expect(heard.filter(each => !each.endsWith('up'))).toEqual(['Control', 'Escape', 'F2', 'Tab'])
})

test('keys in a field that the page has put into a slot are the page’s', async () => {
  const screen = await mount(toy)
  const heard = listen()
  screen.getByLabelText('Theirs').focus()
  await screen.user.keyboard('s{Enter}')
  expect(heard).toEqual(['s', 's up', 'Enter', 'Enter up'])
})

test('of a key that is stopped inside the page hears neither beginning nor end', async () => {
  const screen = await mount(toy)
  const heard = listen()
  note(screen).focus()
  note(screen).addEventListener('keydown', event => event.stopPropagation(), { once: true })
  await screen.user.keyboard('{F2}{F4}')
  expect(heard).toEqual(['F4', 'F4 up'])
})

test.each([
  ['a letter by AltGr', { key: '@', modifierAltGraph: true, ctrlKey: true, altKey: true }, false],
  ['a combination', { key: 'k', ctrlKey: true }, true],
  ['a word deleted', { key: 'Backspace', ctrlKey: true }, false],
  ['Escape that ends what an input method composes', { key: 'Escape', isComposing: true }, false],
])('in a field: %s', async (_, given, isHeard) => {
  const screen = await mount(toy)
  const heard = listen()
  note(screen).dispatchEvent(new KeyboardEvent('keydown', { ...given, bubbles: true, composed: true }))
  expect(heard).toEqual(isHeard ? [given.key] : [])
})

test('a browser that fills in a field sends a key without a name', async () => {
  const screen = await mount(toy)
  let count = 0
  document.body.onkeydown = () => (count += 1)
  note(screen).dispatchEvent(new Event('keydown', { bubbles: true, composed: true }))
  expect(count).toBe(0)
})
