/**
 * A second account of what happens to an RFQ list and its orders, for tests: it knows the rules of both sides as states that
 * change, and never reads events. The bid table, which reads nothing but events, must come to the same result.
 */
import fc from 'fast-check'
import { asked } from '#shared/testing/asking.ts'
import { addDays } from '#shared/trade/calendar.ts'
import { endOfDay } from '#shared/trade/day.ts'
import type { BidEvent, ListedRequest } from './bid-table.ts'

export type Step =
  | { do: 'quote'; cell: number; price: number; currency: 'MYR' | 'USD'; byUnit: boolean; valid: number }
  | { do: 'answer' | 'withdraw' | 'refuse' | 'ask' | 'accept' | 'decline' | 'undo' | 'open'; cell: number }
  | { do: 'award'; cells: number[]; quantity: number }
  | { do: OrderStep | 'openOrder'; order: number }
  | { do: 'wait'; days: number }

type OrderStep = 'acknowledge' | 'ship' | 'receive' | 'cancel'
type OrderState = 'ordered' | 'acknowledged' | 'shipped' | 'received' | 'cancelled'

export type Ordered = {
  id: number
  company: number
  state: OrderState
  steps: OrderStep[]
  lines: { cell: Cell; event: number; offer: Offer; quantity: number; isUndone: boolean }[]
}

export type Offer = {
  event: number
  price: number
  currency: 'MYR' | 'USD'
  byUnit: boolean
  lastDay: number
}

export type Cell = {
  request: ListedRequest
  events: BidEvent[]
  state: 'open' | 'answered' | 'quoted' | 'asked' | 'withdrawn' | 'accepted' | 'declined'
  /** The state to which an undo returns. */
  resume: Cell['state']
  offer: Offer | null
  quotes: number[]
  award: { event: number; order: Ordered; quantity: number } | null
  isElsewhere: boolean
  hasAnswered: boolean
  refusal: string | null
}

/** Every line asks for this many pieces. */
export const QUANTITY = 10

const cell = fc.nat(30)
const order = fc.nat(10)
const some = <Name extends string>(...names: Name[]) => fc.constantFrom(...names)

export const quoteSteps: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('quote' as const),
  cell,
  price: fc.integer({ min: 1, max: 999_999 }),
  currency: some('MYR', 'USD'),
  byUnit: fc.boolean(),
  valid: fc.nat(30),
})
export const awardSteps: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('award' as const),
  cells: fc.array(cell, { minLength: 1, maxLength: 6 }),
  quantity: fc.integer({ min: 1, max: QUANTITY }),
})
export const undoSteps: fc.Arbitrary<Step> = fc.record({ do: some('undo', 'open'), cell })
export const orderSteps: fc.Arbitrary<Step> = fc.record({
  do: some('acknowledge', 'ship', 'receive', 'cancel', 'openOrder'),
  order,
})
export const waits: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('wait' as const),
  days: fc.integer({ min: 1, max: 20 }),
})

export class History {
  readonly cells: Cell[]
  readonly orders: Ordered[] = []
  day = 0
  readonly #start: string
  #events = 0

