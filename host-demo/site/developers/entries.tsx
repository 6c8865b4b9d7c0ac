import { Sentence } from './markdown.tsx'
import type { Entry, Section } from './sections.ts'

/** A list of names, each of which can be linked to. */
export function Entries({ id, title, entries }: Section) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="entries">
        {entries.map(entry => (
          <Named key={entry.name} {...entry} id={`${id}-${entry.name}`} />
        ))}
      </dl>
    </section>
  )
}

function Named({ id, name, description, marks = [], facts = {} }: Entry & { id: string }) {
  return (
    <div id={id}>
      <dt>
        <code>{name}</code>
        {marks.map(mark => (
          <span key={mark} className="mark">
            {mark}
          </span>
        ))}
      </dt>
      <dd>
        <p>
          <Sentence>{description}</Sentence>
        </p>
        {Object.entries(facts).map(([fact, code]) => (
          <p key={fact} className="fact">
            {fact} <code>{code}</code>
          </p>
        ))}
      </dd>
    </div>
  )
}
