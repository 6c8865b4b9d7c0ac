import { CallFault, type Conversation, fetchConversation, type Message, sendMessage } from './calls.ts'
import { atTime, dayOf, onDay } from './dates.ts'
import { element, listening } from './element.ts'
import { politely } from './polite.ts'
import { announce, link, problem, skeleton } from './states.ts'

const pause = 5_000

/** What was typed and not sent, by conversation: kept while the reader looks at another one. */
const drafts = new Map<number, string>()

/** One conversation with its answer box; follows new messages until `left`. */
export function showConversation(place: HTMLElement, id: number, left: AbortSignal): void {
  const log = element('div', { class: 'log', role: 'log', tabindex: 0, 'aria-label': 'Messages' })
  let seen = -1

  async function refresh(): Promise<void> {
    const talk = await fetchConversation(id)
    if (left.aborted) return
    if (seen < 0) place.replaceChildren(heading(talk), log, answerBox(id, refresh))
    const last = talk.messages.at(-1)?.id ?? 0
    if (last === seen) return
    const atEnd = seen < 0 || log.scrollHeight - log.scrollTop - log.clientHeight < 60
    seen = last
    log.replaceChildren(...byDay(talk.messages))
    if (atEnd) log.scrollTop = log.scrollHeight
  }

  place.replaceChildren(skeleton(2))
  const show = (fault: unknown) => {
    if (!left.aborted)
      place.replaceChildren(
        back(),
        problem(fault, () => showConversation(place, id, left)),
      )
  }
  const again = () =>
    refresh().catch(fault => {
      if (fault instanceof CallFault && fault.kind === 'signed-out') show(fault)
      throw fault
    })
  refresh().then(() => politely(again, pause, left), show)
}

const back = () => link('#messages', 'All conversations', 'to-list')

function heading({ title, company, role, with: other }: Conversation): HTMLElement {
  const name = role === 'client' ? link(`/company/${company.id}`, company.name) : other.name
  return element('header', {}, back(), element('h2', {}, name), element('p', { class: 'muted' }, title))
}

function byDay(messages: readonly Message[]): HTMLElement[] {
  if (messages.length === 0) return [element('p', { class: 'muted' }, 'Nobody has written yet.')]
  let day = ''
  return messages.flatMap(message => {
    const isNewDay = dayOf(message.createdAt) !== day
    day = dayOf(message.createdAt)
    return isNewDay
      ? [element('p', { class: 'day' }, onDay(message.createdAt)), bubble(message)]
      : [bubble(message)]
  })
}

const bubble = ({ isOwn, isAutomatic, body, createdAt }: Message) =>
  element(
    'div',
    { class: isOwn ? 'bubble own' : 'bubble' },
    element('span', { class: 'unseen' }, isOwn ? 'You wrote: ' : 'They wrote: '),
    element('p', { dir: 'auto' }, body),
    element('small', {}, isAutomatic && 'Automatic answer · ', atTime(createdAt)),
  )

/** Enter sends, Shift+Enter breaks the line. A message that failed stays in the box and is sent once, however often one tries. */
function answerBox(id: number, refresh: () => Promise<void>): HTMLElement {
  const text = element('textarea', { id: 'answer', rows: 2, maxlength: 4000, placeholder: 'Write a message' })
  const send = element('button', { class: 'button next' }, 'Send')
  const said = element('p', { class: 'said', role: 'alert' })
  let attempt = { body: '', key: '' }

  async function submit(): Promise<void> {
    const body = text.value.trim()
    if (send.disabled) return
    if (!body) {
      said.replaceChildren('Message is empty')
      return text.focus()
    }
    if (attempt.body !== body) attempt = { body, key: crypto.randomUUID() }
    send.disabled = true
    said.replaceChildren()
    try {
      await sendMessage(id, body, attempt.key)
      attempt = { body: '', key: '' }
      if (text.value.trim() === body) keep('')
      announce('Sent')
      await refresh().catch(() => undefined)
    } catch (fault) {
      said.replaceChildren(`Not sent. ${fault instanceof Error ? fault.message : ''}`.trim())
    }
    send.disabled = false
  }

  function keep(value: string): void {
    if (text.value !== value) text.value = value
    drafts.set(id, value)
  }

  text.value = drafts.get(id) ?? ''
  return listening(
    {
      submit: event => {
        event.preventDefault()
        void submit()
      },
    },
    element(
      'form',
      { class: 'answer', novalidate: true },
      element('label', { for: 'answer', class: 'unseen' }, 'Your message'),
      listening(
        {
          input: () => keep(text.value),
          keydown: event => {
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
            event.preventDefault()
            void submit()
          },
        },
        text,
      ),
      send,
      said,
    ),
  )
}
