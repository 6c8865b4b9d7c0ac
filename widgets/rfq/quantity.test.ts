import { describe, expect, test } from 'vitest'
import type { Kind } from '#shared/api/items.ts'
import { formMessages } from '#shared/forms/form.messages.ts'
import { quantityOf } from '#shared/forms/validation.ts'
import { type RfqValues, rfqForm } from './rfq.store.ts'

describe('quantityOf', () => {
  test.each<[string, number | null]>([
    ['0', 0],
    ['-0', 0],
    ['12', 12],
    [' 12 ', 12],
    ['2.5', 2.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['-3', -3],
    ['', null],
    ['  ', null],
    ['abc', null],
    ['12 pieces', null],
    ['1,5', null],
    ['+5', null],
    ['0x10', null],
    ['1e999', null],
    ['Infinity', null],
    ['NaN', null],
    ['-', null],
    ['.', null],
    ['١٢', null],
  ])('%j means %j', (typed, meant) => {
    expect(quantityOf(typed)).toBe(meant)
  })
})

/** Returns the message that the member reads, or null if the form goes on to its question. */
function said(kind: Kind, { quantity, message }: RfqValues): string | null {
  const item = { id: 7, name: 'Pump', companyId: 12 }
  const options = { seller: '', addsBlock: false, keepsRequests: false }
  const form = rfqForm(kind, item, options, { quantity: '', message: '' })
  form.change('quantity', quantity)
  form.change('message', message)
  form.submit()
  const state = form.$state.get()
  return state.at === 'editing' && state.fieldError ? formMessages.get()[state.fieldError.message] : null
}

describe('RFQ for a product', () => {
  test.each([
    ['', '', 'Quantity is empty'],
    ['', 'x', 'Quantity is empty'],
    ['about ten', 'x', 'Quantity is empty'],
    ['-1', '', 'Quantity cannot be negative'],
    ['-0.5', 'x', 'Quantity cannot be negative'],
    ['-0.001', 'x', 'Quantity cannot be negative'],
    ['0', '', 'Message is empty'],
    ['5', ' \n ', 'Message is empty'],
    ['0', 'x', null],
    ['-0', 'x', null],
    ['2.5', 'x', null],
    ['0.001', 'x', null],
    ['1000000000', 'x', null],
  ])('%j and %j: %s', (quantity, message, text) => {
    expect(said('product', { quantity, message })).toBe(text)
  })
})

describe('RFQ for a service', () => {
  test.each(['', '-1', 'x'])('a quantity of %j does not matter', quantity => {
    expect(said('service', { quantity, message: '' })).toBe('Message is empty')
    expect(said('service', { quantity, message: 'x' })).toBeNull()
  })
})
