import { json } from '#host-demo/package/build/bundle.ts'
import {
  describeElements,
  type ElementAttribute,
  type ElementDescription,
} from '#host-demo/package/npm/elements.ts'
import { embeddable, isEmbeddable, linkOf, type Values } from '#host-demo/site/embed/widgets.ts'
import { blockName } from '#host-demo/site/embed/wordpress-snippet.ts'
import { pathTo } from '#shared/routes/links.ts'
import { isRendered } from '#widgets/runtime/fragment.ts'
import license from '../../../LICENSE?raw'
import { version } from '../../../package.json'
import editor from './plugin/editor.js?raw'
import readme from './plugin/readme.txt?raw'
import plugin from './plugin/trade-widgets.php?raw'

/**
 * Returns every file of the WordPress plugin by its name: those that are written by hand, and those that are generated
 * from the definitions.
 */
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

/**
 * Returns the metadata as WordPress reads it. Nothing has a default here: unset values are not written, so that the
 * release decides.
 */
function blockJson({ tag, summary, attributes }: ElementDescription) {
  return {
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

/** Returns the other facts about an element that the plugin and its editor need. */
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
    ...(isRendered(tag) && { isRendered: true }),
    ...(isEmbeddable(tag) && { link: linkFor(tag, attributes) }),
    attributes: Object.fromEntries(facts),
  }
}

/**
 * Returns the link inside: its target by kind, and without one, with `{product-id}` in place of that attribute's value.
 */
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

/** Returns `Product id` for `product-id`. */
const label = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ')

/** Removes the code marks. */
const plain = (text: string): string => text.replaceAll('`', '')
