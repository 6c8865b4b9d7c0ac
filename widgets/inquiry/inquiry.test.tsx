import { describe, expect, test, vi } from 'vitest'
import { $sentRequests } from '#shared/procurement/sent-requests/sent-requests.ts'
import { later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { campaignLead, campaignLine, visitPage } from '#shared/testing/partner-page.ts'
import { pdfFile } from '#shared/testing/pdf-file.ts'
import { companyReply, envelopeReply, inquiryReply, uploadReply } from '#shared/testing/replies.ts'
import { member, signInByDialog } from '#shared/testing/scene.ts'
import './inquiry.element.ts'

const CREATE = 'POST /api/public/inquiry/new2'
const NOTIFY = 'POST /api/public/Inquiry/Email'
const UPLOAD = 'POST /api/upload/Public/Inquiry/Doc'
const COMPANY = 'GET /api/public/tenant/website'

const about = '<trade-inquiry company-id="12" subject="Mud pump"></trade-inquiry>'
const SUCCESS = 'Inquiry sucessfully send'

const signedIn = (replies: Replies = {}, html = about): Promise<Screen> =>
  mount(html, {
    user: member(),
    replies: {
      [CREATE]: inquiryReply(601, 701),
      [NOTIFY]: envelopeReply(),
      [UPLOAD]: uploadReply('/api/files/5f1c.pdf'),
      ...replies,
    },
  })

const send = ({ user, getByRole }: Screen): Promise<void> =>
  user.click(getByRole('button', { name: 'Send a Message' }))

async function agree({ user, findByRole }: Screen): Promise<void> {
  await findByRole('heading', { name: 'Are you sure to submit your inquiry?' })
  await user.click(await findByRole('button', { name: 'OK' }))
}

async function attach(screen: Screen, name = 'datasheet.rev2.pdf', content = '%PDF-1.7\n'): Promise<void> {
  const file = new File([content], name, { type: 'application/pdf' })
  await screen.user.upload(screen.getByLabelText('Upload File (.pdf)'), file)
}

/** Writes a message into the empty form and sends it. */
async function writeAndSend(screen: Screen): Promise<void> {
  await screen.user.type(screen.getByLabelText('Message'), 'Two in stock?')
  await send(screen)
  await agree(screen)
}

const written = (screen: Screen, label: string): unknown => Reflect.get(screen.getByLabelText(label), 'value')

const inquiryEvents = (screen: Screen) => screen.events.filter(({ type }) => type.startsWith('trade-inquiry'))

describe('a member', () => {
  test('sees name and e-mail of the account, read-only, and the subject of the host', async () => {
    const screen = await signedIn()
    expect(written(screen, 'Name')).toBe('Aisyah Rahman')
    expect(written(screen, 'E-mail')).toBe('aisyah@buyer.test')
    expect(written(screen, 'Subject')).toBe('Mud pump')
    expect(written(screen, 'Message')).toBe('')
    const locked = ['Name', 'E-mail', 'Subject', 'Message'].map(label =>
      screen.getByLabelText(label).hasAttribute('readonly'),
    )
    expect(locked).toEqual([true, true, false, false])
    expect(screen.getByLabelText('Upload File (.pdf)').getAttribute('accept')).toBe('.pdf,application/pdf')
    await vi.waitFor(() => expect(screen.events.map(({ type }) => type)).toEqual(['trade-ready']))
    expect(screen.network.requests).toEqual([])
  })

  test('gets another form for another subject of the host', async () => {
    const screen = await signedIn()
    await screen.user.type(screen.getByLabelText('Message'), 'Two in stock?')
    screen.element.setAttribute('subject', 'Gasket')
    await vi.waitFor(() => expect(written(screen, 'Subject')).toBe('Gasket'))
    expect(written(screen, 'Message')).toBe('')
    screen.element.setAttribute('subject', 'Mud pump')
    await vi.waitFor(() => expect(written(screen, 'Message')).toBe('Two in stock?'))
  })

  test('sees an error for a missing company', async () => {
    const screen = await mount('<trade-inquiry subject="Mud pump"></trade-inquiry>')
    expect((await screen.findByRole('alert')).textContent).toContain('company-id')
  })
})

describe('a visitor', () => {
  test('writes first, is asked to sign in, and continues in the first empty field', async () => {
    const screen = await mount(about)
    await screen.findByText('Please login before submitting RFQ or Inquiry')
    expect(screen.getByRole('button', { name: 'Send a Message' })).toHaveProperty('disabled', true)
    await screen.user.type(screen.getByLabelText('Subject'), ', two of them')
    await screen.user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(document.querySelector('trade-login[open]') === null).toBe(false)
    signInByDialog()
    const message = screen.getByLabelText('Message')
    await vi.waitFor(() => expect(screen.element.shadowRoot?.activeElement === message).toBe(true))
    expect(screen.queryByText('Please login before submitting RFQ or Inquiry') === null).toBe(true)
    expect(written(screen, 'Name')).toBe('Aisyah Rahman')
    expect(written(screen, 'Subject')).toBe('Mud pump, two of them')
  })
})

describe('validation', () => {
  test.each([
    ['', '', 'Subject is empty'],
    ['   ', 'Two in stock?', 'Subject is empty'],
    ['Mud pump', '', 'Message is empty'],
    ['Mud pump', '   ', 'Message is empty'],
  ])('subject "%s" and message "%s": %s', async (subject, message, problem) => {
    const screen = await signedIn({}, '<trade-inquiry company-id="12"></trade-inquiry>')
    if (subject) await screen.user.type(screen.getByLabelText('Subject'), subject)
    if (message) await screen.user.type(screen.getByLabelText('Message'), message)
    await send(screen)
    expect((await screen.findByRole('alert')).textContent).toBe(problem)
    expect(screen.network.requests).toEqual([])
  })

  test('a chosen file can be removed, and a renamed picture is refused', async () => {
    const screen = await signedIn()
    await attach(screen, 'one.pdf')
    await screen.user.click(await screen.findByTitle('Cancel Upload'))
    expect(screen.queryByText('one.pdf') === null).toBe(true)
    await attach(screen, 'valve.pdf', '\x89PNG\r\n')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This file is not a PDF. Please choose a PDF file.',
    )
    expect(screen.queryByText('valve.pdf') === null).toBe(true)
  })

  test('does nothing when the member declines', async () => {
    const screen = await signedIn()
    await screen.user.type(screen.getByLabelText('Message'), 'Two in stock?')
    await send(screen)
    await screen.user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog') === null).toBe(true))
    expect(written(screen, 'Message')).toBe('Two in stock?')
    expect(screen.network.requests).toEqual([])
  })
})

