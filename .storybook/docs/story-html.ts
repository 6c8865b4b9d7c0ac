import type { StoryContext } from 'storybook/internal/csf'
import { exampleHosts, exampleHtml } from '#host-demo/site/embed/example.ts'
import { scriptTag } from '#host-demo/site/embed/snippet.ts'
import type { Values } from '#host-demo/site/embed/widgets.ts'
import { setAttributes } from '../preview/set-attributes.ts'

/** Returns the HTML that a partner pastes for a story with these controls, as the snippet builder writes it. */
export function storyHtml(
  _: string,
  { originalStoryFn, args, component }: Pick<StoryContext, 'originalStoryFn' | 'args' | 'component'>,
): string {
  const rendered: unknown = originalStoryFn(args, undefined as never)
  if (!(rendered instanceof HTMLElement)) return ''
  if (typeof component === 'string') setAttributes(rendered, component, args)
  const [element, ...others] = rendered.children
  if (!element || others.length > 0 || element.hasChildNodes())
    return [scriptTag(exampleHosts), rendered.innerHTML.trim()].join('\n')
  return exampleHtml(element.localName, attributesOf(element))
}

function attributesOf(element: Element): Values {
  const names = element.getAttributeNames()
  return Object.fromEntries(names.map(name => [name, element.getAttribute(name) ?? '']))
}
