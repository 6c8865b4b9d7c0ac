import type { Page } from 'playwright-core'
import { abort, button, type FormState, fail, hold, testStates, text } from './form-state.ts'

const HISTORY = '**/getchathistory*'
const MENU = '**/chatMenu*'
const GO_ON = '**/updateChatHistory'

const conversation = {
  MenuId: 2,
  MenuName: 'Labuan Offshore Supply Sdn Bhd',
  MenuLogo: '',
  NewMessageNoti: 3,
  ChatId: 9,
  StaffStatus: 0,
}
const said = [
  {
    MessageSide: 'Company',
    MessageBody: 'Good morning. How can we help?',
    CreationDateTime: '2026-11-02T09:00:00',
  },
  { MessageSide: 'Client', MessageBody: 'Do you hold 8" 600#?', CreationDateTime: '2026-11-03T09:00:00' },
]

const give = (page: Page, call: string, json: unknown): Promise<unknown> =>
  page.route(call, route => route.fulfill({ json }))

/** Opens the docked box, with this answer to the call for its menu. */
async function opened(page: Page, answer = () => give(page, MENU, [conversation])): Promise<void> {
  await answer()
  await page.reload()
  await page.getByRole('button', { name: 'Open messages' }).click()
}

async function inConversation(page: Page, then: () => Promise<unknown> = async () => {}): Promise<void> {
  await give(page, HISTORY, said)
  await opened(page)
  await then()
  await page.locator('trade-chat').getByRole('button', { name: conversation.MenuName }).click()
  await page.getByRole('log').getByText('Good morning.').waitFor()
}

/** Sends a message in a conversation on a network that treats the call like this. */
async function say(page: Page, treat: (page: Page, call: string) => Promise<unknown>): Promise<void> {
  await inConversation(page, () => treat(page, GO_ON))
  await page.getByPlaceholder('Write a message').fill('And the price?')
  await button(page, 'Send').click()
}

type Row = [name: string, shows: string, reach: FormState['reach'], complaint?: string]

/** The states of the chat box, each with the text by which it is recognised. */
const states: readonly Row[] = [
  ['a conversation', 'Good morning.', page => inConversation(page)],
  ['the list', conversation.MenuName, page => opened(page)],
  [
    'closed, with new messages',
    '',
    async page => {
      await give(page, MENU, [conversation])
      await page.reload()
      await page.getByRole('button', { name: /Open messages\s*3 new/ }).waitFor()
    },
  ],
  ['a message on its way', 'Sending', page => say(page, hold)],
  ['a message that failed', 'Not sent. The disk is full', page => say(page, fail), 'status of 500'],
  ['a message in doubt', 'this may have arrived', page => say(page, abort), 'net::ERR_FAILED'],
  [
    'nothing new can be fetched',
    'New messages cannot be loaded right now.',
    page => inConversation(page).then(() => fail(page, HISTORY)),
    'status of 500',
  ],
  [
    'the session has ended',
    'Your session has ended.',
    page => say(page, (page, call) => fail(page, call, 401)),
    'status of 401',
  ],
  ['no conversations', 'No conversations yet', page => opened(page, () => give(page, MENU, []))],
  [
    'the list could not be loaded',
    'This could not be shown',
    page => opened(page, () => fail(page, MENU, 400)),
    'status of 400',
  ],
]

testStates(
  states.map(([name, shows, reach, complaint]) => ({
    name: `chat: ${name}`,
    path: '/legal',
    as: 'member',
    within: 'trade-chat',
    reach: async page => {
      await reach(page)
      if (shows) await text(page, shows)
    },
    ...(complaint && { complaint }),
  })),
)
