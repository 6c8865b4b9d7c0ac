import { expect, test, vi } from 'vitest'
import { keepUser } from '#shared/session/session.ts'
import { type FakeResponse, inTurn, json } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { envelopeReply, inquiryReply, uploadReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import './inquiry.element.ts'
import { hasRecords } from '#shared/storage/device-records.ts'

const CREATE = 'POST /api/public/inquiry/new2'
const NOTIFY = 'POST /api/public/Inquiry/Email'
const UPLOAD = 'POST /api/upload/Public/Inquiry/Doc'
const SUCCESS = 'Inquiry sucessfully send'

/** Sends a member's inquiry with a file, while the server answers one call in the given way. */
async function sent(call: string, answer: FakeResponse): Promise<Screen> {
  const screen = await mount('<trade-inquiry company-id="12" subject="Mud pump"></trade-inquiry>', {
    user: member(),
    replies: {
      [CREATE]: inquiryReply(601, 701),
      [NOTIFY]: envelopeReply(),
      [UPLOAD]: uploadReply('/api/files/5f1c.pdf'),
      [call]: answer,
    },
  })
  const pdf = new File(['%PDF-1.7\n'], 'datasheet.pdf', { type: 'application/pdf' })
  await screen.user.upload(screen.getByLabelText('Upload File (.pdf)'), pdf)
  await screen.findByText('datasheet.pdf')
  await screen.user.type(screen.getByLabelText('Message'), 'Two in stock?')
  await screen.user.click(screen.getByRole('button', { name: 'Send a Message' }))
  await screen.user.click(await screen.findByRole('button', { name: 'OK' }))
  return screen
}

const failure = (screen: Screen) => screen.events.filter(({ type }) => type === 'trade-inquiry-failed')

const isKept = (screen: Screen): boolean =>
  Reflect.get(screen.getByLabelText('Message'), 'value') === 'Two in stock?' &&
  screen.queryByText('datasheet.pdf') !== null

async function retry(screen: Screen): Promise<string[]> {
  const before = screen.network.requests.length
  await screen.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: SUCCESS })
  return screen.network.requests.slice(before).map(({ call }) => call)
}

test.each([
  ['upload', UPLOAD, uploadReply(), [UPLOAD, CREATE, NOTIFY], /could not be uploaded, so nothing was sent/],
  ['create', CREATE, inquiryReply(), [CREATE, NOTIFY], /could not be sent. Everything you entered is still/],
  [
    'notify',
    NOTIFY,
    envelopeReply(),
    [NOTIFY],
    /This was saved, but we could not notify the company by e-mail\.(?! You do not need)/,
  ],
])(
  'a failed %s says so, keeps everything, and continues from there on retry',
  async (step, call, good, goesOn, words) => {
    const screen = await sent(call, inTurn(json(500, {}), good))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText(SUCCESS) === null).toBe(true)
    expect(isKept(screen)).toBe(true)
    expect(failure(screen)).toMatchObject([
      {
        detail: {
          companyId: 12,
          subject: 'Mud pump',
          fileName: 'datasheet',
          step,
          error: { kind: 'server', status: 500 },
        },
      },
    ])
    expect(await retry(screen)).toEqual(goesOn)
  },
)

test.each([
  ['no clear reply', json(504, {})],
  ['a reply without an id', { Item2: 701 }],
])(
  'after %s to the create, the inquiry may have arrived and is not sent again by itself',
  async (_, answer) => {
    const screen = await sent(CREATE, answer)
    expect(await screen.findByText(/this may have arrived\. Check the 'Qoute Me' module/)).toBeTruthy()
    expect(screen.queryByText(SUCCESS) === null).toBe(true)
    expect(screen.network.calls(CREATE)).toHaveLength(1)
    expect(screen.network.calls(NOTIFY)).toHaveLength(0)
  },
)

test('after a create without a history id, says that only the e-mail failed and offers no retry', async () => {
  const screen = await sent(CREATE, { Item1: { Id: 601 } })
  const words = await screen.findByText(
    /^This was saved, but we could not notify the company by e-mail\. You do not need to send it again/,
  )
  expect(screen.getByRole('alert').textContent).toBe(words.textContent)
  expect(screen.queryByText(SUCCESS) === null).toBe(true)
  expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(true)
  expect(failure(screen)).toMatchObject([{ detail: { step: 'notify', error: { kind: 'shape' } } }])
  expect(isKept(screen)).toBe(true)
  expect(hasRecords('draft', `${member().id}:`)).toBe(false)
  await screen.user.click(screen.getByRole('button', { name: 'Send a Message' }))
  await screen.user.click(await screen.findByRole('button', { name: 'OK' }))
  await vi.waitFor(() => expect(failure(screen)).toHaveLength(2))
  expect(screen.network.calls(CREATE)).toHaveLength(1)
  expect(screen.network.calls(NOTIFY)).toHaveLength(0)
})

test('when the session ends while sending, keeps everything and offers sign-in', async () => {
  const screen = await sent(CREATE, inTurn(json(401, {}), inquiryReply()))
  await screen.findByText('Your session has ended. Sign in again to continue. What you typed is still here.')
  expect(isKept(screen)).toBe(true)
  expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(true)
  keepUser(member())
  expect(await retry(screen)).toEqual([CREATE, NOTIFY])
})
