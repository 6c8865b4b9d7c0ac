import { dialogTags, type FramedTag } from '#elements/frames.ts'
import { frameDefinition } from './frame.definition.ts'
import { createFrameClass } from './frame-class.ts'
import { isFramedTag } from './protocol.ts'

/** Makes each of these elements a frame. Dialogs are left out, because the page could read the text typed into them. */
export function isolate(elements: Record<string, () => Promise<unknown>>): void {
  for (const tag of Object.keys(elements)) {
    if (isFramedTag(tag)) elements[tag] = async () => define(tag, tag)
    else if (dialogTags.some(each => each === tag)) elements[tag] = async () => console.warn(leftOut(tag))
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
