import type { Page } from 'playwright-core'

/**
 * The number of presses of the page's default button, the text in its own field, and the keys that its shortcuts
 * received.
 */
export type Answered = { pressed: number; typed: string; heard: string[] }

const SCRIPT = `
  const heard = []
  let pressed = 0
  const [form, theirs] = [document.querySelector('#theirs'), document.querySelector('#theirs input')]
  // As @github/hotkey, Mousetrap and most scripts of pages look whether somebody is typing.
  const isField = ({ target }) => /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable
  for (const type of ['keydown', 'keypress', 'keyup']) {
    document.addEventListener(type, event => {
      if (isField(event)) return
      heard.push(type + ' ' + event.key)
      if (event.type === 'keyup' || !['/', 's', 'c', 'Backspace', 'ArrowUp'].includes(event.key)) return
      event.preventDefault()
      theirs.focus()
    })
  }
  // As server frameworks make one form of a page, which answers Enter by its default button.
  form.addEventListener('keypress', event => {
    if (event.key !== 'Enter' || event.target.tagName === 'TEXTAREA') return
    event.preventDefault()
    form.querySelector('button').click()
  })
  form.querySelector('button').addEventListener('click', () => (pressed += 1))
  document.addEventListener('paste', event => {
    if (isField(event)) return
    event.preventDefault()
    theirs.value = event.clipboardData.getData('text')
  })
  document.addEventListener('trade-navigate', event => event.preventDefault())
`

/** Returns our elements inside the one big form of a page that has shortcuts. */
export const amongShortcuts = (html: string): string =>
  `<form id="theirs"><input aria-label="Theirs"><button type="button">Save all</button>${html}</form><script>${SCRIPT}</script>`

export const answered = (page: Page): Promise<Answered> =>
  page.evaluate(`({ pressed, typed: theirs.value, heard: heard.splice(0) })`)
