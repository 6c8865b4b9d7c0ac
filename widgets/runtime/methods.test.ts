// Imported before the menu imports it, because happy-dom upgrades an element by replacing it.
import '../menu/dropdown-element.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { inTurn, json, later } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { companyReply, marketReplies, productReply, rfqReply } from '#shared/testing/replies.ts'
import { member, type Scene } from '#shared/testing/scene.ts'
import { elements } from './elements.ts'

const COMPANY = 'GET /api/public/tenant/website'
const PRODUCT = 'GET /api/public/product/detail'
const CREATE = 'POST /api/public/rfq/new2'

/** The methods that a host calls. The package's declarations have their types. */
type Methods = HTMLElement & { refresh(): void; reset(): void }

beforeAll(async () => {
  await Promise.all(Object.values(elements).map(bring => bring()))
})

const shown = (html: string, scene: Scene): Promise<Screen & { element: Methods }> =>
  mount(html, scene) as Promise<Screen & { element: Methods }>

const labelled = (screen: Screen, label: string): unknown => screen.getByLabelText(label)

describe('refresh()', () => {
  test('requests data again, and keeps the old content until the reply', async () => {
    const second = later()
    const screen = await shown('<trade-company company-id="12"></trade-company>', {
      replies: { ...marketReplies(), [COMPANY]: inTurn(companyReply({ name: 'Kerteh Valves' }), second) },
    })
    await screen.findByRole('heading', { level: 1, name: 'Kerteh Valves' })
    screen.element.refresh()
    await vi.waitFor(() => expect(screen.network.calls(COMPANY)).toHaveLength(2))
    screen.getByRole('heading', { level: 1, name: 'Kerteh Valves' })
    second.release(companyReply({ name: 'Kerteh Flow Control' }))
    await screen.findByRole('heading', { level: 1, name: 'Kerteh Flow Control' })
  })

  test('retries a failed request', async () => {
    const screen = await shown('<trade-company company-id="12"></trade-company>', {
      replies: {
        ...marketReplies(),
        [COMPANY]: inTurn(json(404, {}), companyReply({ name: 'Kerteh Valves' })),
      },
    })
    await screen.findByRole('heading', { name: /not found|no longer|could not/i })
    screen.element.refresh()
    await screen.findByRole('heading', { level: 1, name: 'Kerteh Valves' })
  })

  test('keeps typed text', async () => {
    const screen = await shown('<trade-rfq item-id="7"></trade-rfq>', {
      user: member(),
      replies: { ...marketReplies(), [PRODUCT]: productReply() },
    })
    await screen.user.type(await screen.findByLabelText('Message'), 'CIF Labuan')
    screen.element.refresh()
    await vi.waitFor(() => expect(screen.network.calls(PRODUCT)).toHaveLength(2))
    expect(labelled(screen, 'Message')).toMatchObject({ value: 'CIF Labuan' })
  })

  test('requests conversations at once', async () => {
    const screen = await shown('<trade-chat></trade-chat>', { user: member(), replies: marketReplies() })
    const MENU = 'GET /api/public/user/chatMenu'
    await screen.findByRole('list')
    const before = screen.network.calls(MENU).length
    screen.element.refresh()
    await vi.waitFor(() => expect(screen.network.calls(MENU)).toHaveLength(before + 1))
  })
})

describe('reset()', () => {
  test('shows the tab of the attribute', async () => {
    const screen = await shown('<trade-company company-id="12"></trade-company>', {
      replies: marketReplies(),
    })
    const selected = (): string | null | undefined =>
      screen.queryAllByRole('tab').find(tab => tab.getAttribute('aria-selected') === 'true')?.textContent
    await screen.findByRole('heading', { level: 1 })
    const first = selected()
    await screen.user.click(await screen.findByRole('tab', { name: 'Contact Us' }))
    await vi.waitFor(() => expect(selected()).toBe('Contact Us'))
    screen.element.reset()
    await vi.waitFor(() => expect(selected()).toBe(first))
  })

  test('empties a form, its draft, and a nested form', async () => {
    const screen = await shown('<trade-company company-id="12" tab="4"></trade-company>', {
      user: member(),
      replies: marketReplies(),
    })
    await screen.user.type(await screen.findByLabelText('Message'), 'Do you stock 6D?')
    expect(JSON.stringify(localStorage)).toContain('Do you stock 6D?')
    screen.element.reset()
    await vi.waitFor(() => expect(labelled(screen, 'Message')).toMatchObject({ value: '' }))
    expect(JSON.stringify(localStorage)).not.toContain('Do you stock 6D?')
  })

  test('does not touch a request that is being sent', async () => {
    const answer = later()
    const screen = await shown('<trade-rfq item-id="7"></trade-rfq>', {
      user: member(),
      replies: { ...marketReplies(), [PRODUCT]: productReply(), [CREATE]: answer },
    })
    await screen.user.type(await screen.findByLabelText('Quantity'), '4')
    await screen.user.type(screen.getByLabelText('Message'), 'CIF Labuan')
    await screen.user.click(screen.getByRole('button', { name: 'Send RFQ Now' }))
    await screen.user.click(await screen.findByRole('button', { name: 'OK' }))
    await vi.waitFor(() => expect(screen.network.calls(CREATE)).toHaveLength(1))
    screen.element.reset()
    await vi.waitFor(() => expect(labelled(screen, 'Message')).toMatchObject({ value: 'CIF Labuan' }))
    answer.release(rfqReply())
    await vi.waitFor(() => expect(screen.events.map(({ type }) => type)).toContain('trade-rfq-sent'))
    expect(screen.network.calls(CREATE)).toHaveLength(1)
  })

  test('empties the field of a chat, and keeps a failed message', async () => {
    const screen = await shown('<trade-chat company-id="12"></trade-chat>', {
      user: member(),
      replies: {
        ...marketReplies(),
        'POST /api/public/user/updateChatHistory': json(500, {}),
        'POST /api/public/user/addNewChat': json(500, {}),
      },
    })
    const field = (): Promise<HTMLElement> => screen.findByLabelText(/^Message to/)
    await screen.user.type(await field(), 'Please quote{Enter}')
    await screen.findByRole('button', { name: 'Delete' })
    await screen.user.type(await field(), 'And another')
    screen.element.reset()
    await vi.waitFor(async () => expect(await field()).toMatchObject({ value: '' }))
    screen.getByText('Please quote')
  })
})

test('both methods do nothing on an element that was never on a page', () => {
  const loose = document.createElement('trade-company') as Methods
  loose.refresh()
  loose.reset()
  expect(loose.shadowRoot?.hasChildNodes()).toBe(false)
})
