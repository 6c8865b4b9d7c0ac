import { describe, expect, test } from 'vitest'
import { formMessages } from './form.messages.ts'
import {
  contactRules,
  inquiryRules,
  loginRules,
  newsletterRules,
  recoveryRules,
  registerRules,
  rfqRules,
} from './form-rules.ts'
import { type Fields, firstError, type Rule } from './validation.ts'

/** What the user reads, or null when the form is sent. */
function said<Values extends Fields>(rules: readonly Rule<Values>[], values: Values): string | null {
  const broken = firstError(rules, values)
  return broken && formMessages.get()[broken.message]
}

const email = (length: number) => `${'a'.repeat(length - 4)}@b.c`

describe.each([
  ['newsletter', newsletterRules],
  ['recovery', recoveryRules],
])('%s', (_, rules) => {
  test.each([
    ['', 'Email is empty'],
    ['   ', 'Email is empty'],
    ['buyer', 'Email is not valid'],
    ['buyer@', 'Email is not valid'],
    [email(151), 'Email is not valid'],
    [email(150), null],
    ['a@b', null],
    [' buyer@example.com ', null],
  ])('%j: %s', (typed, text) => {
    expect(said(rules, { email: typed })).toBe(text)
  })
})

describe('registration', () => {
  const filled = {
    email: 'buyer@example.com',
    password: 'secret',
    repeat: 'secret',
    name: 'Aina',
    mobileNo: '012',
    category: 'personal',
  }

  test('the rules in their order', () => {
    expect(said(registerRules, { ...filled, email: ' ', password: '', repeat: 'x' })).toBe('Email is empty')
    expect(said(registerRules, { ...filled, password: '', repeat: 'x' })).toBe('Password is empty')
    expect(said(registerRules, { ...filled, password: '  ', repeat: '  ' })).toBe('Password is empty')
    expect(said(registerRules, { ...filled, repeat: '' })).toBe('Passwords do not match')
    expect(said(registerRules, { ...filled, repeat: 'Secret' })).toBe('Passwords do not match')
    expect(said(registerRules, filled)).toBeNull()
  })

  test.each([
    ['an e-mail without a pattern', { email: 'not an address' }],
    ['a very long e-mail', { email: 'x'.repeat(1000) }],
    ['a password of one letter', { password: 'a', repeat: 'a' }],
    ['no name', { name: '' }],
    ['no phone', { mobileNo: '' }],
    ['letters as a phone', { mobileNo: 'call me' }],
    ['no category', { category: '' }],
    ['a foreign category', { category: 'robot' }],
  ])('%s is not refused', (_, values) => {
    expect(said(registerRules, { ...filled, ...values })).toBeNull()
  })
})

test('login has no rule: empty is sent', () => {
  expect(said(loginRules, { username: '', password: '' })).toBeNull()
})

describe('public contact', () => {
  test('name, email and message first, the pattern of the e-mail last', () => {
    expect(said(contactRules, { name: '', email: '', message: '' })).toBe('Name is empty')
    expect(said(contactRules, { name: ' ', email: 'x', message: 'x' })).toBe('Name is empty')
    expect(said(contactRules, { name: 'A', email: '', message: '' })).toBe('Email is empty')
    expect(said(contactRules, { name: 'A', email: 'x', message: ' ' })).toBe('Message is empty')
    expect(said(contactRules, { name: 'A', email: 'x', message: 'x' })).toBe('Email is not valid')
    expect(said(contactRules, { name: 'A', email: 'x@y', message: 'x' })).toBeNull()
  })

  test('a long e-mail is not refused: the limit belongs to newsletter and recovery', () => {
    expect(said(contactRules, { name: 'A', email: email(151), message: 'x' })).toBeNull()
  })
})

test('inquiry: subject, then message', () => {
  expect(said(inquiryRules, { subject: '', message: '' })).toBe('Subject is empty')
  expect(said(inquiryRules, { subject: ' ', message: 'x' })).toBe('Subject is empty')
  expect(said(inquiryRules, { subject: 'x', message: '\n' })).toBe('Message is empty')
  expect(said(inquiryRules, { subject: '.', message: '.' })).toBeNull()
  expect(said(inquiryRules, { subject: 'x'.repeat(10_000), message: 'x'.repeat(100_000) })).toBeNull()
})

describe('RFQ for a product', () => {
  test.each([
    ['', '', 'Quantity is empty'],
    ['', 'x', 'Quantity is empty'],
    ['about ten', 'x', 'Quantity is empty'],
    ['-1', '', 'Quantity cannot be negative'],
    ['-0.5', 'x', 'Quantity cannot be negative'],
    ['0', '', 'Message is empty'],
    ['5', ' \n ', 'Message is empty'],
    ['0', 'x', null],
    ['-0', 'x', null],
    ['2.5', 'x', null],
    ['1000000000', 'x', null],
  ])('%j and %j: %s', (quantity, message, text) => {
    expect(said(rfqRules.product, { quantity, message })).toBe(text)
  })
})

describe('RFQ for a service', () => {
  test.each(['', '-1', 'x'])('a quantity of %j does not matter', quantity => {
    expect(said(rfqRules.service, { quantity, message: '' })).toBe('Message is empty')
    expect(said(rfqRules.service, { quantity, message: 'x' })).toBeNull()
  })
})
