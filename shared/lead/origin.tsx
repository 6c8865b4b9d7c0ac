import { useStore } from '@nanostores/react'
import type { Lead } from '#shared/element/events.ts'
import { endingOf } from '#shared/trade/ending.ts'
import { truncate } from '#shared/ui/truncate.ts'
import { leadMessages } from './lead.messages.ts'
import type { Origin } from './lead.ts'

/** Shows the sender the line that goes along with a message. */
export function OriginText({ origin }: { origin: Origin | undefined }) {
  const t = useStore(leadMessages)
  if (!origin) return null
  return (
    <dl ref={reachWhereItScrolls}>
      <dt>{t.sentWith}</dt>
      <dd dir="auto">{origin.ending.trim()}</dd>
    </dl>
  )
}

/** Makes a text that scrolls reachable by keyboard. */
function reachWhereItScrolls(text: HTMLElement | null): void {
  if (text && text.scrollHeight > text.clientHeight) text.tabIndex = 0
}

/** The parameters of campaigns, as every tool names them after `utm_`. */
const PARAMETERS = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** The most characters of a text and of an address. */
const MAX_LENGTHS = { text: 100, address: 300 }

type Given = Pick<Lead, 'source' | 'reference'> & { isTracked: boolean }

/** Returns the origin of a request, or undefined if it is empty. It reads the page only if it `isTracked`. */
export function originOf({ source, reference, isTracked }: Given): Origin | undefined {
  const page = isTracked ? readPage() : { page: '', title: '', utm: {} }
  const lead = { source: oneLine(source), reference: oneLine(reference), ...page }
  const line = lineOf(lead)
  return line ? { ending: endingOf(line), detail: { lead } } : undefined
}

function readPage(): Pick<Lead, 'page' | 'title' | 'utm'> {
  // The document of a frame has the address and title of the surrounding page.
  const { tradePage, tradeTitle = document.title } = document.documentElement.dataset
  const { protocol, origin, pathname, search } = tradePage ? new URL(tradePage) : location
  const parameters = new URLSearchParams(search)
  const utm = PARAMETERS.flatMap(name => {
    const value = oneLine(parameters.get(`utm_${name}`) ?? '')
    return value ? [[name, value]] : []
  })
  return {
    // An about:blank frame has no address.
    page: /^https?:$/.test(protocol) ? oneLine(origin + pathname, MAX_LENGTHS.address) : '',
    title: oneLine(tradeTitle),
    utm: Object.fromEntries(utm),
  }
}

/** Returns the line for the seller, such as `Pumps, https://pumps.example/valves "Valves", utm_term=oil`. */
function lineOf({ source, reference, page, title, utm }: Lead): string {
  const ref = reference && `ref ${reference}`
  return [
    source && ref ? `${source} (${ref})` : source || ref,
    [page, title && `"${title}"`].filter(Boolean).join(' '),
    ...Object.entries(utm).map(([name, value]) => `utm_${name}=${value}`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Removes characters that would break the line or reverse it. */
function oneLine(text: string, most = MAX_LENGTHS.text): string {
  return truncate(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}\s]+/gu, ' '), most)
}
