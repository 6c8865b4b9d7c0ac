import { type FramedTag, isFramedTag } from '#shared/frame/protocol.ts'
import { frameDefinition } from './frame.definition.ts'
import { createFrameClass } from './frame-class.ts'

/** Dialogs that ask for passwords, or for data that leads to one. */
const dialogs = ['trade-login', 'trade-register', 'trade-recovery']

/** Makes each of these elements a frame. Dialogs are left out, because the page could read the text typed into them. */
export function isolate(elements: Record<string, () => Promise<unknown>>): void {
  for (const tag of Object.keys(elements)) {
    if (isFramedTag(tag)) elements[tag] = async () => define(tag, tag)
    else if (dialogs.includes(tag)) elements[tag] = async () => console.warn(leftOut(tag))
  }
}

const leftOut = (tag: string): string =>
  `trade-widgets: <${tag}> was not loaded because the script tag has data-isolate. Members sign in inside the frames of other elements.`

/** Does nothing on a server, which knows no elements, or if the tag is already registered. */
function define(tag: string, framed?: FramedTag): void {
  if (typeof window !== 'undefined' && !customElements.get(tag))
    customElements.define(tag, createFrameClass(framed))
}

define(frameDefinition.tag)
