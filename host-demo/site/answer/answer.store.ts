import { ApiError } from '#shared/api/error.ts'
import { $owner } from '#shared/session/session.ts'
import { createQuery } from '#shared/stores/query.ts'
import type { Line, Requests } from '#shared/trade/answer.ts'
import { addDays } from '#shared/trade/calendar.ts'
import { dayIn, endOfDay, LAST_ON_EARTH, lastZone, ownZone } from '#shared/trade/day.ts'
import { CURRENCIES } from '#shared/trade/quote-state.ts'
import { readingsOf, unmistakable } from '#shared/trade/typed-number.ts'
import {
  createForm,
  type FieldSpec,
  type FieldValues,
  type FormStore,
  type Sent,
} from '../dashboard/form.store.ts'
import { priceKind } from '../dashboard/number-fields.ts'
import { answerFormMessages } from './answer-form.messages.ts'
import { type LineAnswer, openLink, sendAnswers, uploadAnswer } from './api.ts'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'

export const openedQuery = createQuery(openLink)

/** What a sending has told the buyer. */
export type Told = {
  quoted: number
  refused: number
  /** The number of lines without an answer. */
  open: number
  /** True if the request with which the link ends was refused. */
  hasEnded: boolean
}

const DEFAULT_DAYS = 30

/** The zone of the seller's browser, as the server gets it with an answer. */
const toldZone = (): string => ownZone() ?? ''

/** Returns the zone in which a day ends for both sides: that of the request, or of this browser. */
export const laterZone = (day: string, ofRequest: string): string =>
  lastZone(day, [ofRequest, ownZone() ?? ofRequest])

/** True for a day that is over for both sides, as the server counts. */
const isPast = (day: string, { lines }: Requests): boolean =>
  lines.every(({ timeZone }) => endOfDay(day, timeZone, ownZone() ?? LAST_ON_EARTH) <= new Date())

const textOf = (values: FieldValues | Sent, name: string): string => String(values[name] ?? '').trim()

export const REFUSES = 'yes'
export const isRefused = (values: FieldValues | Sent, line: number): boolean =>
  textOf(values, `lines.${line}.refuses`) === REFUSES

const isPriced = (values: FieldValues | Sent, { id }: Line): boolean =>
  !isRefused(values, id) && textOf(values, `lines.${id}.price`) !== ''

/** The field for the price of a line, or for the reason why it gets none. */
export function mainField({ id, listItem }: Line, values: FieldValues): FieldSpec {
  const t = answerFormMessages.get()
  const line = listItem ?? undefined
  if (isRefused(values, id))
    return { name: `lines.${id}.message`, line, label: t.reason, type: 'lines', rows: 2, hint: t.isFinal }
  const unit = { currency: textOf(values, 'currency') }
  return {
    name: `lines.${id}.price`,
    line,
    label: t.price,
    hint: textOf(values, `lines.${id}.priceBasis`) === 'unit' ? t.forOne(unit) : t.forAll(unit),
    type: 'number',
    number: priceKind('currency', `lines.${id}.priceBasis`),
    ...(line === undefined && { isRequired: true as const }),
  }
}

/** The fields of a line that few need: its terms where they differ from the other lines. */
export function otherFields({ id, listItem }: Line): readonly FieldSpec[] {
  const t = answerFormMessages.get()
  const line = listItem ?? undefined
  const basis: FieldSpec = {
    name: `lines.${id}.priceBasis`,
    line,
    label: t.priceIsFor,
    type: 'choice',
    choices: [
      ['unit', t.oneUnit],
      ['lump sum', t.lumpSum],
    ],
  }
  if (line === undefined) return [basis]
  return [
    basis,
    { name: `lines.${id}.delivery`, line, label: t.delivery, hint: t.ownDelivery },
    { name: `lines.${id}.message`, line, label: t.ownRemark, type: 'lines', rows: 2 },
  ]
}

/** The fields that count for all lines. They are required as soon as there is a price. */
export function sharedFields({ lines }: Requests, values: FieldValues): readonly FieldSpec[] {
  const t = answerFormMessages.get()
  const priced = lines.filter(line => isPriced(values, line))
  const needed = priced.length > 0 && { isRequired: true as const }
  const isDelivered = priced.every(({ id }) => textOf(values, `lines.${id}.delivery`))
  const hasPdf = lines.some(({ history }) =>
    history.some(({ action, attachment }) => action === 'quote' && attachment),
  )
  return [
    { name: 'currency', label: t.currency, type: 'choice', choices: CURRENCIES.map(each => [each, each]) },
    { name: 'validUntil', label: t.validUntil, type: 'date', ...needed },
    { name: 'delivery', label: t.delivery, hint: t.deliveryExample, ...(!isDelivered && needed) },
    { name: 'message', label: t.remark, type: 'lines', rows: 3 },
    { name: 'file', label: t.pdf, type: 'pdf', hint: hasPdf ? t.earlierPdf : t.pdfSize },
  ]
}

const standingOf = ({ offer, history }: Line) => history.find(({ id }) => id === offer)?.offer ?? null

