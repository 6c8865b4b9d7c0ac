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

test('the page does not hear keys typed into a field, but hears other keys', async () => {
  const screen = await mount(toy)
  const heard = listen()
  note(screen).focus()
  await screen.user.keyboard('s/ é{Enter}{Backspace}{ArrowLeft}{Home}{Control>}z{/Control}{Escape}{F2}{Tab}')
  expect(heard.filter(each => !each.endsWith('up'))).toEqual(['Control', 'Escape', 'F2', 'Tab'])
})

test('the page hears keys typed into a field that it has slotted', async () => {
  const screen = await mount(toy)
  const heard = listen()
  screen.getByLabelText('Theirs').focus()
  await screen.user.keyboard('s{Enter}')
  expect(heard).toEqual(['s', 's up', 'Enter', 'Enter up'])
})

test('the page hears neither keydown nor keyup of a key that is stopped inside', async () => {
  const screen = await mount(toy)
  const heard = listen()
  note(screen).focus()
  note(screen).addEventListener('keydown', event => event.stopPropagation(), { once: true })
  await screen.user.keyboard('{F2}{F4}')
  expect(heard).toEqual(['F4', 'F4 up'])
})

test.each([
  ['a letter typed with AltGr', { key: '@', modifierAltGraph: true, ctrlKey: true, altKey: true }, false],
  ['a key combination', { key: 'k', ctrlKey: true }, true],
  ['deleting a word', { key: 'Backspace', ctrlKey: true }, false],
  ['Escape that ends a composition of an input method', { key: 'Escape', isComposing: true }, false],
])('in a field: %s', async (_, given, isHeard) => {
  const screen = await mount(toy)
  const heard = listen()
  note(screen).dispatchEvent(new KeyboardEvent('keydown', { ...given, bubbles: true, composed: true }))
  expect(heard).toEqual(isHeard ? [given.key] : [])
})

test('the page does not hear the nameless key that autofill sends', async () => {
  const screen = await mount(toy)
  let count = 0
  document.body.onkeydown = () => (count += 1)
  note(screen).dispatchEvent(new Event('keydown', { bubbles: true, composed: true }))
  expect(count).toBe(0)
})