  /** `asks` names the companies that are asked for each line. */
  constructor(asks: readonly (readonly number[])[], start = '2026-01-01') {
    this.#start = start
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

  readonly now = () => new Date(`${this.dayText(this.day)}T12:00:00Z`)

  dayText(day: number): string {
    return addDays(this.#start, day)
  }

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
    if (step.do === 'award') {
      this.#award(this.awardable(step))
      return
    }
    if ('order' in step) {
      const order = this.orders[step.order % this.orders.length]
      if (order) this.#takeOrderStep(order, step.do)
      return
    }
    const cell = this.cells[step.cell % this.cells.length]
    if (!cell) return
    if (step.do === 'open') cell.request.sellerSaw = this.#events
    else if (step.do === 'undo') this.#undo(cell)
    else if (!this.isOver(cell)) this.#takeWhileOpen(cell, step)
  }

  /** Returns what can be awarded of these cells together, each with its quantity. */
  awardable({ cells, quantity }: Extract<Step, { do: 'award' }>): { cell: Cell; quantity: number }[] {
    const chosen: { cell: Cell; quantity: number }[] = []
    for (const at of cells) {
      const cell = this.cells[at % this.cells.length]
      if (!cell || chosen.some(each => each.cell === cell)) continue
      const line = cell.request.listItem
      const taken = chosen.filter(each => each.cell.request.listItem === line)
      const left = this.left(line) - taken.reduce((sum, each) => sum + each.quantity, 0)
      const count = cell.offer?.byUnit ? Math.min(quantity, left) : QUANTITY
      if (this.standing(cell) && !this.isOver(cell) && count > 0 && count <= left)
        chosen.push({ cell, quantity: count })
    }
    return chosen
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
  }

  #quote(cell: Cell, { price, currency, byUnit, valid }: Extract<Step, { do: 'quote' }>): void {
    const event = this.#add(cell, 'quote', {
      price: money(price),
      currency,
      priceBasis: byUnit ? 'unit' : 'lump sum',
      validUntil: this.dayText(this.day + valid),
      delivery: '6 weeks',
      validEnds: endOfDay(this.dayText(this.day + valid), 'UTC'),
    })
    cell.offer = { event, price, currency, byUnit, lastDay: this.day + valid }
    cell.quotes.push(event)
    this.#move(cell, 'quoted', true)
  }

  #award(chosen: readonly { cell: Cell; quantity: number }[]): void {
    const orders = new Map<number, Ordered>()
    for (const { cell, quantity } of chosen) {
      const { company, listItem } = cell.request
      const order: Ordered = orders.get(company.id) ?? {
        id: this.orders.length + 1,
        company: company.id,
        state: 'ordered',
        steps: [],
        lines: [],
      }
      if (!orders.has(company.id)) this.orders.push(order)
      orders.set(company.id, order)
      if (!cell.offer) continue
      const event = this.#add(cell, 'award', {
        quantity: String(quantity),
        orderId: order.id,
        orderNumber: numberOf(order),
        orderState: order.state,
      })
      cell.award = { event, order, quantity }
      order.lines.push({ cell, event, offer: cell.offer, quantity, isUndone: false })
      this.#end(cell, 'accepted')
      if (this.left(listItem) > 0) continue
      for (const other of this.cells)
        if (other.request.listItem === listItem && !this.isOver(other)) {
          this.#add(other, 'decline', { orderId: order.id })
          this.#end(other, 'declined')
          other.isElsewhere = true
        }
    }
  }

  /** Checks whether the buyer may still take an award back in the bid table. */
  canUndo({ award, request }: Cell): boolean {
    return award?.order.state === 'ordered' && (request.sellerSaw ?? -1) < award.event
  }

  #undo(cell: Cell): void {
    const { order, event } = cell.award ?? {}
    if (!order || !this.canUndo(cell)) return
    const reopened = this.cells.filter(
      other => other.request.listItem === cell.request.listItem && other.isElsewhere,
    )
    for (const each of [cell, ...reopened]) {
      this.#add(each, 'revoke', {})
      each.state = each.resume
      each.award = null
      each.isElsewhere = false
    }
    for (const line of order.lines) if (line.event === event) line.isUndone = true
    if (order.lines.every(({ isUndone }) => isUndone)) this.#change(order, 'cancel', 'cancelled')
  }

  #takeOrderStep(order: Ordered, step: OrderStep | 'openOrder'): void {
    const { state } = order
    const isFresh = state === 'ordered' || state === 'acknowledged'
    if (step === 'openOrder') this.#openOrder(order)
    if (step === 'acknowledge' && state === 'ordered') this.#change(order, step, 'acknowledged')
    if (step === 'ship' && isFresh) this.#change(order, step, 'shipped')
    if (step === 'receive' && (isFresh || state === 'shipped')) this.#change(order, step, 'received')
    if (step === 'cancel' && isFresh) this.#change(order, step, 'cancelled')
  }

  #openOrder({ lines }: Ordered): void {
    for (const { cell, event } of lines) cell.request.sellerSaw = Math.max(cell.request.sellerSaw ?? 0, event)
  }

  #change(order: Ordered, step: OrderStep, state: OrderState): void {
    if (step === 'acknowledge' || step === 'ship') this.#openOrder(order)
    order.state = state
    order.steps.push(step)
    // The bid table gets each award with the present state of its order.
    for (const { cell } of order.lines)
      for (const event of cell.events)
        if (event.action === 'award' && event.orderId === order.id) event.orderState = state
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
export const money = (cents: number): string => (cents / 100).toFixed(2)

export const numberOf = ({ id }: Ordered): string => `PO-2026-${id}`
