import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { manifestOf } from '#host-demo/package/npm/manifest.ts'
import type { File } from '../tools/fixtures/serve.ts'
import { visit } from '../tools/fixtures/visit.ts'

// The content of `dist/widgets/custom-elements.json`, compared with the elements that `npm run build` made.
const dist = fileURLToPath(new URL('../../../../dist', import.meta.url))
const manifest: ReturnType<typeof manifestOf> = await read('widgets/custom-elements.json')
const built: Record<string, { file: string }> = await read('storefront/manifest.json')
const declarations = manifest.modules.flatMap(module => module.declarations)

const visited = visit(async () => {
  const script = '<script type="module" src="/trade-widgets.js"></script>'
  const page = (lang: string): File => ({
    body: `<!doctype html><html lang="${lang}"><title>Host</title>${script}</html>`,
  })
  const files: Record<string, File> = { '/': page('en'), '/malay': page('ms') }
  for (const name of await readdir(join(dist, 'widgets'), { recursive: true })) {
    if (name.endsWith('.js'))
      files[`/${name}`] = { body: await readFile(join(dist, 'widgets', name), 'utf8') }
  }
  return files
})

/** Opens a page on which every element is registered. */
async function pageWithAll(): Promise<Page> {
  await visited.page.goto(visited.origin)
  await visited.page.evaluate(() => window.tradeWidgets.define())
  return visited.page
}

async function read<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(join(dist, name), 'utf8'))
}

test('every element has the attributes and properties of the manifest, with their defaults', async () => {
  const page = await pageWithAll()
  const tags = declarations.map(({ tagName }) => tagName)
  const found = await page.evaluate(
    names =>
      names.map(tag => {
        const native = document.createElement('unknown-element')
        const element = document.createElement(tag)
        const own: Record<string, unknown> = {}
        // Properties that r2wc keeps on the element itself are not for anyone to set.
        for (const name in Object.getPrototypeOf(element)) {
          if (!(name in native)) own[name] = Reflect.get(element, name) ?? null
        }
        const type = customElements.get(tag)
        return { tag, attributes: type && [...Reflect.get(type, 'observedAttributes')].sort(), own }
      }),
    tags,
  )
  expect(found).toEqual(
    declarations.map(({ tagName, attributes, members }) => ({
      tag: tagName,
      attributes: attributes.map(({ name }) => name).sort(),
      own: Object.fromEntries(members.filter(isField).map(field => [field.name, unset(tagName, field)])),
    })),
  )
})

test('every element has exactly the methods of the manifest', async () => {
  const page = await pageWithAll()
  const found = await page.evaluate(
    tags =>
      tags.map(tag => {
        const described = Object.getOwnPropertyDescriptors(customElements.get(tag)?.prototype)
        const methods = Object.keys(described).filter(name => typeof described[name]?.value === 'function')
        // The browser itself calls these.
        return { tag, methods: methods.filter(name => !/^constructor$|Callback$/.test(name)).sort() }
      }),
    declarations.map(({ tagName }) => tagName),
  )
  expect(found).toEqual(
    declarations.map(({ tagName, members }) => ({
      tag: tagName,
      methods: members
        .filter(member => member.kind === 'method')
        .map(({ name }) => name)
        .sort(),
    })),
  )
})

test('only a page in Malay loads Malay', async () => {
  const asked: string[] = []
  visited.page.on('request', request => asked.push(new URL(request.url()).pathname))
  const subscribe = (name: string): Promise<void> =>
    visited.page.getByRole('button', { name, exact: true }).waitFor()
  const malay = `/${built['shared/languages/ms/widgets.json']?.file}`
  await visited.page.route('**/render/**', route => route.fulfill({ status: 204 }))

  await visited.page.goto(visited.origin)
  await visited.page.evaluate(() => document.body.append(document.createElement('trade-newsletter')))
  await subscribe('Subscribe')
  expect(asked).not.toContain(malay)

  await visited.page.goto(`${visited.origin}/malay`)
  await visited.page.evaluate(() => document.body.append(document.createElement('trade-newsletter')))
  await subscribe('Langgan')
  expect(asked).toContain(malay)
})

type Member = (typeof declarations)[number]['members'][number]
type Field = Extract<Member, { kind: 'field' }>

function isField(member: Member): member is Field {
  return member.kind === 'field'
}

/** Returns the value of a property that has not been set. */
function unset(tag: string, { type, default: fallback }: Field): unknown {
  // It returns its attribute as written. The defaults are those of the configuration.
  if (tag === 'trade-config') return null
  if (type.text === 'boolean') return false
  if (type.text.startsWith('number')) return fallback === undefined ? null : Number(fallback)
  return fallback ?? (type.text === 'string' ? '' : null)
}
