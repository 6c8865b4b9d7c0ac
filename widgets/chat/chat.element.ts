import { booleanAttribute, idAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import styles from './chat.css?inline'
import { Chat } from './chat.tsx'
import composer from './composer.css?inline'
import conversation from './conversation.css?inline'
import conversationList from './conversation-list.css?inline'
import messageBubble from './message-bubble.css?inline'
import messageLog from './message-log.css?inline'

/** The chat box of signed-in members. Visitors begin to write to a company that is named. */
export const tradeChat = defineWidget('trade-chat', {
  summary:
    'Conversations with companies, for signed-in members. Visitors may begin to write to a company that is named, unless docked; else there is nothing for them.',
  component: Chat,
  shows: ['record', 'list', 'messages', 'session'],
  attributes: {
    companyId: idAttribute('Opens the conversation with this company, or begins one.'),
    docked: booleanAttribute('Stands in the corner of the window, opened by a button.', { reflects: true }),
  },
  events: ['trade-navigate', 'trade-chat-sent'],
  slots: {
    '': 'Shown until the conversations are there, and to visitors: e.g. a link to the company page.',
    loading: 'In place of our skeleton.',
    empty: 'In place of our words when there is nobody to write to.',
  },
  parts: {
    about: 'What is written about, with `procurement`.',
    box: 'The whole chat box.',
    bar: 'Its title bar.',
    opener: 'The button that opens the docked box.',
    unread: 'How many messages are new.',
    talks: 'The list of conversations.',
    talk: 'One of them.',
    conversation: 'The open conversation.',
    log: 'What was said.',
    message: 'One message.',
    own: 'One that the member wrote.',
    pending: 'One that is not sent yet.',
    news: 'The button that leads to new messages.',
    composer: 'The field and the button for a new message.',
    empty: 'What is said when there is nobody to write to.',
  },
  styles: [styles, conversationList, conversation, messageLog, messageBubble, composer],
})
