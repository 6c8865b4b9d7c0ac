import { strToU8, zipSync } from 'fflate'
import { embeddable } from '#elements/embeddable.ts'
import { json } from '#host-demo/package/build/bundle.ts'
import {
  describeElements,
  type ElementAttribute,
  type ElementDescription,
} from '#host-demo/package/npm/elements.ts'
import { isEmbeddable, linkOf, type Values } from '#host-demo/site/embed/widgets.ts'
import { blockName } from '#host-demo/site/embed/wordpress-snippet.ts'
import { pathTo } from '#shared/routes/links.ts'
import { isRendered } from '#widgets/runtime/fragment.ts'
import license from '../../../LICENSE?raw'
import { version } from '../../../package.json'
import editor from './plugin/editor.js?raw'
import readme from './plugin/readme.txt?raw'
import plugin from './plugin/trade-widgets.php?raw'
import words from './plugin/words.json'

export async function pluginFiles(): Promise<Record<string, string>> {
  const elements = (await describeElements()).filter(({ isDrawn }) => isDrawn)
  const known = elements.map(element => [element.tag, knownOf(element)])
  const blocks = elements.map(element => [`blocks/${shortName(element.tag)}/block.json`, blockJson(element)])
  return {
    'trade-widgets.php': filledIn(plugin),
    'readme.txt': filledIn(readme),
    'editor.js': filledIn(editor),
    'elements.json': json(Object.fromEntries(known)),
    ...Object.fromEntries(blocks),
    LICENSE: license,
  }
}

/** Returns a source with the version and the words, which WordPress needs as literals to have them translated. */
const filledIn = (source: string): string =>
  Object.entries(words).reduce(
    (text, [name, word]) => text.replaceAll(`{words.${name}}`, word),
    source.replaceAll('{version}', version),
  )

/** Returns a zip for 'Upload Plugin'. It is the same on any day: its times are the earliest that a zip can store. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array {
  const packed = Object.entries(files).map(
    ([name, text]) => [`trade-widgets/${name}`, strToU8(text)] as const,
  )
  return zipSync(Object.fromEntries(packed), { mtime: '1980-01-01T12:00:00' })
}

const shortName = (tag: string): string => tag.replace('trade-', '')

const types = {
  id: 'integer',
  integer: 'integer',
  boolean: 'boolean',
  enum: 'string',
  text: 'string',
} as const

/** Returns the metadata as WordPress reads it, without defaults: unset values are not written, so the release decides. */
function blockJson({ tag, summary, attributes }: ElementDescription): string {
  const typed = attributes.map(({ property, kind, choices }) => [
    property,
    { type: types[kind], ...(kind === 'enum' && { enum: choices }) },
  ])
  return json({
    $schema: 'https://schemas.wp.org/trunk/block.json',
    // The newest version that WordPress 6.0 to 6.2 support.
    apiVersion: 2,
    name: blockName(tag),
    version,
    title: isEmbeddable(tag) ? embeddable[tag].name : label(shortName(tag)),
    category: 'trade-widgets',
    icon: 'store',
    description: plain(summary),
    keywords: ['marketplace', 'trade'],
    textdomain: 'trade-widgets',
    attributes: Object.fromEntries(typed),
    supports: { align: ['wide', 'full'], html: false },
    editorScript: 'trade-widgets-editor',
  })
}

function knownOf({ tag, attributes }: ElementDescription) {
  const facts = attributes.map(
    ({ name, property, kind, type, description, required, choices, ...others }) => [
      name,
      {
        property,
        kind,
        label: label(name),
        description: plain(description),
        ...(required && { required }),
        ...(choices.length > 0 && { choices }),
        // Neither on nor off, so that the configuration decides.
        ...(type === 'boolean | undefined' && { isOpen: true }),
        ...(others.default !== undefined && { default: others.default }),
      },
    ],
  )
  return {
    block: shortName(tag),
    ...(isRendered(tag) && { isRendered: true }),
    ...(isEmbeddable(tag) && { link: linkFor(tag, attributes) }),
    attributes: Object.fromEntries(facts),
  }
}

/** Returns the link inside, by kind and without one, with `{product-id}` in place of that attribute's value. */
function linkFor(tag: keyof typeof embeddable, attributes: readonly ElementAttribute[]) {
  const kinds = attributes.find(({ name }) => name === 'kind')?.choices ?? []
  const placeholders: Values = Object.fromEntries(attributes.map(({ name }) => [name, `{${name}}`]))
  const pathFor = (kind: string): string =>
    pathTo(linkOf(tag, { ...placeholders, kind }).to).replace(/%7B([\w-]+)%7D/g, '{$1}')
  return {
    text: linkOf(tag, placeholders).text,
    paths: Object.fromEntries(['', ...kinds].map(kind => [kind, pathFor(kind)])),
  }
}

const label = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ')

const plain = (text: string): string => text.replaceAll('`', '')
