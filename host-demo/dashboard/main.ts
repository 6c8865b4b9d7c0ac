import { configure } from '#shared/config/config.ts'
import { defineWidget } from '#shared/element/define.ts'
import conversation from '#widgets/chat/conversation.css?inline'
import conversationList from '#widgets/chat/conversation-list.css?inline'
import styles from './dashboard.css?inline'
import { Dashboard } from './dashboard.tsx'
import messages from './messages.css?inline'
import { takeToken } from './token.ts'

void takeToken()
configure({ idempotency: true })

/** The whole page, made like a widget and not in the bundle that partners load. */
defineWidget('trade-dashboard', {
  summary: 'The dashboard of a member: quotes, messages and mails.',
  component: Dashboard,
  styles: [conversationList, conversation, messages, styles],
})
