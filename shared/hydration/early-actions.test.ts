import { expect, test } from 'vitest'
import { CONTROLS, holdEarlyActions, UNREADY } from './early-actions.ts'
import { HeldActions } from './held-actions.ts'

const UNUSABLE = 'Reload the page.'

// Once, as on a page.
holdEarlyActions(CONTROLS, UNREADY, UNUSABLE)

/** Puts content into an element as a server renders it, and returns its root. */
function serve(content: string): HTMLElement {
  const host = document.createElement('div')
  host.attachShadow({ mode: 'open' }).innerHTML = `<div class="trade-root" data-served="">${content}</div>`
  document.body.replaceChildren(host)
  const root = host.shadowRoot?.querySelector<HTMLElement>('.trade-root')
  if (!root) throw new Error('no root')
  return root
}

function press(root: HTMLElement, selector: string): boolean {
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
  root.querySelector(selector)?.dispatchEvent(event)
  return event.defaultPrevented
}

test('repeats clicks and submits made before any script, in order and once', async () => {
  const root = serve(
    '<button type="button"><b>Sign In</b></button><form><input type="checkbox"><button>Send</button></form>',
  )
  const done: string[] = []
  for (const type of ['click', 'submit'])
    root.addEventListener(type, event => {
      if (type === 'submit') event.preventDefault()
      done.push(`${type} ${event.target instanceof Element ? event.target.localName : ''}`)
    })
  for (const selector of ['b', 'form button', 'input']) expect(press(root, selector)).toBe(true)
  expect(done).toEqual([])

  const held = new HeldActions(root)
  expect(held.isTouched()).toBe(true)
  await held.repeat()
  const repeated = ['click button', 'click button', 'submit form', 'click input']
  expect(done).toEqual(repeated)

  press(root, 'b')
  expect(done).toEqual([...repeated, 'click b'])
})

test.each([
  { when: 'before any script', isHeldBy: 'script' },
  { when: 'before React listens', isHeldBy: 'held' },
])('Enter $when sends a form that becomes ready, and no other', async ({ isHeldBy }) => {
  for (const isMember of [true, false]) {
    const root = serve('<form><input name="subject"><button type="submit" disabled>Send</button></form>')
    let sent = 0
    root.addEventListener('submit', event => {
      event.preventDefault()
      sent += 1
    })
    const pressEnter = (): unknown =>
      root
        .querySelector('input')
        ?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }),
        )
    if (isHeldBy === 'script') pressEnter()
    const held = new HeldActions(root)
    if (isHeldBy === 'held') pressEnter()
    expect(held.isTouched()).toBe(true)
    if (isMember) root.querySelector('button')?.removeAttribute('disabled')
    await held.repeat()
    expect(sent).toBe(isMember ? 1 : 0)
  }
})

test('leaves links, forms with an address, and the rest of the page to the browser', () => {
  const root = serve('<a href="#results">Results</a><form action="/search"><button>Search</button></form>')
  root.addEventListener('submit', event => event.preventDefault())
  document.body.insertAdjacentHTML('beforeend', '<button type="button">Ours</button>')
  expect(press(root, 'a')).toBe(false)
  expect(press(root, 'form button')).toBe(false)
  expect(press(document.body, ':scope > button')).toBe(false)
  expect(new HeldActions(root).isTouched()).toBe(false)
})

test('tells a user who clicks, once, that the script of the page can’t be loaded', () => {
  const root = serve('<button type="button">Sign In</button>')
  const notices = (): (string | null)[] =>
    [...document.querySelectorAll('[role=alert]')].map(each => each.textContent)
  const picture = document.body.appendChild(document.createElement('img'))
  picture.dispatchEvent(new Event('error'))
  press(root, 'button')
  expect(notices()).toEqual([])

  const script = Object.assign(document.createElement('script'), { type: 'module' })
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
  expect(notices()).toEqual([UNUSABLE])
  press(root, 'button')
  expect(notices()).toEqual([UNUSABLE])
})
