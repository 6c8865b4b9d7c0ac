import { configure } from '#shared/config/config.ts'
import { defineWidget } from '#shared/element/define.ts'
import composer from '#widgets/chat/composer.css?inline'
import conversation from '#widgets/chat/conversation.css?inline'
import conversationList from '#widgets/chat/conversation-list.css?inline'
import messageBubble from '#widgets/chat/message-bubble.css?inline'
import messageLog from '#widgets/chat/message-log.css?inline'
import { loadNeeded } from '#widgets/runtime/loader.ts'
import bidLayouts from './bids/bid-layouts.css?inline'
import bids from './bids/bids.css?inline'
import messages from './chat/messages.css?inline'
import styles from './dashboard.css?inline'
import { Dashboard } from './dashboard.tsx'
import forms from './forms.css?inline'
import offers from './items/items.css?inline'
import orders from './orders/orders.css?inline'
import { firstLanguage, showLanguage } from './page-language.ts'
import quoteTable from './quotes/quote-table.css?inline'
import quotes from './quotes/quotes.css?inline'
import { takeToken } from './token.ts'

void takeToken()
configure({ idempotency: true })
loadNeeded({
  'trade-login': () => import('#widgets/login/login.element.ts'),
  'trade-register': () => import('#widgets/register/register.element.ts'),
  'trade-recovery': () => import('#widgets/recovery/recovery.element.ts'),
})

// Before the first text is drawn.
await showLanguage(firstLanguage())

/** The dashboard page, built like a widget but not in the bundle that partners load. */
defineWidget('trade-dashboard', {
  summary: 'The dashboard of a member: quotes, messages and mails.',
  component: Dashboard,
  styles: [
    conversationList,
    conversation,
    messageLog,
    messageBubble,
    composer,
    messages,
    forms,
    quotes,
    quoteTable,
    offers,
    styles,
    bids,
    bidLayouts,
    orders,
  ],
})
