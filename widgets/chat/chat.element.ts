import { booleanAttribute, idAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import styles from './chat.css?inline'
import { Chat } from './chat.tsx'
import composer from './composer.css?inline'
import conversation from './conversation.css?inline'
import conversationList from './conversation-list.css?inline'
import messageBubble from './message-bubble.css?inline'
import messageLog from './message-log.css?inline'

export const tradeChat = defineWidget('trade-chat', {
  summary:
    'Conversations with companies, for signed-in members. With `company-id` and without `docked`, visitors can start a message too. Otherwise it shows them nothing.',
  example: 'company-id="1"',
  sees: 'Write the first one.',
  rendered: false,
  embed: {
    name: 'Chat',
    link: 'Find us on the marketplace',
    to: ({ 'company-id': id }) => (id ? { route: 'company', params: { id } } : { route: 'home' }),
  },
  component: Chat,
  shows: ['record', 'list', 'messages', 'session'],
  attributes: {
    companyId: idAttribute('Opens the conversation with this company, or starts one.'),
    docked: booleanAttribute('Puts the chat box in the corner of the window, with a button that opens it.', {
      reflects: true,
    }),
  },
  events: ['trade-navigate', 'trade-chat-sent'],
  slots: {
    '': 'Shown to visitors, and until the conversations are loaded, such as a link to the company page.',
    loading: 'Replaces our skeleton.',
    empty: 'Replaces our text when there is nobody to write to.',
  },
  parts: {
    about: 'The item that the message is about, with `procurement`.',
    box: 'The whole chat box.',
    bar: 'Its title bar.',
    opener: 'The button that opens the docked box.',
    unread: 'The number of new messages.',
    talks: 'The list of conversations.',
    talk: 'One of them.',
    conversation: 'The open conversation.',
    log: 'The messages.',
    message: 'One message.',
    own: 'A message that the member wrote.',
    pending: 'A message that is not sent yet.',
    news: 'The button that leads to new messages.',
    composer: 'The field and the button for a new message.',
    empty: 'The message when there is nobody to write to.',
  },
  styles: [styles, conversationList, conversation, messageLog, messageBubble, composer],
})
