import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { resetOutboxes } from '#shared/outbox/outbox.ts'
import { $sentRequests } from '#shared/procurement/sent-requests/sent-requests.ts'
import { keepUser, type User } from '#shared/session/session.ts'
import { inTurn, json, later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { giveLocks } from '#shared/testing/outbox-tab.ts'
import { envelopeReply, inquiryReply, searchReply } from '#shared/testing/replies.ts'
import { counts, ITEMS, resultsOnPage } from '#shared/testing/samples/search.ts'
import { member } from '#shared/testing/scene.ts'
import './search.element.ts'

const CREATE = 'POST /api/public/inquiry/new2'
const NOTIFY = 'POST /api/public/Inquiry/Email'
const SUCCESS = 'Inquiry sucessfully send'
const companies = ['Kerteh Flow', 'Miri Valves', 'Labuan Pumps']

const find = (
  rows: readonly string[] = companies,
  { user = member(), ...replies }: Replies & { user?: User | null } = {},
  attributes = 'tab="company" procurement',
): Promise<Screen> =>
  mount(`<trade-search keyword="valve" ${attributes}></trade-search>`, {
    user,
    replies: {
      ...counts,
      [ITEMS]: searchReply(rows.map((name, index) => ({ id: index + 1, name }))),
      [CREATE]: inquiryReply(601, 701),
      [NOTIFY]: envelopeReply(),
      ...replies,
    },
  })

const choose = async (screen: Screen, ...names: string[]): Promise<void> => {
  for (const name of names)
    await screen.user.click(await screen.findByRole('checkbox', { name: `Ask ${name}` }))
}

/** Writes to the chosen companies and confirms the question. */
async function ask(screen: Screen, button: string, count: number): Promise<void> {
  await screen.user.click(screen.getByRole('button', { name: button }))
  await screen.user.type(await screen.findByLabelText('Subject'), 'Gate valves')
  await screen.user.type(screen.getByLabelText('Message'), 'Six in stock?')
  await screen.user.click(screen.getByRole('button', { name: 'Send a Message' }))
  await screen.findByRole('heading', { name: `Are you sure to submit your inquiry to ${count} companies?` })
  await screen.user.click(await screen.findByRole('button', { name: 'OK' }))
}

/** Returns the status shown for each company. */
const results = (screen: Screen): (string | undefined)[] =>
  [...(screen.element.shadowRoot?.querySelectorAll('.inquiries > li') ?? [])].map(row =>
    [...row.querySelectorAll('b, span')].map(({ textContent }) => textContent).join(': '),
  )

/** Returns the only inquiry in the outbox. */
const inquiryIn = (storage: Storage): unknown =>
  Object.entries(storage).flatMap(([key, text]) =>
    key.startsWith('trade-widgets:outbox:') ? [JSON.parse(text)] : [],
  )[0]

const bodies = (screen: Screen) => screen.network.calls(CREATE).map(({ body }) => body)

test('sends each chosen company one inquiry and one notification, alerts once, and keeps records', async () => {
  const screen = await find()
  await choose(screen, 'Kerteh Flow', 'Miri Valves', 'Labuan Pumps')
  await choose(screen, 'Miri Valves')
  await ask(screen, 'Ask 2 companies', 2)
  await screen.findByRole('alertdialog', { name: SUCCESS })
  const inquiry = { title: 'Inquiry : Gate valves', inquiryBody: 'Six in stock?', fromUserId: member().id }
  expect(bodies(screen)).toMatchObject([
    { ...inquiry, toTenantId: 1 },
    { ...inquiry, toTenantId: 3 },
  ])
  expect(screen.network.calls(NOTIFY)).toHaveLength(2)
  expect(
    $sentRequests
      .get()
      .map(({ companyName }) => companyName)
      .sort(),
  ).toEqual(['Kerteh Flow', 'Labuan Pumps'])
  await screen.user.click(await screen.findByRole('button', { name: 'OK' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByRole('button', { name: /^Ask \d/ })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Ask Kerteh Flow' })).toHaveProperty('checked', false)
})

test.each([
  ['fails', CREATE, json(500, {}), /^Kerteh Flow: Not sent\. The server has a problem/, [2, 1]],
  ['gets no clear reply', CREATE, json(504, {}), /this may have arrived/, [2, 1]],
  [
    'is saved without a notification',
    NOTIFY,
    json(500, {}),
    /This was saved, but we could not notify the company by e-mail\.(?! You do not need)/,
    [1, 2],
  ],
])(
  'an inquiry that %s shows no success, and is retried alone',
  async (_, call, answer, said, [creates, notes]) => {
    const replies = { [CREATE]: inquiryReply(601, 701), [NOTIFY]: envelopeReply() }
    const good = replies[call === CREATE ? CREATE : NOTIFY]
    const screen = await find(companies, { [call]: inTurn(answer, good) })
    await choose(screen, 'Kerteh Flow')
    await choose(screen, 'Miri Valves')
    await ask(screen, 'Ask 2 companies', 2)
    await vi.waitFor(() =>
      expect(results(screen)).toEqual([expect.stringMatching(said), 'Miri Valves: Sent']),
    )
    expect(screen.queryByRole('alertdialog', { name: SUCCESS })).toBeNull()
    await screen.user.click(screen.getByRole('button', { name: 'Try again: Kerteh Flow' }))
    await screen.findByRole('alertdialog', { name: SUCCESS })
    const toKerteh = bodies(screen).filter(body => Reflect.get(Object(body), 'toTenantId') === 1)
    expect([toKerteh.length, screen.network.calls(NOTIFY).length - 1]).toEqual([creates, notes])
  },
)

test('an inquiry being sent when the page is left says that it may have arrived', async () => {
  giveLocks()
  const screen = await find(companies, { [CREATE]: later() })
  await choose(screen, 'Kerteh Flow', 'Miri Valves')
  await ask(screen, 'Ask 2 companies', 2)
  await vi.waitFor(() => expect(results(screen)).toEqual(['Kerteh Flow: Sending', 'Miri Valves: Sending']))
  resetOutboxes()
  document.body.replaceChildren()
  // The next page brings a new session of the same member.
  keepUser(null)
  const next = await find()
  const arrived = expect.stringMatching(/this may have arrived/)
  await vi.waitFor(() => expect(results(next)).toEqual([arrived, arrived]))
  await next.user.click(next.getByRole('button', { name: 'Discard unsent inquiries' }))
  await vi.waitFor(() => expect(results(next)).toEqual([]))
  expect(next.queryByRole('alertdialog')).toBeNull()
})

test('an inquiry belongs to the member that sent it, whoever has signed in meanwhile', async () => {
  const held = later()
  const screen = await find(companies, { [CREATE]: held })
  await choose(screen, 'Kerteh Flow')
  await ask(screen, 'Ask 1 company', 1)
  await vi.waitFor(() => expect(bodies(screen)).toHaveLength(1))
  keepUser(member({ id: member().id + 1 }))
  held.release(inquiryReply(601, 701))
  await vi.waitFor(() => expect(inquiryIn(localStorage)).toMatchObject({ state: { at: 'queued' } }))
  expect($sentRequests.get()).toEqual([])
  expect(screen.network.calls(NOTIFY)).toEqual([])
  keepUser(member())
  await vi.waitFor(() => expect(screen.network.calls(NOTIFY)).toHaveLength(1))
  expect(bodies(screen)).toHaveLength(1)
})

test.each([
  ['', 'Six?', 'Subject is empty'],
  ['Valves', '', 'Message is empty'],
])('subject "%s" and message "%s": %s', async (subject, message, problem) => {
  const screen = await find()
  await choose(screen, 'Kerteh Flow')
  await screen.user.click(screen.getByRole('button', { name: 'Ask 1 company' }))
  if (subject) await screen.user.type(await screen.findByLabelText('Subject'), subject)
  if (message) await screen.user.type(await screen.findByLabelText('Message'), message)
  await screen.user.click(await screen.findByRole('button', { name: 'Send a Message' }))
  expect((await screen.findByRole('alert')).textContent).toBe(problem)
  expect(bodies(screen)).toEqual([])
})

test('ten companies can be chosen at most, across all pages', async () => {
  const screen = await find([], { [ITEMS]: resultsOnPage })
  await choose(screen, ...Array.from({ length: 10 }, (_, index) => `COMPANY ${index + 1}`))
  screen.getByText('You cannot ask more companies at once.')
  await screen.user.click(screen.getByRole('button', { name: 'Next page' }))
  const next = await screen.findByRole('checkbox', { name: 'Ask COMPANY 11' })
  expect(next).toHaveProperty('disabled', true)
  await screen.user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(next).toHaveProperty('disabled', false)
})

test('a visitor chooses, signs in, and continues with the same companies', async () => {
  const screen = await find(companies, { user: null })
  await choose(screen, 'Kerteh Flow')
  const button = screen.getByRole('button', { name: 'Ask 1 company' })
  expect(button).toHaveProperty('disabled', true)
  screen.getByText('Please login before submitting RFQ or Inquiry')
  keepUser(member())
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', false))
})

test.each(['tab="company"', 'tab="company" procurement="false"', 'procurement'])(
  'with "%s", no company can be chosen',
  async attributes => {
    const screen = await find(companies, {}, attributes)
    await screen.findByRole('link', { name: 'Kerteh Flow' })
    expect(screen.queryByRole('checkbox', { name: /^Ask / })).toBeNull()
  },
)

test('each inquiry names the configured origin, also after a retry', async () => {
  const screen = await find(['Kerteh Flow'], { [CREATE]: inTurn(json(500, {}), inquiryReply(601, 701)) })
  configure({ source: 'Kedah Pumps' })
  await choose(screen, 'Kerteh Flow')
  await screen.user.click(screen.getByRole('button', { name: 'Ask 1 company' }))
  await screen.findByText('Sent from: Kedah Pumps')
  await screen.user.click(await screen.findByRole('button', { name: 'Close' }))
  await ask(screen, 'Ask 1 company', 1)
  configure({ source: 'Port Klang' })
  await screen.user.click(await screen.findByRole('button', { name: 'Try again: Kerteh Flow' }))
  await screen.findByRole('alertdialog', { name: SUCCESS })
  expect(bodies(screen)).toMatchObject(
    Array(2).fill({ inquiryBody: 'Six in stock?\n\nSent from: Kedah Pumps' }),
  )
  expect($sentRequests.get()).toMatchObject([{ message: 'Six in stock?' }])
})
