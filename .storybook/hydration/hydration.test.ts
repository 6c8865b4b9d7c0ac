// Imported before the menu imports it, because happy-dom upgrades an element by replacing it.
import { elementTags } from '#elements/tags.ts'
import '#widgets/menu/dropdown-element.ts'
import '#shared/messages/widget-languages.ts'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { setPreloadedResponses } from '#shared/api/preloaded-responses.ts'
import { $config, configure } from '#shared/config/config.ts'
import { loadLanguage } from '#shared/messages/i18n.ts'
import { fakeNearness } from '#shared/testing/fake-layout.ts'
import type { Story } from '#shared/testing/story.ts'
import { loadDefinition } from '#widgets/runtime/elements.ts'
import type { ServedElement, ServedStory, StoryFile } from './render-stories.ts'

const upgraded = vi.hoisted(() => ({ next: [] as ServedElement[] }))

// In a browser, an element has content before its class arrives. In happy-dom, both arrive at once.
vi.mock('#shared/hydration/served.ts', async importOriginal => {
  const original = await importOriginal<typeof import('#shared/hydration/served.ts')>()
  return {
    ...original,
    servedRoot(element: Element) {
      const [next] = upgraded.next
      if (!element.shadowRoot && element.localName === next?.tag) {
        upgraded.next.shift()
        element.attachShadow({ mode: 'open' }).innerHTML = next.html ?? ''
      }
      return original.servedRoot(element)
    },
  }
})

const files = Object.values(import.meta.glob<StoryFile>('../../widgets/*/*.stories.ts', { eager: true }))
await Promise.all(elementTags.map(loadDefinition))
const servedStories = inject('servedStories')

/** States that a server does not render: a read fails or is not answered in time, or an attribute is missing. */
const unserved = ['Loading', 'LoadFailed', 'OneFailed', 'Offline', 'NotSetUp']

/**
 * In the first story, a part waits for a read, and hydration waits with it. The second shows only the page's own
 * content, which a server does not know.
 */
const unhydrated = ['trade-company ProductsLoading', 'trade-chat SignedOut']

const counts = { hydrated: 0, left: 0 }

afterAll(() => {
  process.stdout.write(`Stories: ${counts.hydrated} hydrated, ${counts.left} left to the browser.\n`)
})

for (const { default: about, ...stories } of files) {
  const all = Object.entries(stories).map(([name, story]) => {
    const served = servedStories[about.component]?.[name]
    if (!served) throw new Error(`The server does not know ${about.component} ${name}`)
    const isServed = served.elements.every(({ html }) => html)
    const isHydrated = isServed && !unhydrated.includes(`${about.component} ${name}`)
    return { name, story, served, isServed, isHydrated }
  })
  const hydrated = all.filter(({ isHydrated }) => isHydrated)
  counts.hydrated += hydrated.length
  counts.left += all.length - hydrated.length

  describe(about.component, () => {
    test.each(hydrated.map(each => [each.name, each] as const))('%s', async (_, { story, served }) => {
      expect(served.messages).toEqual([])
      await hydrate(story, served)
      expect(story.events().filter(({ type }) => type.endsWith('-change'))).toEqual([])
    })

    test('a server shows all states except those that need a browser', () => {
      const missing = all.filter(({ isServed }) => !isServed).map(({ name }) => name)
      expect(unserved).toEqual(expect.arrayContaining(missing))
    })
  })
}

/** Shows a story as its page arrives from the server, then hydrates it. */
async function hydrate(story: Story, served: ServedStory): Promise<void> {
  story.beforeEach()
  fakeNearness()
  // Embedded replies are used only if the settings have no `fetch`. In a build, pictures have other addresses.
  configure({ ...served.config, fetch: undefined })
  vi.mocked(fetch).mockImplementation(story.network().fetch)
  const { apiHost, locale } = $config.get()
  await loadLanguage(locale)
  const replies = served.elements.flatMap(element => Object.entries(element.replies))
  setPreloadedResponses(new Map(replies.map(([path, reply]) => [apiHost + path, reply])))
  upgraded.next = [...served.elements]
  const container = story.render()
  expect(upgraded.next).toEqual([])
  const shadows = [...container.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const isServed = (): boolean => shadows.some(shadow => shadow.querySelector('[data-served]'))
  expect(isServed()).toBe(true)
  document.body.append(container)
  await vi.waitFor(() => expect(isServed()).toBe(false))
}
