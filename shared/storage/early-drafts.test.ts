import { beforeEach, expect, test } from 'vitest'
import { fillInDrafts, showsDrafts } from './early-drafts.ts'

const PREFIX = 'trade-widgets:draft:'
const WEEK = 7 * 24 * 60 * 60 * 1000

beforeEach(() => localStorage.clear())

/** Puts a form into a page as a server renders it, inside an element inside another. */
function serve() {
  const outer = document.createElement('div')
  const inner = document.createElement('div')
  outer.attachShadow({ mode: 'open' }).append(inner)
  const shadow = inner.attachShadow({ mode: 'open' })
  shadow.innerHTML = `<div class="trade-root" data-served><form data-draft="rfq:product:1">
    <input autocomplete="name" readonly><input type="email" autocomplete="email" readonly>
    <input name="quantity" type="number" value=""><textarea name="message"></textarea><input name="file" type="file">
  </form></div>`
  document.body.replaceChildren(outer)
  const fields = [...shadow.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea')]
  return { fields, values: () => fields.map(({ value }) => value), root: shadow.firstElementChild }
}

const keep = (owner: string, values: object, { savedAt = Date.now(), form = 'rfq' } = {}): void =>
  localStorage.setItem(`${PREFIX}${owner}:${form}:product:1`, JSON.stringify({ values, savedAt }))

const signIn = (member: object): void => localStorage.setItem('user', JSON.stringify(member))
const aisyah = { id: 7, token: 't', name: 'Aisyah', email: 'aisyah@buyer.test' }
const draft = { quantity: '4', message: 'Two valves', requirements: 'Size: 2', file: 'x' }

test.each([
  { who: 'a visitor', act: () => keep('visitor', draft), shown: ['', '', '4', 'Two valves'] },
  {
    who: 'a member',
    act: () => [signIn(aisyah), keep('7', draft), keep('visitor', { message: 'Another' })],
    shown: ['Aisyah', 'aisyah@buyer.test', '4', 'Two valves'],
  },
  {
    who: 'a member without a draft',
    act: () => [signIn(aisyah), keep('8', draft)],
    shown: ['Aisyah', 'aisyah@buyer.test', '', ''],
  },
  {
    who: 'a member whose other tab has kept a draft',
    act: () => [signIn(aisyah), keep('7', draft, { form: '~rfq' })],
    shown: ['Aisyah', 'aisyah@buyer.test', '4', 'Two valves'],
  },
  {
    who: 'a visitor whose session is incomplete',
    act: () => [signIn({ ...aisyah, token: '' }), keep('7', draft)],
    shown: ['', '', '', ''],
  },
  {
    who: 'a visitor who is a member of another API',
    act: () => [signIn(aisyah), localStorage.setItem('user:api', 'https://other.test'), keep('7', draft)],
    shown: ['', '', '', ''],
  },
  {
    who: 'a visitor with a draft that has expired',
    act: () => keep('visitor', draft, { savedAt: Date.now() - WEEK - 1 }),
    shown: ['', '', '', ''],
  },
  {
    who: 'a visitor with a draft of other types',
    act: () => keep('visitor', { message: 5, quantity: { a: 1 } }),
    shown: ['', '', '', ''],
  },
  {
    who: 'a visitor with unreadable storage',
    act: () => {
      localStorage.setItem('user', '{')
      localStorage.setItem(`${PREFIX}visitor:rfq:product:1`, '[')
    },
    shown: ['', '', '', ''],
  },
])('$who sees the draft that belongs to them', ({ act, shown }) => {
  act()
  const form = serve()
  fillInDrafts('user', PREFIX, WEEK)
  expect(form.values()).toEqual(shown)
  expect(showsDrafts(form.root as Element)).toBe(shown[3] !== '')
})

test('a text that is in the field already stays', () => {
  keep('visitor', draft)
  const form = serve()
  const message = form.fields.at(-1)
  if (message) message.value = 'Typed'
  fillInDrafts('user', PREFIX, WEEK)
  expect(form.values()).toEqual(['', '', '4', 'Typed'])
})
