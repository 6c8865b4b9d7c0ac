import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { resetForms } from '#shared/forms/form.ts'
import { fault, inTurn, json } from '#shared/testing/fake-network.ts'
import type { Screen } from '#shared/testing/mount.ts'
import { campaignLead, campaignLine, visitPage } from '#shared/testing/partner-page.ts'
import { rfqReply } from '#shared/testing/replies.ts'
import { agree, CREATE, fillIn, mountRfq, send } from '#shared/testing/rfq-actions.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import { readAsked } from '#shared/trade/asked.ts'
import './rfq.element.ts'

const html = '<trade-rfq item-id="7" source="Kedah Pumps" reference="A-17" track="utm"></trade-rfq>'
const open = (given = html, replies = {}): Promise<Screen> => mountRfq(replies, given)
const SENT = 'RFQ sucessfully send'

async function ask(screen: Screen, heading = SENT): Promise<void> {
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: heading })
}
const bodies = ({ network }: Screen): unknown[] =>
  network.calls(CREATE).map(({ body }) => Reflect.get(Object(body), 'rfqBody'))
const details = ({ events }: Screen, name: string): unknown[] =>
  events.flatMap(({ type, detail }) => (type === `trade-rfq-${name}` ? [detail] : []))

test('shows the origin to the sender, adds it to the message, and reports it in the events', async () => {
  visitPage()
  const screen = await open()
  const line = await screen.findByText(campaignLine)
  expect(line.closest('dl')?.textContent).toBe(`Sent with your message${campaignLine}`)
  await fillIn(screen, '2', 'CIF Labuan')
  await ask(screen)
  expect(bodies(screen)).toEqual([`CIF Labuan\n\n${campaignLine}`])
  for (const name of ['submit', 'sent']) expect(details(screen, name)).toMatchObject([{ lead: campaignLead }])
})

test('without an origin, sends the message unchanged, and no event has a lead', async () => {
  visitPage()
  const screen = await open('<trade-rfq item-id="7"></trade-rfq>')
  await fillIn(screen, '2', 'CIF Labuan')
  await ask(screen)
  expect(bodies(screen)).toEqual(['CIF Labuan'])
  expect(screen.queryByText('Sent with your message')).toBeNull()
  expect(Object.keys(Object(details(screen, 'sent')[0]))).not.toContain('lead')
})

test.each([
  ['', 'Sent from: Marketplace', 'Sent from: Marketplace, https://kedah-pumps.example/valves "Valves"'],
  ['source="Kedah Pumps"', 'Sent from: Kedah Pumps', 'Sent from: Kedah Pumps, https'],
  ['source=""', undefined, 'Sent from: https'],
  ['source="" track="off"', undefined, undefined],
  ['reference="A-17" track="off"', 'Sent from: Marketplace (ref A-17)', 'Sent from: Marketplace (ref A-17)'],
])('the attributes %s win over the configuration', async (attributes, alone, tracked) => {
  visitPage()
  const screen = await open(`<trade-rfq item-id="7" ${attributes}></trade-rfq>`)
  const shows = (start: string | undefined) =>
    vi.waitFor(() => {
      const text = screen.queryByText(/^Sent from: /)?.textContent
      expect(start ? text?.startsWith(start) : text === undefined).toBe(true)
    })
  configure({ source: 'Marketplace' })
  await shows(alone)
  configure({ track: 'utm' })
  await shows(tracked)
  screen.element.setAttribute('source', 'Port Klang')
  await shows('Sent from: Port Klang')
})

test('the origin is the last line below the requirements, and both are read back', async () => {
  const screen = await open('<trade-rfq item-id="7" source="Kedah Pumps" procurement></trade-rfq>')
  await screen.findByText('Sent from: Kedah Pumps')
  const { open: unfold, fill } = userActions(document.body)
  await unfold('requirements.add')
  await fill('requirements.unit', 'pcs')
  await fillIn(screen, '2', 'CIF Labuan')
  await ask(screen)
  expect(readAsked(String(bodies(screen)[0]))).toMatchObject({
    note: 'CIF Labuan',
    requirements: { unit: 'pcs' },
    origin: '\n\nSent from: Kedah Pumps',
  })
})

test('the draft keeps the typed text without the origin', async () => {
  const screen = await open()
  await screen.findByText(/^Sent from: Kedah Pumps/)
  await fillIn(screen, '2', 'CIF Labuan')
  await screen.findByText('Draft saved on this device')
  expect(JSON.stringify({ ...localStorage })).not.toContain('Kedah')
})

test.each([
  ['at once', false],
  ['after a reload', true],
])(
  'a retry %s sends the same text under the same key, and a changed text the new origin',
  async (_, reloads) => {
    visitPage()
    const screen = await open(html, { [CREATE]: inTurn(fault('offline'), json(503, {}), rfqReply(501)) })
    configure({ idempotency: true })
    await screen.findByText(campaignLine)
    await fillIn(screen, '2', 'CIF Labuan')
    await send(screen)
    await agree(screen)
    await screen.findByRole('alert')
    if (reloads) {
      document.body.innerHTML = ''
      resetForms()
      document.body.innerHTML = html
    }
    document.querySelector('trade-rfq')?.setAttribute('source', 'Port Klang')
    await screen.findByText(campaignLine)
    await send(screen)
    await agree(screen)
    await vi.waitFor(() => expect(bodies(screen)).toHaveLength(2))
    await vi.waitFor(() => expect(details(screen, 'failed')).toHaveLength(2))
    expect(details(screen, 'failed')).toMatchObject([{ lead: campaignLead }, { lead: campaignLead }])
    await fillIn(screen, '', ', by March')
    await screen.findByText(/^Sent from: Port Klang/)
    await ask(screen)
    const [first, second, third] = screen.network
      .calls(CREATE)
      .map(({ headers }) => headers['idempotency-key'])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(bodies(screen).map(body => String(body).replace(/,? https.*$/, ''))).toEqual([
      'CIF Labuan\n\nSent from: Kedah Pumps (ref A-17)',
      'CIF Labuan\n\nSent from: Kedah Pumps (ref A-17)',
      'CIF Labuan, by March\n\nSent from: Port Klang (ref A-17)',
    ])
  },
)

test('of two elements for one item, each sends its own origin', async () => {
  const screen = await open('<trade-rfq item-id="7" source="Kedah Pumps"></trade-rfq>')
  const other = document.body.appendChild(document.createElement('trade-rfq'))
  other.setAttribute('item-id', '7')
  other.setAttribute('source', 'Port Klang')
  const there = { ...screen, ...screen.within(other) }
  await there.findByText('Sent from: Port Klang')
  await screen.within(screen.element).findByText('Sent from: Kedah Pumps')
  await fillIn(there, '2', 'CIF Labuan')
  await send(there)
  await agree(screen)
  await screen.findByRole('heading', { name: SENT })
  expect(bodies(screen)).toEqual(['CIF Labuan\n\nSent from: Port Klang'])
})
