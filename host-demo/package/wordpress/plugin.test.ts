import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import api from '#host-demo/package/npm/api.json'
import { describeElements } from '#host-demo/package/npm/elements.ts'
import { snippetsOf } from '#host-demo/site/developers/snippets.ts'
import { version } from '../../../package.json'
import { pluginFiles, zipOf } from './files.ts'
import editor from './plugin/editor.js?raw'
import source from './plugin/trade-widgets.php?raw'
import words from './plugin/words.json'

const files = await pluginFiles()
const { 'trade-config': _, ...shown } = api.surface.elements
const parsed = (name: string) => JSON.parse(files[name] ?? '')
const known = parsed('elements.json')
const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the WordPress type of a public type. */
function typeIn([first = '', ...others]: readonly string[]) {
  if (first === 'id' || first === 'integer') return { type: 'integer' }
  if (first === 'boolean') return { type: 'boolean' }
  if (!first.startsWith("'")) return { type: 'string' }
  return { type: 'string', enum: [first, ...others].map(word => word.slice(1, -1)) }
}

test.each(Object.entries(shown))('%s is a block with all its attributes', (tag, { attributes }) => {
  const { block, attributes: written } = known[tag]
  const own: Record<string, { type: string[]; default?: string; required?: string }> = attributes
  const names = Object.entries(own)
  expect(parsed(`blocks/${block}/block.json`)).toMatchObject({
    apiVersion: 2,
    name: `trade-widgets/${block}`,
    title: expect.stringMatching(/^[A-Z][A-Za-z ]+$/),
    description: expect.stringMatching(/^[^`]+\.$/),
    category: 'trade-widgets',
    version,
    attributes: Object.fromEntries(names.map(([name, { type }]) => [camelCase(name), typeIn(type)])),
  })
  expect(Object.keys(written)).toEqual(Object.keys(own))
  for (const [name, { required, default: usual }] of names)
    expect(written[name], name).toMatchObject({
      property: camelCase(name),
      ...(required && { required: true }),
      ...(usual !== undefined && { default: usual }),
    })
})

test('there are no other blocks, and no block reuses a title or an attribute that WordPress adds', () => {
  expect(Object.keys(known).sort()).toEqual(Object.keys(shown).sort())
  const blocks = Object.keys(files).filter(name => name.endsWith('/block.json'))
  expect(blocks).toHaveLength(Object.keys(shown).length)
  const all = blocks.map(parsed)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  // WordPress adds these to blocks by itself.
  const taken = ['align', 'anchor', 'className', 'layout', 'lock', 'metadata', 'style']
  for (const { name, attributes } of all)
    expect(
      Object.keys(attributes).filter(each => taken.includes(each)),
      name,
    ).toEqual([])
})

test('the link inside has the same target as on any page', () => {
  expect(known['trade-product'].link.paths).toEqual({ '': '/product/{product-id}' })
  expect(known['trade-rfq'].link).toEqual({
    text: 'Ask for a quotation',
    paths: {
      '': '/rfqProduct/{item-id}',
      product: '/rfqProduct/{item-id}',
      service: '/rfqService/{item-id}',
    },
  })
  expect(known['trade-inquiry'].link.paths['']).toBe('/company/{company-id}?tab=4')
  expect(known['trade-menu']).not.toHaveProperty('link')
})

test('plugin and readme have the version, and the zip holds all files in one folder', () => {
  expect(files['trade-widgets.php']).toMatch(new RegExp(`^ \\* Version: +${version}$`, 'm'))
  expect(files['trade-widgets.php']).toContain(`const VERSION = '${version}';`)
  expect(files['readme.txt']).toMatch(new RegExp(`^Stable tag: ${version}$`, 'm'))
  const zip = zipOf(files)
  const unpacked = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)])
  expect(unpacked).toEqual(Object.entries(files).map(([name, text]) => [`trade-widgets/${name}`, text]))
  expect(zipOf(files)).toEqual(zip)
})

test('the plugin says each of its words, and no others', () => {
  const said = [...`${source}${editor}`.matchAll(/__\( ?'([^']*)', 'trade-widgets' ?\)/g)].map(
    ([, said]) => said,
  )
  const placeholders = Object.keys(words).map(name => `{words.${name}}`)
  expect(new Set(said)).toEqual(new Set(placeholders))
  // A word stands between straight quotes.
  for (const word of Object.values(words)) expect(word).not.toMatch(/['\\]/)
  expect(files['trade-widgets.php']).toContain(`esc_html__( '${words.needsMarketplace}', 'trade-widgets' )`)
  for (const name of ['trade-widgets.php', 'editor.js', 'readme.txt'])
    expect(files[name]).not.toContain('{words.')
})

test('the reference shows the shortcode and the block', async () => {
  const snippets = Object.fromEntries(
    (await describeElements()).map(element => [element.tag, snippetsOf(element).WordPress]),
  )
  expect(snippets['trade-rfq']).toBe(
    '[trade-rfq kind="product" item-id="1"]\n\n<!-- wp:trade-widgets/rfq {"kind":"product","itemId":1} /-->',
  )
  expect(snippets['trade-menu']).toBe('[trade-menu]\n\n<!-- wp:trade-widgets/menu /-->')
  expect(snippets['trade-config']).toBeUndefined()
})
