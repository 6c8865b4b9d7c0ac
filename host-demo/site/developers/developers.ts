/*
 * The behaviour of the reference's pages: tabs, copying, the navigation on a narrow screen, and the events of an
 * example.
 */

/** The number of events that stay listed. */
const MAX_TOLD = 6

const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
]

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  return element
}

/** Puts this marketplace into the snippets, in place of README's. */
function nameOwnHosts(): void {
  const own = (name: string): string =>
    document.querySelector('trade-config')?.getAttribute(name) ?? location.origin
  const hosts = {
    'https://api.example': own('api-host'),
    'https://market.example': own('storefront'),
    'https://cdn.example': location.origin,
  }
  for (const code of all('pre code')) {
    const text = code.textContent ?? ''
    code.textContent = Object.entries(hosts).reduce((named, [from, to]) => named.replaceAll(from, to), text)
  }
}

/** Turns the sections of a group into the panels of tabs. Without this script they are stacked. */
function makeTabs(group: HTMLElement): void {
  const panels = all('section', group)
  const list = make('div', { role: 'tablist', 'aria-label': group.dataset.tabs ?? '' })
  const tabs = panels.map((panel, index) => {
    const title = panel.querySelector('h3')
    const tab = make('button', { type: 'button', role: 'tab', id: `tab-${index}` }, title?.textContent ?? '')
    panel.id = `panel-${index}`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tab.id)
    tab.setAttribute('aria-controls', panel.id)
    title?.remove()
    return tab
  })
  const choose = (chosen: number): void => {
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === chosen))
      tab.tabIndex = index === chosen ? 0 : -1
    }
    for (const [index, panel] of panels.entries()) panel.hidden = index !== chosen
  }
  for (const [index, tab] of tabs.entries()) {
    const last = tabs.length - 1
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }
    tab.addEventListener('click', () => choose(index))
    tab.addEventListener('keydown', event => {
      const next = targets[event.key]
      if (next === undefined) return
      event.preventDefault()
      choose(next)
      tabs[next]?.focus()
    })
  }
  list.append(...tabs)
  group.prepend(list)
  choose(0)
}

function offerToCopy(block: HTMLElement): void {
  const button = make('button', { type: 'button', class: 'button copy' }, 'Copy')
  const said = make('span', { role: 'status' })
  const row = make('div', { class: 'row' })
  // A scrolling area must be reachable by keyboard.
  block.querySelector('pre')?.setAttribute('tabindex', '0')
  button.addEventListener('click', async () => {
    const code = block.querySelector('code')
    try {
      await navigator.clipboard.writeText(code?.textContent ?? '')
      said.textContent = 'Copied'
    } catch {
      if (code) getSelection()?.selectAllChildren(code)
      said.textContent = 'Your browser blocked copying. The code is selected: press Ctrl+C or ⌘C.'
    }
  })
  row.append(said, button)
  block.append(row)
}

/** Scrolls to the current page: the list of pages is longer than most windows are high. */
function showCurrentPage(): void {
  const navigation = document.querySelector('nav')
  const current = navigation?.querySelector<HTMLElement>('[aria-current]')
  if (!navigation || !current) return
  const middle = navigation.clientHeight / 2
  if (current.offsetTop > 2 * middle - current.offsetHeight) navigation.scrollTop = current.offsetTop - middle
}

function openNavigation(): void {
  const opener = document.querySelector('.opener')
  opener?.addEventListener('click', () => {
    opener.setAttribute('aria-expanded', String(opener.getAttribute('aria-expanded') === 'false'))
  })
}

/** Lists the events of the example. Its links lead nowhere, so that the reader stays. */
function tellEvents(list: HTMLElement): void {
  const stage = document.querySelector('.stage')
  stage?.addEventListener('trade-navigate', event => event.preventDefault())
  for (const name of list.dataset.tells?.split(' ') ?? []) {
    stage?.addEventListener(name, event => {
      const { detail }: { detail?: unknown } = event instanceof CustomEvent ? event : {}
      const told = make('li', {})
      told.append(make('code', {}, `${name} ${JSON.stringify(detail)}`))
      list.append(told)
      if (list.childElementCount > MAX_TOLD) list.firstElementChild?.remove()
    })
  }
}

function openDialogs(button: HTMLElement): void {
  const { opens = '' } = button.dataset
  button.addEventListener('click', () =>
    document.querySelector(`.stage ${opens}`)?.toggleAttribute('open', true),
  )
}

nameOwnHosts()
showCurrentPage()
openNavigation()
for (const group of all('[data-tabs]')) makeTabs(group)
for (const block of all('.code')) offerToCopy(block)
for (const list of all('[data-tells]')) tellEvents(list)
for (const button of all('[data-opens]')) openDialogs(button)
