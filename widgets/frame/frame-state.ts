import { $config } from '#shared/config/config.ts'
import { settings } from '#shared/config/settings.ts'
import { unquoted } from '#shared/config/unquoted.ts'
import { sharedSheets } from '#shared/styles/sheet.ts'
import type { FrameState } from './protocol.ts'

/** Attributes that configure the frame itself, and those that would let a page reach into it. */
const kept =
  /^(tag|loading|theme|lang|dir|track|docked|open|id|class|style|hidden|title|slot|part|role|tabindex|on.*|data-.*|aria-.*)$/

const tokenNames = new Set([...sharedSheets].join().match(/--trade-[\w-]+/g))

export function stateOf(element: HTMLElement, root: HTMLElement): FrameState {
  const { source, procurement, messages, ...config } = $config.get()
  const track = settings.track.parse(unquoted(element.getAttribute('track') ?? '')) ?? config.track
  const passed = [...element.attributes].filter(({ name }) => !kept.test(name))
  const style = getComputedStyle(element)
  const tokens = [...tokenNames].map(name => [name, style.getPropertyValue(name).trim()] as const)
  return {
    attributes: Object.fromEntries(passed.map(({ name, value }) => [name, value])),
    settings: {
      theme: root.dataset.theme ?? '',
      locale: root.lang,
      source,
      track,
      procurement: String(procurement),
    },
    messages,
    tokens: Object.fromEntries(tokens.filter(([, value]) => value)),
    dir: root.dir,
    ...(track === 'utm' && { page: pageAround() }),
  }
}

/** Returns only those parts of the page's address that a request may reveal. */
function pageAround(): NonNullable<FrameState['page']> {
  const { origin, pathname, search } = location
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  return { address: `${origin}${pathname}?${new URLSearchParams(campaign)}`, title: document.title }
}
