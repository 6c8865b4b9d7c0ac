import { element, listening } from './element.ts'

export interface Tab {
  id: string
  label: string
  content: () => Node
}

/** Tabs as WAI-ARIA describes them: arrows, Home and End move and choose. */
export function tabs(label: string, all: readonly Tab[], first: string): HTMLElement {
  const panel = element('div', { id: 'tab-panel', role: 'tabpanel', tabindex: 0 })
  const list = element('div', { class: 'tabs', role: 'tablist', 'aria-label': label })

  const heads = all.map(tab =>
    listening(
      { click: () => choose(tab), keydown: event => move(event, tab) },
      element(
        'button',
        { type: 'button', role: 'tab', id: `tab-${tab.id}`, 'aria-controls': 'tab-panel' },
        tab.label,
      ),
    ),
  )

  function choose(tab: Tab): void {
    for (const [place, head] of heads.entries()) {
      const isChosen = all[place] === tab
      head.setAttribute('aria-selected', String(isChosen))
      head.tabIndex = isChosen ? 0 : -1
    }
    panel.setAttribute('aria-labelledby', `tab-${tab.id}`)
    panel.replaceChildren(tab.content())
  }

  function move(event: KeyboardEvent, tab: Tab): void {
    const here = all.indexOf(tab)
    const steps: Record<string, number> = {
      ArrowRight: here + 1,
      ArrowLeft: here - 1,
      Home: 0,
      End: all.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    const place = (next + all.length) % all.length
    const chosen = all[place]
    if (chosen) choose(chosen)
    heads[place]?.focus()
  }

  list.append(...heads)
  const start = all.find(tab => tab.id === first) ?? all[0]
  if (start) choose(start)
  return element('div', {}, list, panel)
}
