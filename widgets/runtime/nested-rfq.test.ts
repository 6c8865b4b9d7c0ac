import { expect, test, vi } from 'vitest'
import { handedTo, mount, type Screen } from '#shared/testing/mount.ts'
import { productReply, rfqReply } from '#shared/testing/replies.ts'
import { agree, CREATE, fillIn, PRODUCT, send } from '#shared/testing/rfq-actions.ts'
import { member, type Scene } from '#shared/testing/scene.ts'
import '../rfq/rfq.element.ts'
import '../rfq-button/rfq-button.element.ts'

const html = '<trade-rfq-button item-id="7"></trade-rfq-button>'
const scene: Scene = {
  user: member(),
  replies: { [PRODUCT]: productReply({ name: 'Mud pump' }), [CREATE]: rfqReply(501) },
}

const button = (screen: Screen) => screen.getByRole('button', { name: 'Request Quotation' })
const dialog = (screen: Screen) => screen.findByRole('dialog', { name: 'Request for quotation' })
const form = (screen: Screen) => screen.element.shadowRoot?.querySelector('trade-rfq')

async function isClosed(screen: Screen): Promise<void> {
  await vi.waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(true))
  expect(screen.element.shadowRoot?.activeElement === button(screen)).toBe(true)
}

async function opened(markup = html): Promise<Screen> {
  const screen = await mount(markup, scene)
  button(screen).focus()
  await screen.user.keyboard('{Enter}')
  await dialog(screen)
  await screen.findByRole('button', { name: 'Send RFQ Now' })
  return screen
}

test('opens the form with its attributes, and passes on later ones', async () => {
  const given = 'quantity="4" message="CIF Labuan" source="Pumps" reference="A-17" track="utm"'
  const screen = await opened(html.replace('>', ` ${given} procurement="false" theme="dark">`))
  const names = ['item-id', 'kind', 'source', 'reference', 'track', 'procurement', 'theme']
  const properties = names.map(name => handedTo(form(screen), name) ?? handedTo(form(screen), 'itemId'))
  expect(properties.map(String)).toEqual(['7', 'product', 'Pumps', 'A-17', 'utm', 'false', 'dark'])
  expect(screen.getByLabelText('Quantity')).toHaveProperty('value', '4')
  screen.element.setAttribute('quantity', '5')
  await vi.waitFor(() => expect(screen.getByLabelText('Quantity')).toHaveProperty('value', '5'))
})

test('sends, and its page hears of it at the button', async () => {
  const screen = await opened()
  const heard = vi.fn()
  screen.element.addEventListener('trade-rfq-sent', ({ detail }) => heard(detail))
  await fillIn(screen, '12', 'Delivered to Kemaman')
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: 'RFQ sucessfully send' })
  expect(heard).toHaveBeenCalledWith({ kind: 'product', itemId: 7, quantity: 12, fileName: '', id: 501 })
  expect(screen.network.calls(CREATE)).toHaveLength(1)
})

test('a page that cancels the event sends nothing', async () => {
  const screen = await opened()
  screen.element.addEventListener('trade-rfq-submit', event => event.preventDefault())
  await fillIn(screen, '12', 'Delivered to Kemaman')
  await send(screen)
  await agree(screen)
  await vi.waitFor(() => expect(screen.events.map(({ type }) => type)).toContain('trade-rfq-submit'))
  expect(screen.network.calls(CREATE)).toHaveLength(0)
})

test('closes without a question, and keeps what was typed', async () => {
  const screen = await opened()
  await fillIn(screen, '12', 'Delivered to Kemaman')
  await screen.user.click(screen.getByRole('button', { name: 'Close' }))
  await isClosed(screen)
  await screen.user.click(button(screen))
  expect(await screen.findByLabelText('Message')).toHaveProperty('value', 'Delivered to Kemaman')
})

test('closes on a press beside it, but not on one that began inside', async () => {
  const screen = await opened()
  const shown = await dialog(screen)
  const press = (from: Element, to: Element): void => {
    from.dispatchEvent(new MouseEvent('pointerdown', { clientX: 900, bubbles: true, composed: true }))
    to.dispatchEvent(new MouseEvent('click', { clientX: 900, bubbles: true, composed: true }))
  }
  const inside = screen.getByLabelText('Message')
  press(inside, shown)
  press(inside, inside)
  expect(await dialog(screen)).toBeTruthy()
  press(shown, shown)
  await isClosed(screen)
})
