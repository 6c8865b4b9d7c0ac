import { createElement } from 'react'
import type { ElementDescription } from '#host-demo/package/npm/elements.ts'
import { exampleLink } from '#host-demo/site/embed/example.ts'
import { isEmbeddable } from '#host-demo/site/embed/widgets.ts'
import { pathTo } from '#shared/routes/links.ts'
import { addressOf } from './address.ts'
import { Entries } from './entries.tsx'
import { Code, Sentence } from './markdown.tsx'
import { sectionsOf } from './sections.ts'
import { exampleValues, snippetsOf } from './snippets.ts'

/** Documents one element: live, as code, and name by name. */
export function ElementPage(element: ElementDescription) {
  const { tag, summary, nests, isDrawn } = element
  return (
    <>
      <h1>
        <code>{`<${tag}>`}</code>
      </h1>
      <p className="lead">
        <Sentence>{summary}</Sentence>
      </p>
      {isDrawn && <Example {...element} />}
      <h2 id="code">Code</h2>
      <div data-tabs="Code">
        {Object.entries(snippetsOf(element)).map(([language, code]) => (
          <section key={language}>
            <h3>{language}</h3>
            <Code>{code}</Code>
          </section>
        ))}
      </div>
      {isEmbeddable(tag) && (
        <p>
          <a href={pathTo({ route: 'embed', query: { widget: tag, id: 1 } })}>Build a snippet</a> with other
          attributes and colours.
        </p>
      )}
      {sectionsOf(element).map(section => (
        <Entries key={section.id} {...section} />
      ))}
      {nests.length > 0 && <Inside tags={nests} />}
    </>
  )
}

/** Shows the element itself, as in the snippet. The storefront's members are signed in here too. */
function Example(element: ElementDescription) {
  const { tag, attributes, events } = element
  const values = exampleValues(element)
  const link = exampleLink(tag, values)
  const has = (name: string): boolean => attributes.some(each => each.name === name)
  // This page has the storefront's configuration, which a partner's page has to ask for.
  const live = { ...(has('procurement') && { procurement: 'false' }), ...values }
  return (
    <section className="example" aria-labelledby="example">
      <h2 id="example">Example</h2>
      <p className="hint">
        This example is live. If you are signed in on the marketplace, you are signed in here too. If the
        element has nothing to show, it stays empty.
      </p>
      <div className="stage">
        {has('open') && (
          <button type="button" className="button" data-opens={tag}>
            Open the dialog
          </button>
        )}
        {createElement(tag, live, link && <a href={new URL(link.href).pathname}>{link.text}</a>)}
      </div>
      <p id="told">What it tells the page:</p>
      <ol className="told" aria-labelledby="told" data-tells={events.map(({ name }) => name).join(' ')} />
    </section>
  )
}

function Inside({ tags }: { tags: readonly string[] }) {
  return (
    <section aria-labelledby="inside">
      <h2 id="inside">Elements inside</h2>
      <ul>
        {tags.map(tag => (
          <li key={tag}>
            <a href={addressOf(tag)}>
              <code>{`<${tag}>`}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
