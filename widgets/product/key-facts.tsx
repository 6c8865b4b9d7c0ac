/** How many facts stand beside the picture. The others are in the description. */
export const KEY_FACTS = 8

type Props = { facts: readonly { key: string; name: string; value: string }[] }

/** The facts by which a buyer chooses, in two columns. */
export function KeyFacts({ facts }: Props) {
  const given = facts.filter(({ value }) => value)
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
