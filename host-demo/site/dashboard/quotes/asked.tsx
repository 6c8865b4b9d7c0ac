import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { type Asked, hasRequirements, quantityText, statedIn } from '#shared/trade/asked.ts'
import { isDay } from '#shared/trade/calendar.ts'
import { dayEndText, dayText } from '#shared/trade/offer-words.ts'
import { noRequirements, type Requirements } from '#shared/trade/requirements.ts'
import { filled } from '../filled.ts'
import { LongText } from '../ui.tsx'
import { Fact } from './quote-history.tsx'
import { quoteMessages, requirementMessages } from './quotes.messages.ts'

const deliveryOf = ({ incoterm, place: named }: Pick<Requirements, 'incoterm' | 'place'>): string =>
  [incoterm, named].filter(Boolean).join(' ')

/** Returns a day of the requirements in the reader's words, with the zone in which it ends. Other text stays as it is. */
function dayOf(day: string, locale: string, zone?: string): string {
  if (!isDay(day)) return day
  return zone ? dayEndText(day, zone, locale) : dayText(day, locale)
}

/** `timeZone` is the zone in which the last day for quotations ends. It is left out once that is over. */
type Props = { asked: Asked; timeZone?: string }

/** What is asked for, as facts, the ones that decide a price first. */
export function AskedFacts({ asked: { requirements }, timeZone }: Props) {
  const t = useStore(quoteMessages)
  const labels = useStore(requirementMessages)
  const { locale } = useStore($config)
  if (!hasRequirements(requirements)) return null
  const quantity = quantityText(requirements)
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
  const rest = { ...noRequirements, ...others, unit: quantity ? '' : unit }
  return (
    <section aria-label={t.asked}>
      <dl className="facts">
        <Fact label={labels.quantity}>{quantity}</Fact>
        <Fact label={labels.incoterm} dir="auto">
          {deliveryOf({ incoterm, place: named })}
        </Fact>
        <Fact label={labels.neededBy}>{dayOf(neededBy, locale)}</Fact>
        <Fact label={labels.quoteBy}>{dayOf(quoteBy, locale, timeZone)}</Fact>
        {certificates.length > 0 && (
          <Fact label={labels.certificates} dir="auto">
            <ul>
              {certificates.map(name => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Fact>
        )}
        {statedIn(rest).map(([field, value]) => (
          <Fact key={field} label={labels[field]} dir="auto">
            {field === 'acceptsAlternatives' ? labels.yes : value}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

/** What is asked for on one line, as the beginning of the form that answers it. */
export function AskedLine({ asked: { requirements }, timeZone }: Props) {
  const t = useStore(quoteMessages)
  const { locale } = useStore($config)
  const { neededBy, quoteBy, certificates } = requirements
  const parts = [
    quantityText(requirements),
    deliveryOf(requirements),
    neededBy && t.neededBy({ day: dayOf(neededBy, locale) }),
    quoteBy && t.quoteBy({ day: dayOf(quoteBy, locale, timeZone) }),
    ...certificates,
  ]
  const text = parts.filter(Boolean).join(' · ')
  return (
    text && (
      <p className="asked" dir="auto">
        {filled(t.askedFor, { asked: <b>{text}</b> })}
      </p>
    )
  )
}

/** The words of the buyer. */
export function AskedMessage({ asked: { note, origin } }: Pick<Props, 'asked'>) {
  return (
    <>
      {note && <LongText text={note} />}
      {origin && <p className="muted">{origin.trim()}</p>}
    </>
  )
}
