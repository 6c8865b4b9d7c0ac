import { $config } from '#shared/config/config.ts'
import { settings } from '#shared/config/settings.ts'
import { unquoted } from '#shared/config/unquoted.ts'
import type { FrameState } from '#shared/frame/protocol.ts'
import { sharedSheets } from '#shared/styles/sheet.ts'

/** Attributes that say something of the frame itself, and those by which a page would reach into it. */
const kept =
  /^(tag|loading|theme|lang|dir|track|docked|open|id|class|style|hidden|title|slot|part|role|tabindex|on.*|data-.*|aria-.*)$/

const tokenNames = new Set([...sharedSheets].join().match(/--trade-[\w-]+/g))

/** What the page says of the element in the frame, by the frame's own attributes and the configuration. */
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

/** Nothing of its address but what a request may tell. */
function pageAround(): NonNullable<FrameState['page']> {
  const { origin, pathname, search } = location
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  return { address: `${origin}${pathname}?${new URLSearchParams(campaign)}`, title: document.title }
}
