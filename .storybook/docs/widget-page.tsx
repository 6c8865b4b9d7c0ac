import { reference } from 'virtual:reference'
import { Canvas, Controls, Description, PureArgsTable, Title, useOf } from '@storybook/addon-docs/blocks'
import type { Story } from '#shared/testing/story.ts'
import { elementArgTypes } from './arg-types.ts'

/** A widget's docs page: the element, its reference table, and links to all its states. */
export function WidgetPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const stories = Object.values(csfFile.stories)
  const shown = Object.values<Partial<Story>>(csfFile.moduleExports).map(({ html = '' }) => html)
  // Stories follow the order of a widget's states, which begins with its skeleton.
  const ready = csfFile.moduleExports.Ready
  const elements = reference.elements.filter(({ tag }) => shown.some(html => html.includes(`<${tag}`)))
  return (
    <>
      <Title />
      <Description />
      <Canvas of={ready} withToolbar />
      <h2>Attributes to try</h2>
      <p>They are set on the element above, live.</p>
      <Controls of={ready} />
      <h2>States</h2>
      <ul className="states">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
      {elements.map(({ tag, nests }) => (
        <Element key={tag} tag={tag} nests={nests} />
      ))}
    </>
  )
}

function Element({ tag, nests }: { tag: string; nests: readonly string[] }) {
  const rows = Object.entries(elementArgTypes(tag))
  const tokens = rows.filter(([key]) => key.startsWith('token '))
  const others = rows.filter(([key]) => !key.startsWith('token '))
  return (
    <section>
      <h2>
        <code>{`<${tag}>`}</code>
      </h2>
      {nests.length > 0 && (
        <p>
          Renders inside: <code>{nests.map(nested => `<${nested}>`).join(' ')}</code>
        </p>
      )}
      <PureArgsTable rows={Object.fromEntries(others)} />
      <details>
        <summary>{tokens.length} tokens that it reads</summary>
        <PureArgsTable rows={Object.fromEntries(tokens)} />
      </details>
    </section>
  )
}
