import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import {
  hasRequirements,
  LABELS,
  linesOf,
  parse,
  withoutQuantity,
} from '#shared/procurement/requirements/block.ts'
import { noRequirements, type Requirements } from '#shared/procurement/requirements/requirements.ts'
import { isDay } from '#shared/trade/calendar.ts'
import { dayEndText, dayText } from '#shared/trade/offer-words.ts'
import type { Quote } from '#shared/trade/quote.ts'
import { LongText } from '../ui.tsx'
import { Fact } from './quote-history.tsx'

/** What a buyer asks for. */
export type Asked = {
  /** The quantity with its unit, '' if none was given. */
  quantityText: string
  /** The quantity as a decimal, null if none above 0 was given. */
  quantity: string | null
  requirements: Requirements
  /** The zone in which the last day for quotations ends. */
  timeZone: string
  /** The rest of the message. */
  message: string
  /** The text below the requirements that names the origin, or ''. */
  ending: string
}

type Request = Pick<Quote, 'kind' | 'quantity' | 'message' | 'quoteBy' | 'timeZone'>

/** Reads what a request asks for. If the requirements cannot be separated, all is in `message`, as it came. */
export function askedIn({ kind, quantity, message: text, quoteBy, timeZone }: Request): Asked {
  const { message = text, requirements = noRequirements, ending = '' } = parse(text) ?? {}
  const { unit, quantity: stated } = requirements
  // The RFQ of a service always has 0, which is not a quantity.
  const asked = kind === 'product' && quantity !== null ? String(quantity) : stated
  return {
    quantityText: asked && [asked, unit].filter(Boolean).join(' '),
    quantity: Number(asked) > 0 ? asked.trim() : null,
    requirements: { ...requirements, quoteBy: quoteBy ?? requirements.quoteBy },
    timeZone,
    message: withoutQuantity(message, { quantity: asked, unit }),
    ending,
  }
}

const deliveryOf = ({ incoterm, place: named }: Pick<Requirements, 'incoterm' | 'place'>): string =>
  [incoterm, named].filter(Boolean).join(' ')

/** Returns a day of the requirements in the reader's words, with the zone in which it ends. Other text stays as it is. */
function dayOf(day: string, locale: string, zone?: string): string {
  if (!isDay(day)) return day
  return zone ? dayEndText(day, zone, locale) : dayText(day, locale)
}

/** What is asked for, as facts, the ones that decide a price first. */
export function AskedFacts({ asked: { quantityText, requirements, timeZone } }: { asked: Asked }) {
  const { locale } = useStore($config)
  if (quantityText === '' && !hasRequirements(requirements)) return null
  const {
    quantity: _,
    unit,
    incoterm,
    place: named,
    neededBy,
    quoteBy,
    certificates,
    ...others
  } = requirements
  const rest = { ...noRequirements, ...others, unit: quantityText ? '' : unit }
  return (
    <section aria-label="What is asked for">
      <dl className="facts">
        <Fact label={LABELS.quantity}>{quantityText}</Fact>
        <Fact label={LABELS.incoterm} dir="auto">
          {deliveryOf({ incoterm, place: named })}
        </Fact>
        <Fact label={LABELS.neededBy}>{dayOf(neededBy, locale)}</Fact>
        <Fact label={LABELS.quoteBy}>{dayOf(quoteBy, locale, timeZone)}</Fact>
        {certificates.length > 0 && (
          <Fact label="Certificates" dir="auto">
            <ul>
              {certificates.map(name => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Fact>
        )}
        {linesOf(rest).map(([label, value]) => (
          <Fact key={label} label={label} dir="auto">
            {value}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

/** What is asked for on one line, as the beginning of the form that answers it. */
export function AskedLine({ quote }: { quote: Quote }) {
  const { locale } = useStore($config)
  const { quantityText, requirements, timeZone } = askedIn(quote)
  const { neededBy, quoteBy, certificates } = requirements
  const parts = [
    quantityText,
    deliveryOf(requirements),
    neededBy && `needed by ${dayOf(neededBy, locale)}`,
    quoteBy && `quote by ${dayOf(quoteBy, locale, timeZone)}`,
    ...certificates,
  ]
  const text = parts.filter(Boolean).join(' · ')
  return (
    text && (
      <p className="asked" dir="auto">
        Asked for: <b>{text}</b>
      </p>
    )
  )
}

/** The words of the buyer. */
export function AskedMessage({ asked: { message, ending } }: { asked: Asked }) {
  return (
    <>
      {message && <LongText text={message} />}
      {ending && <p className="muted">{ending.trim()}</p>}
    </>
  )
}
