import type { StoryContext } from 'storybook/internal/csf'
import { scriptTag, snippetOf } from '#host-demo/embed/snippet.ts'
import { isEmbeddable, linkOf, type Values } from '#host-demo/embed/widgets.ts'
import { pathTo } from '#shared/routes/links.ts'
import { setAttributes } from '../preview/set-attributes.ts'

/** Those of README. */
const hosts = { apiHost: 'https://api.example', storefront: 'https://market.example' }

/** A story's code: what a partner pastes for the element as the controls have it, as the snippet builder writes it. */
export function storyHtml(
  _: string,
  { originalStoryFn, args, component }: Pick<StoryContext, 'originalStoryFn' | 'args' | 'component'>,
): string {
  const rendered: unknown = originalStoryFn(args, undefined as never)
  if (!(rendered instanceof HTMLElement)) return ''
  if (typeof component === 'string') setAttributes(rendered, component, args)
  const [element, ...others] = rendered.children
  if (!element || others.length > 0 || element.hasChildNodes())
    return [scriptTag(hosts), rendered.innerHTML.trim()].join('\n')
  const tag = element.localName
  const attributes = attributesOf(element)
  return snippetOf({ tag, attributes, properties: {}, link: linkInside(tag, attributes) }, hosts)
}

function attributesOf(element: Element): Values {
  const names = element.getAttributeNames()
  return Object.fromEntries(names.map(name => [name, element.getAttribute(name) ?? '']))
}

/** What only the storefront shows has none. */
function linkInside(tag: string, attributes: Values): { text: string; href: string } | undefined {
  if (!isEmbeddable(tag)) return undefined
  const { text, to } = linkOf(tag, attributes)
  return { text, href: `${hosts.storefront}${pathTo(to)}` }
}