/** Returns the values to begin with: those of the standing quotations, else what the buyer asked for. */
function defaultsOf({ lines }: Requests): Record<string, string> {
  const standing = lines.map(standingOf).find(Boolean)
  const wanted = lines.map(({ asked }) => asked.requirements.currency)
  const currency = CURRENCIES.find(each => wanted.includes(each)) ?? CURRENCIES[0]
  const delivery = standing?.delivery ?? ''
  const values: Record<string, string> = {
    currency: standing?.currency ?? currency,
    validUntil: standing?.validUntil ?? addDays(dayIn(new Date(), ownZone() ?? 'UTC'), DEFAULT_DAYS),
    delivery,
  }
  for (const line of lines) {
    const offer = standingOf(line)
    const isWhole = line.kind === 'service' && !line.asked.requirements.quantity
    values[`lines.${line.id}.priceBasis`] = offer?.priceBasis ?? (isWhole ? 'lump sum' : 'unit')
    values[`lines.${line.id}.price`] = offer ? unmistakable(offer.price) : ''
    if (offer && offer.delivery !== delivery) values[`lines.${line.id}.delivery`] = offer.delivery
  }
  return values
}

function answerTo(line: Line, values: Sent): LineAnswer | null {
  const { id, history } = line
  const head = { id, seen: history.at(-1)?.id ?? 0 }
  const own = textOf(values, `lines.${id}.message`)
  if (isRefused(values, id)) return { ...head, action: 'refuse', message: own }
  if (!isPriced(values, line)) return null
  const offer = {
    price: textOf(values, `lines.${id}.price`),
    currency: textOf(values, 'currency'),
    priceBasis: textOf(values, `lines.${id}.priceBasis`),
    validUntil: textOf(values, 'validUntil'),
    delivery: textOf(values, `lines.${id}.delivery`) || textOf(values, 'delivery'),
  }
  const more = {
    message: [own, textOf(values, 'message')].filter(Boolean).join('\n\n'),
    attachmentUrl: textOf(values, 'attachmentUrl'),
    fileName: textOf(values, 'fileName'),
  }
  const standing = standingOf(line)
  const [price = ''] = readingsOf(unmistakable(standing?.price ?? ''))
  const before = standing && { ...standing, price }
  const isSame = before && Object.entries(offer).every(([name, value]) => Reflect.get(before, name) === value)
  return isSame && !more.message && !more.attachmentUrl
    ? null
    : { ...head, action: 'quote', timeZone: toldZone(), ...offer, ...more }
}

/** Sends the answers to all lines that have one, and leaves out quotations that the buyer has already. */
async function sendAll(requests: Requests, values: Sent, key: string): Promise<Told> {
  const t = answerFormMessages.get()
  const { lines } = requests
  const answers = lines.map(line => answerTo(line, values)).filter(answer => answer !== null)
  if (answers.length === 0) {
    throw new ApiError('rejected', { message: lines.some(standingOf) ? t.nothingNew : t.nothingYet })
  }
  if (answers.some(({ action }) => action === 'quote') && isPast(textOf(values, 'validUntil'), requests))
    throw new ApiError('rejected', { message: t.past({ label: t.validUntil }), field: 'validUntil' })
  await sendAnswers(answers, key)
  const quoted = answers.filter(({ action }) => action === 'quote').length
  const unanswered = lines.filter(line => !isPriced(values, line) && !isRefused(values, line.id))
  return {
    quoted,
    refused: answers.length - quoted,
    open: unanswered.length,
    hasEnded: requests.lines
      .filter(({ id }) => requests.asked.includes(id))
      .every(line => answers.some(({ id, action }) => action === 'refuse' && id === line.id)),
  }
}

let current: { key: string; form: FormStore<Told> } | undefined

/** Returns the form for these requests. It is a new one, with what was typed, if other lines can be answered. */
export function formFor(requests: Requests): FormStore<Told> {
  const { lines } = requests
  const key = JSON.stringify([$owner.get(), requests.link, lines.map(({ id, offer }) => [id, offer])])
  if (current?.key !== key) {
    const form = createForm<Told>({
      initial: { ...defaultsOf(requests), ...readDraft(requests) },
      upload: uploadAnswer,
      onChange: values => keepDraft(requests, values),
    })
    current = { key, form }
  }
  return current.form
}

/** Sends the form, and returns what the buyer was told, null if it failed. The device keeps the values until then. */
export async function submit(requests: Requests): Promise<Told | null> {
  const form = formFor(requests)
  const typed = form.$state.get().values
  const { lines } = requests
  const outcome = await form.submit({
    fields: [
      ...lines.flatMap(line => [mainField(line, typed), ...otherFields(line)]),
      ...sharedFields(requests, typed),
    ],
    send(values, key) {
      keepDraft(requests, typed, true)
      return sendAll(requests, values, key)
    },
    doubt: 'answered',
    empties: true,
  })
  if (outcome) forgetDraft(requests)
  else keepDraft(requests, form.$state.get().values, form.mayHaveArrived())
  return outcome?.result ?? null
}
