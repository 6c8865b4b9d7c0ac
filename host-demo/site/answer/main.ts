import { authorizeCalls } from '#shared/api/authorization.ts'
import { configure } from '#shared/config/config.ts'
import { defineWidget } from '#shared/element/define.ts'
import page from '../dashboard/dashboard.css?inline'
import forms from '../dashboard/forms.css?inline'
import orders from '../dashboard/orders/orders.css?inline'
import { firstLanguage, showLanguage } from '../dashboard/page-language.ts'
import quotes from '../dashboard/quotes/quotes.css?inline'
import styles from './answer.css?inline'
import { Answer } from './answer.tsx'
import { codeOfPage } from './link-code.ts'

// The secret of the link stays in the address, for a reload. The server finds the requests by it, so no id matters.
authorizeCalls({ member: () => ({ id: 0, token: codeOfPage() }), onUnauthorised() {} })
addEventListener('hashchange', () => location.reload())
configure({ idempotency: true })

// The link's own language follows with its reply.
await showLanguage(firstLanguage())

/** The page behind the link in a mail about an RFQ or an order, built like a widget but not in the bundle that partners load. */
defineWidget('trade-answer', {
  summary: 'What the link of a mail opens: requests with the form that answers them, or an order.',
  component: Answer,
  styles: [forms, quotes, page, orders, styles],
})
