export type KeyFact = { key: string; name: string; value: string }

const MOST = 8

/** The first facts of an item, in two columns. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  const given = facts.filter(({ value }) => value).slice(0, MOST)
  if (given.length === 0) return null
  return (
    <dl className="key-facts" part="key-facts">
      {given.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