describe('sending', () => {
  test('uploads, creates, notifies with both ids, alerts, and clears the form', async () => {
    const notify = later()
    const screen = await signedIn({ [NOTIFY]: notify })
    await attach(screen)
    await screen.findByText('datasheet.rev2.pdf')
    await writeAndSend(screen)
    await screen.findByText('Please wait a second!')
    await vi.waitFor(() => expect(screen.network.calls(NOTIFY)).toHaveLength(1))
    expect(screen.queryByText(SUCCESS) === null).toBe(true)
    expect(inquiryEvents(screen).map(({ type }) => type)).toEqual(['trade-inquiry-submit'])

    notify.release(envelopeReply())
    await screen.findByRole('heading', { name: SUCCESS })
    screen.getByText("To folow up, please check in 'Qoute Me' module in Dashboard")
    expect(screen.network.requests.map(({ call }) => call)).toEqual([UPLOAD, CREATE, NOTIFY])
    expect(screen.network.calls(CREATE)[0]?.body).toEqual({
      title: 'Inquiry : Mud pump',
      toTenantId: 12,
      inquiryBody: 'Two in stock?',
      fromUserId: 41,
      attachmentUrl: '/api/files/5f1c.pdf',
      fileName: 'datasheet',
    })
    expect(screen.network.calls(NOTIFY)[0]?.body).toEqual({ tenantInquiryId: 601, inquiryHistoryId: 701 })
    const detail = { companyId: 12, subject: 'Mud pump', fileName: 'datasheet' }
    expect(inquiryEvents(screen)).toEqual([
      { type: 'trade-inquiry-submit', detail },
      { type: 'trade-inquiry-sent', detail },
    ])

    await screen.user.click(await screen.findByRole('button', { name: 'OK' }))
    await vi.waitFor(() => expect(screen.queryByText(SUCCESS) === null).toBe(true))
    expect(written(screen, 'Subject')).toBe('Mud pump')
    expect(written(screen, 'Message')).toBe('')
    expect(screen.queryByText('datasheet.rev2.pdf') === null).toBe(true)
  })

  test('with procurement, keeps a record on the device with the name of the company', async () => {
    const replies = { [COMPANY]: companyReply({ name: 'Senai Pumps' }) }
    const screen = await signedIn(replies, about.replace('company-id', 'procurement company-id'))
    await writeAndSend(screen)
    await screen.findByRole('heading', { name: SUCCESS })
    await expect.poll(() => $sentRequests.get()[0]?.companyName).toBe('Senai Pumps')
    const asked = {
      kind: 'inquiry',
      title: 'Mud pump',
      companyId: 12,
      message: 'Two in stock?',
      serverId: 601,
    }
    expect($sentRequests.get()).toMatchObject([asked])
  })

  test('ten clicks send once', async () => {
    const create = later()
    const screen = await signedIn({ [CREATE]: create })
    await screen.user.type(screen.getByLabelText('Message'), 'Two in stock?')
    await send(screen)
    const ok = await screen.findByRole('button', { name: 'OK' })
    for (let click = 0; click < 10; click++) ok.click()
    await screen.findByText('Please wait a second!')
    create.release(inquiryReply())
    await screen.findByRole('heading', { name: SUCCESS })
    expect(screen.network.calls(CREATE)).toHaveLength(1)
  })

  test('the page can cancel it', async () => {
    const screen = await signedIn()
    document.addEventListener('trade-inquiry-submit', event => event.preventDefault(), { once: true })
    await writeAndSend(screen)
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog') === null).toBe(true))
    expect(screen.network.requests).toEqual([])
    expect(written(screen, 'Message')).toBe('Two in stock?')
  })

  test('keeps the text as a draft after a reload', async () => {
    const first = await signedIn()
    await first.user.type(first.getByLabelText('Message'), 'Two in stock?')
    await first.findByText('Draft saved on this device')
    document.body.replaceChildren()
    const second = await signedIn()
    expect(written(second, 'Message')).toBe('Two in stock?')
  })
})

