import { atom } from 'nanostores'
import type { MountedHost } from '#shared/element/mount-host.ts'

const nothing = (): void => {}

/**
 * Returns the host of an element that is not in a page yet. Effects, in which components use it, do not run on a
 * server; while they render they read only attributes of its element.
 *
 * @param failed called with each error that the element shows
 */
export function serverHost(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  failed: (error: unknown) => void,
): MountedHost {
  const element: Pick<HTMLElement, 'localName' | 'getAttribute' | 'hasAttribute' | 'shadowRoot'> = {
    localName: tag,
    shadowRoot: null,
    getAttribute: name => attributes[name] ?? null,
    hasAttribute: name => Object.hasOwn(attributes, name),
  }
  return {
    // The cast is safe as long as components read nothing else, which the test of all elements checks.
    element: element as HTMLElement,
    tag,
    $hasFallback: atom(false),
    $held: atom([]),
    emit: () => true,
    ready: nothing,
    failed,
    onCommand: () => nothing,
    run: nothing,
    runHeld: nothing,
  }
}
