import type { Page } from 'playwright-core'
import { abort, button, type FormState, fail, hold, text } from './form-state.ts'

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

/** Opens the docked box, with one conversation in its menu. */
async function opened(page: Page): Promise<void> {
  await give(page, MENU, [conversation])
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

async function say(page: Page): Promise<void> {
  await page.getByPlaceholder('Write a message').fill('And the price?')
  await button(page, 'Send').click()
}

type Given = Pick<FormState, 'name' | 'reach'> & Partial<FormState>

const chat = (state: Given): FormState => ({ path: '/legal', as: 'member', within: 'trade-chat', ...state })

/** The states of the chat box. */
export const chatStates: readonly FormState[] = [
  chat({
    name: 'chat: closed, with new messages',
    reach: async page => {
      await give(page, MENU, [conversation])
      await page.reload()
      await page.getByRole('button', { name: /Open messages\s*3 new/ }).waitFor()
    },
  }),
  chat({ name: 'chat: the list', reach: page => opened(page).then(() => text(page, conversation.MenuName)) }),
  chat({ name: 'chat: a conversation', reach: page => inConversation(page) }),
  chat({
    name: 'chat: a message on its way',
    reach: page =>
      inConversation(page, () => hold(page, GO_ON))
        .then(() => say(page))
        .then(() => text(page, 'Sending')),
  }),
  chat({
    name: 'chat: a message that failed',
    reach: page =>
      inConversation(page, () => fail(page, GO_ON))
        .then(() => say(page))
        .then(() => text(page, 'Not sent. The disk is full')),
    complaint: 'status of 500',
  }),
  chat({
    name: 'chat: a message in doubt',
    reach: page =>
      inConversation(page, () => abort(page, GO_ON))
        .then(() => say(page))
        .then(() => text(page, 'this may have arrived')),
    complaint: 'net::ERR_FAILED',
  }),
  chat({
    name: 'chat: nothing new can be fetched',
    reach: page =>
      inConversation(page)
        .then(() => fail(page, HISTORY))
        .then(() => text(page, 'New messages cannot be loaded right now.')),
    complaint: 'status of 500',
  }),
  chat({
    name: 'chat: the session has ended',
    reach: page =>
      inConversation(page, () => fail(page, GO_ON, 401))
        .then(() => say(page))
        .then(() => text(page, 'Your session has ended.')),
    complaint: 'status of 401',
  }),
  chat({
    name: 'chat: nobody to write to',
    reach: async page => {
      await give(page, MENU, [])
      await page.reload()
      await page.getByRole('button', { name: 'Open messages' }).click()
      await text(page, 'No conversations yet')
    },
  }),
  chat({
    name: 'chat: the list could not be loaded',
    reach: async page => {
      await fail(page, MENU, 400)
      await page.reload()
      await page.getByRole('button', { name: 'Open messages' }).click()
      await text(page, 'This could not be shown')
    },
    complaint: 'status of 400',
  }),
]
