import { createElement } from 'react'
import { type PreloadedResponses, setPreloadedResponses } from '#shared/api/preloaded-responses.ts'
import { configureFrom, configureOrigin } from '#shared/config/config.ts'
import { attributeName, readSettings, type Theme } from '#shared/config/settings.ts'
import { unquoted } from '#shared/config/unquoted.ts'
import { adoptStyles } from '#shared/element/adopt-styles.ts'
import { trackAppearance } from '#shared/element/appearance.ts'
import { AttributeValues } from '#shared/element/attribute-values.ts'
import { type Attributes, commonAttributes } from '#shared/element/attributes.ts'
import { emitEvent } from '#shared/element/events.ts'
import { type Host, HostContext } from '#shared/element/host.ts'
import { keepKeys } from '#shared/element/keep-keys.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { sharedSheets } from '#shared/styles/sheet.ts'
import type { FirstContents } from '../first-content.ts'
import { HeldActions } from '../held-actions.ts'
import { type Painting, renderOnce } from '../render.ts'
import { definitions } from './stand-ins/define.ts'

export type PageSettings = {
  origin: string
  settings: readonly (readonly [name: string, value: string])[]
}

const doNothing = (): void => {}

/** Before any element is painted: what the script tag says, and what has been asked for. */
export function prepare(page: PageSettings | undefined, preloaded: PreloadedResponses): void {
  setPreloadedResponses(preloaded)
  if (!page) return
  configureOrigin(page.origin)
  configureFrom('script', readSettings(page.settings))
}

/**
 * Paints an element as soon as all that it reads is there, unless the whole bundle comes first. Rejects where there is
 * something else to show; then nothing has changed.
 */
export async function paintFirst(
  element: HTMLElement,
  contents: FirstContents,
  isWanted: () => boolean,
): Promise<void> {
  const definition = definitions.get(element.localName)
  const values = definition && valuesOf(element, { ...definition.attributes, ...commonAttributes })
  if (!values) throw new Error(`${element.localName} is not for this file`)
  const host: Host = {
    element,
    tag: element.localName,
    hasFallback: false,
    emit: (name, detail) => emitEvent(element, name, detail),
    ready: doNothing,
    failed: doNothing,
    onCommand: () => doNothing,
  }
  const { content, effects } = await renderWhole(
    createElement(
      HostContext.Provider,
      { value: host },
      createElement(definition.component, { ...values, ...definition.fixed }),
    ),
  )
  if (element.matches(':defined') || !element.isConnected || !isWanted()) return
  const shadow = element.attachShadow({ mode: 'open' })
  keepKeys(shadow)
  adoptStyles(shadow, [...sharedSheets, ...definition.styles])
  const root = document.createElement('div')
  root.className = 'trade-root'
  // It is the whole bundle that follows what changes.
  trackAppearance(element, root, () => values.theme as Theme | undefined).end()
  contents.set(root, new HeldActions(root))
  root.append(content)
  shadow.append(root)
  for (const effect of effects) effect()
}

/** The rest of the bundle can't be had: what stands there stays readable, and whoever wanted to send something is told. */
export function giveUp(contents: FirstContents): void {
  const message = stateMessages.get().unusable
  for (const [root, held] of contents) {
    held.onTouch = () => held.refuse(message)
    held.onTouch()
    emitEvent(root, 'trade-error', { kind: 'offline', status: 0, message })
  }
  // Each is told once.
  contents.clear()
}

/** Queries throw what they wait for. */
async function renderWhole(node: unknown): Promise<Painting> {
  for (;;) {
    try {
      return renderOnce(node, document)
    } catch (error) {
      if (!(error instanceof Promise)) throw error
      await error
    }
  }
}

/** The values of all attributes; undefined where the whole bundle has something to say about them. */
function valuesOf(element: Element, attributes: Attributes): Record<string, unknown> | undefined {
  const given = new AttributeValues(element.localName, attributes)
  const values: Record<string, unknown> = {}
  for (const property of Object.keys(attributes)) {
    if (property !== 'lang' && Object.hasOwn(element, property)) return undefined
    const attribute = element.getAttribute(attributeName(property))
    if (attribute !== null) given.set(property, unquoted(attribute))
    values[property] = given.value(property)
    if (attributes[property]?.required && values[property] === undefined) return undefined
  }
  return values
}
