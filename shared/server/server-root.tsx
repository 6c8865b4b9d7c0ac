import { atom } from 'nanostores'
import { type ReactElement, Suspense } from 'react'
import { attributeName } from '#shared/config/settings.ts'
import { unquoted } from '#shared/config/unquoted.ts'
import { AttributeValues } from '#shared/element/attribute-values.ts'
import { commonAttributes } from '#shared/element/attributes.ts'
import { ServedStylesContext } from '#shared/element/late.tsx'
import type { MountedHost } from '#shared/element/mount-host.ts'
import { type PageFacts, PageFactsContext } from '#shared/element/page-facts.ts'
import type { WidgetDefinition } from '#shared/element/widget-definition.ts'
import { WidgetRoot } from '#shared/element/widget-root.tsx'
import { type CleanMarkup, CleanMarkupContext } from '#shared/rich-text/rich-text.tsx'
import { cleanMarkup } from './clean-markup.ts'
import { ServedContent, ServedContentContext } from './served-content.ts'

type Around = {
  page: PageFacts
  /** Called with each error that the element shows. */
  failed: (error: unknown) => void
  content?: ServedContent
}

const nothing = (): void => {}

/** Renders an element on a server, in the form that the browser hydrates (shared/hydration/root.ts). */
export function serverRoot(
  definition: WidgetDefinition,
  attributes: Readonly<Record<string, string>>,
  { page, failed, content = new ServedContent() }: Around,
): ReactElement {
  const mounted = serverHost(definition.tag, attributes, failed)
  const snapshot = valuesOf(definition, attributes).snapshot()
  const clean = (html: string): CleanMarkup => {
    const { names, ...markup } = cleanMarkup(html)
    for (const name of names) content.names.add(name)
    return markup
  }
  const addStyle = (css: string) => void content.lateStyles.add(css)
  return (
    <PageFactsContext value={page}>
      <CleanMarkupContext value={clean}>
        <ServedStylesContext value={addStyle}>
          <ServedContentContext value={content}>
            {/* The browser waits in one of these until replies are decoded. */}
            <Suspense fallback={null}>
              <WidgetRoot definition={definition} mounted={mounted} snapshot={snapshot} />
            </Suspense>
          </ServedContentContext>
        </ServedStylesContext>
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
