import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import type { Language } from '#shared/languages/languages.ts'
import { texts } from '#shared/messages/texts.ts'
import { dateFormat } from '#shared/trade/date.ts'
import type { standingFaults } from '../mail/operator-faults.ts'
import type { ApiContext } from '../request/api.ts'
import { visitorLanguage } from '../request/language.ts'
import { sendPage, sheetOf } from './html-page.ts'

const sentences = texts('outboxPage', {
  title: 'Mails',
  noServer: 'There is no mail server, so no mail leaves this machine.',
  waiting: 'Mails wait since {since}.',
  filter: 'Recipient',
  show: 'Show',
  all: 'All recipients',
  list: 'The latest mails',
  none: 'There is no mail to this address.',
  to: 'To {to}, {date}',
  state: '{state}, attempts: {attempts}.',
  stateWaiting: 'Waiting',
  stateSending: 'Sending',
  stateSent: 'Sent',
  stateFailed: 'Failed',
  resend: 'Send again',
})

const STATES = {
  waiting: sentences.stateWaiting,
  sending: sentences.stateSending,
  sent: sentences.stateSent,
  failed: sentences.stateFailed,
}

const sheet = sheetOf(
  readFileSync(new URL('../../../shared/styles/tokens.css', import.meta.url), 'utf8') +
    readFileSync(new URL('./outbox.css', import.meta.url), 'utf8'),
)

type Shown = {
  id: number
  to: string
  subject: string
  body: string
  createdAt: string
  /** Missing if the server only keeps mails. */
  state?: keyof typeof STATES
  attempts?: number
  failure?: string | null
}

type Content = {
  secret: string
  /** The address whose mails are shown, '' for all. */
  to: string
  mails: readonly Shown[]
  /** The mail to open; the newest if it is not among them. */
  open: number | undefined
  faults: Awaited<ReturnType<typeof standingFaults>>
  hasServer: boolean
}

/** Answers with a page of mails: the list on the left, one mail on the right. */
export function showOutbox(c: ApiContext, { secret, to, mails, open, faults, hasServer }: Content) {
  const language = visitorLanguage(c) ?? 'en'
  const t = (key: PlainKey): string => sentences[key](language)
  const mail = mails.find(({ id }) => id === open) ?? mails[0]
  const address = (id: number): string =>
    `?${new URLSearchParams({ secret, ...(to && { to }), mail: String(id) })}`
  const body = html`<header>
<h1>${t('title')}</h1>
<form>
<input type="hidden" name="secret" value="${secret}">
<label for="to">${t('filter')}</label>
<input id="to" name="to" type="email" value="${to}">
<button>${t('show')}</button>
${to && html`<a href="?${new URLSearchParams({ secret })}">${t('all')}</a>`}
</form>
</header>
${hasServer ? '' : html`<p>${t('noServer')}</p>`}
${faults.map(
  ({ advice, reason, since }) =>
    html`<p role="alert"><b>${sentences.waiting({ since: timeIn(since, language) })(language)}</b> ${advice(language)}<br>${reason}</p>`,
)}
<main>
<nav aria-label="${t('list')}"><ol>
${mails.map(
  each => html`<li><a href="${address(each.id)}"${each === mail ? raw(' aria-current="true"') : ''}>
<b>${each.subject}</b> ${each.state === 'failed' ? html`<strong>${t('stateFailed')}</strong>` : ''}
<small>${each.to} <time>${timeIn(each.createdAt, language)}</time></small></a></li>`,
)}
</ol></nav>
${
  mail
    ? html`<article><h2>${mail.subject}</h2>
<p class="muted">${sentences.to({ to: mail.to, date: timeIn(mail.createdAt, language) })(language)}</p>
${mail.state ? html`<p class="muted">${sentences.state({ state: STATES[mail.state], attempts: mail.attempts ?? 0 })(language)} ${mail.failure}</p>` : ''}
${mail.state === 'failed' ? resendForm(mail.id, secret, t('resend')) : ''}
<div class="body">${mail.body}</div></article>`
    : html`<p>${t('none')}</p>`
}
</main>`
  return sendPage(c, { language, title: t('title'), sheet, body })
}

type PlainKey = 'title' | 'noServer' | 'filter' | 'show' | 'all' | 'list' | 'none' | 'stateFailed' | 'resend'

const timeIn = (iso: string, language: Language): string =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))

const resendForm = (
  id: number,
  secret: string,
  label: string,
) => html`<form method="post" action="/api/outbox/resend">
<input type="hidden" name="secret" value="${secret}"><input type="hidden" name="id" value="${id}">
<button>${label}</button></form>`
