/** The question before sending has two buttons, the message after it has one. */
const YES = '[role=alertdialog] .actions > button + button'
const UNDERSTOOD = '[role=alertdialog] .actions > button:only-child'

const PENDING = '[type=submit][aria-disabled=true], .dialog.wait'

let files = 0

/** Fills in every form of our elements in the body, sends it, and resolves when each has been answered. */
export async function sendForms(): Promise<void> {
  click(UNDERSTOOD)
  await turn()
  // Returns to a form from the panel that replaced it, and removes a failed message.
  click('.sent .row > button, .bubble .row > button:last-child')
  for (const name of ['login', 'register', 'recovery'])
    document.querySelector(`trade-${name}`)?.setAttribute('open', '')
  await until(() => roots().every(root => root.querySelector('form')))
  const name = `${++files}.pdf`
  for (const field of all<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input, textarea):not([readonly])',
  ))
    fill(field, name)
  // A form that was still sending ignored it.
  await until(() => {
    const others = roots().filter(
      root => (root.querySelector('.chosen > span')?.textContent ?? name) !== name,
    )
    for (const root of others)
      for (const field of root.querySelectorAll<HTMLInputElement>('form input[type=file]')) fill(field, name)
    return others.length === 0
  })
  click('form [type=submit]')
  await until(() => {
    click(YES)
    return !isUnderWay()
  })
}

/** Returns the roots of elements that send something; the menu's form leads to a search. */
const roots = (): ShadowRoot[] =>
  [...document.body.querySelectorAll(':scope > :not(trade-menu)')].flatMap(({ shadowRoot }) =>
    shadowRoot?.querySelector('form, dialog, .sent') || shadowRoot?.host.matches('[open]')
      ? [shadowRoot]
      : [],
  )

const all = <Found extends HTMLElement>(selector: string): Found[] =>
  roots().flatMap(root => [...root.querySelectorAll<Found>(selector)])

const click = (selector: string): void => {
  for (const button of all(selector)) button.click()
}

const isUnderWay = (): boolean =>
  all(PENDING).length > 0 || all('[data-state=pending] .time').some(each => each.textContent === 'Sending')

function fill(field: HTMLInputElement | HTMLTextAreaElement, name: string): void {
  if (field.type === 'file' && field instanceof HTMLInputElement) {
    const chosen = new DataTransfer()
    chosen.items.add(new File(['%PDF-1.7\n%%EOF\n'], name, { type: 'application/pdf' }))
    field.files = chosen.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const value = { email: 'aina@buyer.test', number: '4' }[field.type] ?? 'Long enough'
  // React defines its own setter on each field, through which it would miss this change.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const turn = (): Promise<unknown> => new Promise(done => setTimeout(done))

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 60_000
  do {
    await turn()
    if (performance.now() > end)
      throw new Error(`Not sent: ${roots().map(root => `${root.host.localName} ${root.textContent}`)}`)
  } while (!holds())
}
