import { contrastResults } from '#host-demo/site/embed/contrast.ts'
import { colourOf } from './colours.tsx'
import { schemes } from './contrast.ts'
import { Ratio } from './contrasts.tsx'
import type { Changes } from './token-changes.ts'

/** Lists the pairs of colours whose contrast is too low after these changes. */
export function ContrastWarnings({ changes }: { changes: Changes }) {
  const low = schemes.flatMap(scheme => {
    const colour = (name: string) => changes[`--trade-color-${name}`]?.[scheme] ?? colourOf(scheme)(name)
    return contrastResults(colour)
      .filter(({ isEnough }) => !isEnough)
      .map(figure => ({ ...figure, scheme }))
  })
  return (
    <div role="status">
      {low.length === 0 ? (
        <p>All contrasts are enough.</p>
      ) : (
        <ul>
          {low.map(({ scheme, what, colour, ground, minimum, ...figure }) => (
            <li key={`${scheme} ${colour} ${ground}`}>
              {what}, {scheme}: <code>{colour}</code> on <code>{ground}</code> has <Ratio {...figure} />,
              needs {minimum}.
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
