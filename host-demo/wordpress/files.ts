import { json } from '#host-demo/build/bundle.ts'
import { embeddable, isEmbeddable, linkOf, type Values } from '#host-demo/embed/widgets.ts'
import { blockName } from '#host-demo/embed/wordpress-snippet.ts'
import {
  describeElements,
  type ElementAttribute,
  type ElementDescription,
} from '#host-demo/package/elements.ts'
import { pathTo } from '#shared/routes/links.ts'
import license from '../../LICENSE?raw'
import { version } from '../../package.json'
import editor from './plugin/editor.js?raw'
import readme from './plugin/readme.txt?raw'
import plugin from './plugin/trade-widgets.php?raw'

/** Every file of the WordPress plugin by its name: what is written by hand, and what follows from the definitions. */
export async function pluginFiles(): Promise<Record<string, string>> {
  const elements = (await describeElements()).filter(({ isDrawn }) => isDrawn)
  const known = elements.map(element => [element.tag, knownOf(element)])
  const blocks = elements.map(element => [
    `blocks/${shortName(element.tag)}/block.json`,
    json(blockJson(element)),
  ])
  return {
    'trade-widgets.php': plugin.replaceAll('{version}', version),
    'readme.txt': readme.replace('{version}', version),
    'editor.js': editor,
    'elements.json': json(Object.fromEntries(known)),
    ...Object.fromEntries(blocks),
    LICENSE: license,
  }
}

const shortName = (tag: string): string => tag.replace('trade-', '')

/** As WordPress reads it. Nothing has a default here: what nobody has set is not written, so that the release decides. */
function blockJson({ tag, summary, attributes }: ElementDescription) {
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    // The newest that WordPress 6.0 to 6.2 know.
    apiVersion: 2,
    name: blockName(tag),
    version,
    title: isEmbeddable(tag) ? embeddable[tag].name : label(shortName(tag)),
    category: 'trade-widgets',
    icon: 'store',
    description: plain(summary),
    keywords: ['marketplace', 'trade'],
    textdomain: 'trade-widgets',
    attributes: Object.fromEntries(attributes.map(each => [each.property, typeOf(each)])),
    supports: { align: ['wide', 'full'], html: false },
    editorScript: 'trade-widgets-editor',
  }
}

function typeOf({ kind, choices }: ElementAttribute) {
  switch (kind) {
    case 'id':
    case 'integer':
      return { type: 'integer' }
    case 'boolean':
      return { type: 'boolean' }
    case 'enum':
      return { type: 'string', enum: choices }
    case 'text':
      return { type: 'string' }
  }
}

/** What the plugin and its editor have to know of an element besides. */
function knownOf({ tag, attributes }: ElementDescription) {
  const facts = attributes.map(attribute => {
    const { name, property, kind, type, description, required, choices, default: usual } = attribute
    const known = {
      ...{ property, kind, label: label(name), description: plain(description) },
      ...(required && { required }),
      ...(choices.length > 0 && { choices }),
      // Neither on nor off, so that the configuration decides.
      ...(type === 'boolean | undefined' && { isOpen: true }),
      ...(usual !== undefined && { default: usual }),
    }
    return [name, known]
  })
  return {
    block: shortName(tag),
    ...(isEmbeddable(tag) && { link: linkFor(tag, attributes) }),
    attributes: Object.fromEntries(facts),
  }
}

/** The link inside: where it leads by kind, and without one, with `{product-id}` where that attribute's value belongs. */
function linkFor(tag: keyof typeof embeddable, attributes: readonly ElementAttribute[]) {
  const kinds = attributes.find(({ name }) => name === 'kind')?.choices ?? []
  const places: Values = Object.fromEntries(attributes.map(({ name }) => [name, `{${name}}`]))
  const pathFor = (kind: string): string =>
    pathTo(linkOf(tag, { ...places, kind }).to).replace(/%7B([\w-]+)%7D/g, '{$1}')
  return {
    text: linkOf(tag, places).text,
    paths: Object.fromEntries(['', ...kinds].map(kind => [kind, pathFor(kind)])),
  }
}

/** `Product id` for `product-id`. */
const label = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ')

/** Without the marks of code. */
const plain = (text: string): string => text.replaceAll('`', '')