test('with procurement, several files can be added and are sent as one', async () => {
  const screen = await signedIn({ [COMPANY]: companyReply() }, about.replace('>', ' procurement>'))
  const files = ['data.pdf', 'drawing.pdf'].map(name => pdfFile(name))
  const field = screen.getByLabelText<HTMLInputElement>('Upload File (.pdf)')
  await vi.waitFor(() => expect(field.multiple).toBe(true))
  await screen.user.upload(field, files)
  await screen.findByText('data and 1 more.pdf')
  await writeAndSend(screen)
  await screen.findByRole('heading', { name: SUCCESS })
  expect(screen.network.calls(UPLOAD)).toHaveLength(1)
  expect(screen.network.calls(CREATE)[0]?.body).toMatchObject({ fileName: 'data and 1 more' })
})

test('starts with the message of the host, and follows it until the member types', async () => {
  const screen = await signedIn({}, about.replace('>', ' message="Two in stock?">'))
  expect(written(screen, 'Message')).toBe('Two in stock?')
  screen.element.setAttribute('message', 'Three in stock?')
  await vi.waitFor(() => expect(written(screen, 'Message')).toBe('Three in stock?'))
  await screen.user.type(screen.getByLabelText('Message'), ' By May.')
  screen.element.setAttribute('message', 'Four?')
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Three in stock? By May.')
  await send(screen)
  await agree(screen)
  await screen.findByRole('heading', { name: SUCCESS })
  expect(screen.network.calls(CREATE)[0]?.body).toMatchObject({ inquiryBody: 'Three in stock? By May.' })
  await vi.waitFor(() => expect(written(screen, 'Message')).toBe('Four?'))
})

test('shows, sends and reports its origin, and records only the message', async () => {
  visitPage()
  const told = about.replace('>', ' source="Kedah Pumps" reference="A-17" track="utm" procurement>')
  const screen = await signedIn({ [COMPANY]: companyReply() }, told)
  await screen.findByText(campaignLine)
  await writeAndSend(screen)
  await screen.findByRole('heading', { name: SUCCESS })
  const body = `Two in stock?\n\n${campaignLine}`
  expect(screen.network.calls(CREATE)[0]?.body).toMatchObject({ inquiryBody: body })
  expect(inquiryEvents(screen).map(({ detail }) => Reflect.get(detail, 'lead'))).toEqual([
    campaignLead,
    campaignLead,
  ])
  await expect.poll(() => $sentRequests.get()[0]?.message).toBe('Two in stock?')
})
