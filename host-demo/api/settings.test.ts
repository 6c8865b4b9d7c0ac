import { expect, test } from 'vitest'
import { settingsFromEnv } from './settings.ts'

const mail = { SMTP_URL: 'smtps://user:hush@smtp.example', SMTP_FROM: 'sender@market.example' }
const PUBLIC_ORIGINS = 'https://market.example'

test.each([undefined, '', ' , '])(
  'mails without PUBLIC_ORIGINS (%j) are refused with what to do',
  origins => {
    const read = () => settingsFromEnv({ ...mail, ...(origins !== undefined && { PUBLIC_ORIGINS: origins }) })
    expect(read).toThrow(
      'SMTP_URL is set, but PUBLIC_ORIGINS is not: the links in mails would lead to localhost. Set PUBLIC_ORIGINS to the address of the site, such as https://market.example',
    )
    expect(read).not.toThrow('hush')
  },
)

test('the links of mails lead to the first of PUBLIC_ORIGINS, and nothing is needed where no mail leaves', () => {
  expect(settingsFromEnv({ ...mail, PUBLIC_ORIGINS }).site()).toBe(PUBLIC_ORIGINS)
  expect(settingsFromEnv({}).mailServer).toBeUndefined()
})

test('messages to the marketplace go to OFFICE_EMAIL, else to the sender of all mails', () => {
  const officeOf = (env: NodeJS.ProcessEnv) => settingsFromEnv({ PUBLIC_ORIGINS, ...env }).office
  expect(officeOf({ ...mail, OFFICE_EMAIL: 'desk@market.example' })).toBe('desk@market.example')
  expect(officeOf(mail)).toBe('sender@market.example')
  expect(officeOf({})).toBe('office@trade.test')
})

test.each(['desk', 'Desk <desk@market.example>', 'a@b.c\r\nBcc: x@y.z'])(
  'the office %j is refused',
  OFFICE_EMAIL => {
    expect(() => settingsFromEnv({ OFFICE_EMAIL })).toThrow(
      `OFFICE_EMAIL=${OFFICE_EMAIL} is not an e-mail address.`,
    )
  },
)
