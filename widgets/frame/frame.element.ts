import { type FramedTag, isFramedTag } from '#shared/frame/protocol.ts'
import { frameDefinition } from './frame.definition.ts'
import { createFrameClass } from './frame-class.ts'

/** They ask for passwords, or for what leads to one. */
const dialogs = ['trade-login', 'trade-register', 'trade-recovery']

/**
 * Has each of these elements be a frame from the storefront that shows it, before any of them is brought. Those that show
 * nothing of the API stay as they are; dialogs are left out, as what is typed into them the page could read.
 */
export function isolate(elements: Record<string, () => Promise<unknown>>): void {
  for (const tag of Object.keys(elements)) {
    if (isFramedTag(tag)) elements[tag] = async () => define(tag, tag)
    else if (dialogs.includes(tag)) elements[tag] = async () => console.warn(leftOut(tag))
  }
}

const leftOut = (tag: string): string =>
  `trade-widgets: <${tag}> is left out, as the script tag of this page has data-isolate. Members sign in inside the frames of other elements.`

/** A server knows no elements, and a tag that is registered already is left alone. */
function define(tag: string, framed?: FramedTag): void {
  if (typeof window !== 'undefined' && !customElements.get(tag))
    customElements.define(tag, createFrameClass(framed))
}

define(frameDefinition.tag)
