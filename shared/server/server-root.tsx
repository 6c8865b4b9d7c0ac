import { atom } from 'nanostores'
import { type ReactElement, Suspense } from 'react'
import { attributeName } from '#shared/config/settings.ts'
import { unquoted } from '#shared/config/unquoted.ts'
import { AttributeValues } from '#shared/element/attribute-values.ts'
import { commonAttributes } from '#shared/element/attributes.ts'
import { type ServerParts, ServerPartsContext } from '#shared/element/late.tsx'
import type { MountedHost } from '#shared/element/mount-host.ts'
import { type PageFacts, PageFactsContext } from '#shared/element/page-facts.ts'
import type { WidgetDefinition } from '#shared/element/widget-definition.ts'
import { WidgetRoot } from '#shared/element/widget-root.tsx'
import { CleanMarkupContext } from '#shared/rich-text/rich-text.tsx'
import { cleanMarkup } from './clean-markup.ts'

type Around = {
  page: PageFacts
  /** Without it, places for late parts stay empty. */
  parts?: ServerParts
  /** Called with each error that the element shows. */
  failed: (error: unknown) => void
}

const nothing = (): void => {}

const noParts: ServerParts = { module: () => undefined, style: nothing }

/** Renders an element on a server, in the form that the browser hydrates (shared/hydration/root.ts). */
export function serverRoot(
  definition: WidgetDefinition,
  attributes: Readonly<Record<string, string>>,
  { page, parts = noParts, failed }: Around,
): ReactElement {
  const mounted = serverHost(definition.tag, attributes, failed)
  const snapshot = valuesOf(definition, attributes).snapshot()
  return (
    <PageFactsContext value={page}>
      <CleanMarkupContext value={cleanMarkup}>
        <ServerPartsContext value={parts}>
          {/* The browser waits in one of these until replies are decoded. */}
          <Suspense fallback={null}>
            <WidgetRoot definition={definition} mounted={mounted} snapshot={snapshot} />
          </Suspense>
        </ServerPartsContext>
      </CleanMarkupContext>
    </PageFactsContext>
  )
}

/** Reads the values of attributes from their HTML texts. */
export function valuesOf(
  definition: WidgetDefinition,
  attributes: Readonly<Record<string, string>>,
): AttributeValues {
  const all = { ...definition.attributes, ...commonAttributes }
  const values = new AttributeValues(definition.tag, all, nothing)
  for (const property of Object.keys(all)) {
    const given = attributes[attributeName(property)]
    if (given !== undefined) values.set(property, unquoted(given))
  }
  return values
}

/** Returns the host of an element that is not in a page: while components render, they read only its attributes. */
function serverHost(
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
