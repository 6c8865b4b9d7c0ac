import { asked } from '#shared/testing/asking.ts'
/**
 * A second account of what happens to an RFQ list, for tests: it knows the rules of both sides as states that change, and
 * never reads events. The bid table, which reads nothing but events, must come to the same result.
 */
import { addDays } from '#shared/trade/calendar.ts'
import { endOfDay } from '#shared/trade/day.ts'
import type { BidEvent, ListedRequest } from './bid-table.ts'

export type Step =
  | { do: 'quote'; cell: number; price: number; currency: 'MYR' | 'USD'; byUnit: boolean; valid: number }
  | { do: 'answer' | 'withdraw' | 'refuse' | 'ask' | 'accept' | 'decline' | 'undo' | 'open'; cell: number }
  | { do: 'award'; cell: number; quantity: number }
  | { do: 'wait'; days: number }

type Offer = { event: number; price: number; currency: 'MYR' | 'USD'; byUnit: boolean; lastDay: number }

export type Cell = {
  request: ListedRequest
  events: BidEvent[]
  state: 'open' | 'answered' | 'quoted' | 'asked' | 'withdrawn' | 'accepted' | 'declined'
  /** The state to which an undo returns. */
  resume: Cell['state']
  offer: Offer | null
  quotes: number[]
  award: { event: number; order: number; quantity: number } | null
  isElsewhere: boolean
  hasAnswered: boolean
  refusal: string | null
}

/** Every line asks for this many pieces. */
export const QUANTITY = 10

export class History {
  readonly cells: Cell[]
  day = 0
  #events = 0
  #orders = 0

  /** `asks` names the companies that are asked for each line. */
  constructor(asks: readonly (readonly number[])[]) {
    this.cells = asks
      .flatMap((companies, line) => companies.map(company => ({ company, line: line + 1 })))
      .map(
        ({ company, line }, at): Cell => ({
          request: {
            id: at + 1,
            company: { id: company, name: `Company ${company}` },
            title: `Line ${line}`,
            asked: asked('', { quantity: `${QUANTITY}` }),
            listItem: line,
            quoteBy: null,
            sellerSaw: null,
            notDelivered: null,
          },
          events: [],
          state: 'open',
          resume: 'open',
          offer: null,
          quotes: [],
          award: null,
          isElsewhere: false,
          hasAnswered: false,
          refusal: null,
        }),
      )
  }

  readonly now = () => new Date(`${dayText(this.day)}T12:00:00Z`)

  isOver({ state }: Cell): boolean {
    return state === 'accepted' || state === 'declined'
  }

  /** Returns the quotation that can be accepted now, or that was. */
  standing(cell: Cell): Offer | null {
    return cell.offer && (this.isOver(cell) || cell.offer.lastDay >= this.day) ? cell.offer : null
  }

  /** Returns the quantity of a line that nobody was awarded. */
  left(line: number | null): number {
    const ordered = this.cells.filter(
      ({ request, state }) => request.listItem === line && state === 'accepted',
    )
    return Math.max(0, QUANTITY - ordered.reduce((sum, { award }) => sum + (award?.quantity ?? QUANTITY), 0))
  }

  /** Takes a step, if the rules allow it now. */
  take(step: Step): void {
    if (step.do === 'wait') {
      this.day += step.days
      return
    }
    const cell = this.cells[step.cell % this.cells.length]
    if (!cell) return
    if (step.do === 'open') cell.request.sellerSaw = this.#events
    else if (step.do === 'undo') this.#undo(cell)
    else if (!this.isOver(cell)) this.#takeWhileOpen(cell, step)
  }

  #takeWhileOpen(cell: Cell, step: Step): void {
    if (step.do === 'quote') this.#quote(cell, step)
    if (step.do === 'answer') {
      this.#add(cell, 'answer', {})
      this.#move(cell, cell.offer ? 'quoted' : 'answered', true)
    }
    if (step.do === 'refuse') {
      cell.refusal = 'Not in our range.'
      this.#add(cell, 'refuse', { message: cell.refusal })
      this.#end(cell, 'declined')
      cell.hasAnswered = true
    }
    if (step.do === 'ask') {
      this.#add(cell, 'ask', {})
      this.#move(cell, 'asked')
    }
    if (step.do === 'decline') {
      this.#add(cell, 'decline', {})
      this.#end(cell, 'declined')
    }
    if (!this.standing(cell)) return
    if (step.do === 'withdraw') {
      this.#add(cell, 'withdraw', {})
      cell.offer = null
      this.#move(cell, 'withdrawn', true)
    }
    if (step.do === 'accept') {
      this.#add(cell, 'accept', {})
      this.#end(cell, 'accepted')
    }
    if (step.do === 'award') this.#award(cell, step.quantity)
  }

  #quote(cell: Cell, { price, currency, byUnit, valid }: Extract<Step, { do: 'quote' }>): void {
    const event = this.#add(cell, 'quote', {
      price: money(price),
      currency,
      priceBasis: byUnit ? 'unit' : 'lump sum',
      validUntil: dayText(this.day + valid),
      delivery: '6 weeks',
      validEnds: endOfDay(dayText(this.day + valid), 'UTC'),
    })
    cell.offer = { event, price, currency, byUnit, lastDay: this.day + valid }
    cell.quotes.push(event)
    this.#move(cell, 'quoted', true)
  }

  #award(cell: Cell, wanted: number): void {
    const left = this.left(cell.request.listItem)
    const quantity = cell.offer?.byUnit ? Math.min(wanted, left) : QUANTITY
    if (quantity === 0 || quantity > left) return
    this.#orders += 1
    const order = this.#orders
    const event = this.#add(cell, 'award', {
      quantity: String(quantity),
      orderId: order,
      orderNumber: `PO-2026-${order}`,
      orderState: 'ordered',
    })
    cell.award = { event, order, quantity }
    this.#end(cell, 'accepted')
    if (this.left(cell.request.listItem) > 0) return
    for (const other of this.cells)
      if (other.request.listItem === cell.request.listItem && !this.isOver(other)) {
        this.#add(other, 'decline', { orderId: order })
        this.#end(other, 'declined')
        other.isElsewhere = true
      }
  }

  #undo(cell: Cell): void {
    if (!cell.award || (cell.request.sellerSaw ?? -1) >= cell.award.event) return
    const reopened = this.cells.filter(
      other => other.request.listItem === cell.request.listItem && other.isElsewhere,
    )
    for (const each of [cell, ...reopened]) {
      this.#add(each, 'revoke', {})
      each.state = each.resume
      each.award = null
      each.isElsewhere = false
    }
  }

  #move(cell: Cell, state: Cell['state'], bySeller = false): void {
    cell.state = state
    if (bySeller) cell.hasAnswered = true
  }

  #end(cell: Cell, state: 'accepted' | 'declined'): void {
    cell.resume = cell.state
    cell.state = state
  }

  #add(cell: Cell, action: BidEvent['action'], given: Partial<BidEvent>): number {
    this.#events += 1
    cell.events.push({
      id: this.#events,
      action,
      message: '',
      price: null,
      currency: null,
      priceBasis: null,
      validUntil: null,
      timeZone: null,
      validEnds: null,
      isLate: false,
      delivery: '',
      terms: '',
      uploadName: null,
      fileName: '',
      quantity: null,
      orderId: null,
      orderNumber: null,
      orderState: null,
      createdAt: this.now(),
      ...given,
    })
    return this.#events
  }
}

/** A price in hundredths, as the database has it. */
const money = (cents: number): string => (cents / 100).toFixed(2)

const dayText = (day: number): string => addDays('2026-01-01', day)
