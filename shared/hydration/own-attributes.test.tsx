import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { defineWidget } from '#shared/element/define.ts'
import { mountHost } from '#shared/element/mount-host.ts'
import { WidgetRoot } from '#shared/element/widget-root.tsx'
import { serverRoot, valuesOf } from '#shared/server/server-root.tsx'
import { fakeNearness } from '#shared/testing/fake-layout.ts'
import { pictureDelays } from '#shared/testing/page-changes.ts'
import { expectedInConsole } from '#shared/testing/setup.ts'
import { CompanyLogo, Picture } from '#shared/ui/picture.tsx'
import { createRoot } from './root.ts'

beforeEach(fakeNearness)

const site = 'https://market.example'

const Gallery = () => (
  <section>
    <Picture src={`${site}/valve.jpg`} hoverSrc={`${site}/other.jpg`} alt="Valve" eager />
    <Picture src={`${site}/pump.jpg`} alt="Pump" />
    <CompanyLogo name="Miri Drilling" logo={`${site}/logo.png`} />
    <a href={`${site}/company/1`} className="all">
      All pictures
    </a>
  </section>
)

const definition = defineWidget('trade-gallery', { summary: 'Shows pictures.', component: Gallery })

const served = renderToString(serverRoot(definition, {}, { page: { hasMenu: false }, failed: () => {} }))

function shadowWith(html: string): ShadowRoot {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  shadow.innerHTML = `<div class="trade-root" data-served>${html}</div>`
  return shadow
}

/** The names and values of all attributes but those that nothing reads. */
const attributesIn = (root: ParentNode): string[][] =>
  [...root.querySelectorAll('img, a')].map(element =>
    [...element.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .filter(each => !/^data-(?!no|skip)/.test(each))
      .sort(),
  )

async function hydrated(html: string): Promise<{ root: HTMLElement; before: Element[] }> {
  const root = shadowWith(html).querySelector<HTMLElement>('.trade-root')
  if (!root) throw new Error('no root')
  const before = [...root.querySelectorAll('*')]
  const element = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(
    <WidgetRoot
      definition={definition}
      mounted={mountHost(element, definition.tag)}
      snapshot={valuesOf(definition, {}).snapshot()}
    />,
  )
  await vi.waitFor(() => expect('served' in root.dataset).toBe(false))
  return { root, before }
}

const changes = Object.entries({
  ...pictureDelays,
  'a proxy that counts clicks': (html: string) => html.replace(/href="/g, 'href="https://proxy.example/?to='),
})

test.each(changes)('repairs pictures and links that %s has changed, on the same nodes', async (_, change) => {
  const changed = change(served)
  const intact = attributesIn(shadowWith(served))
  expect(attributesIn(shadowWith(changed))).not.toEqual(intact)
  const { root, before } = await hydrated(changed)
  expect(attributesIn(root)).toEqual(intact)
  expect([...root.querySelectorAll('*')]).toEqual(before)
  expectedInConsole('attributes of the server rendered HTML')
})

test('a page that nothing has changed is left as it is', async () => {
  const set = vi.spyOn(Element.prototype, 'setAttribute')
  await hydrated(served)
  expect(set.mock.calls.filter(([name]) => /src|href|class|loading/.test(name))).toEqual([])
})

test('plugins that heed marks leave all served pictures alone', () => {
  const tags = served.match(/<img\b[^>]*>/g) ?? []
  expect(tags).toHaveLength(4)
  for (const tag of tags) expect(tag).toMatch(/ data-no-lazy="1" data-skip-lazy=""/)
})
