import { reference } from 'virtual:reference'
import { readTokens, tokensSheet } from '#host-demo/package/npm/tokens.ts'
import { contrastResults } from '#host-demo/site/embed/contrast.ts'
import { schemes, tokenValue } from './contrast.ts'
import { Ratio } from './contrasts.tsx'
import { type Changes, toCss } from './token-changes.ts'

/** Lists the pairs of colours whose contrast is too low after these changes. */
export function ContrastWarnings({ changes }: { changes: Changes }) {
  const changed = reference.tokens.filter(({ name }) => changes[name])
  const tokens = readTokens(toCss(changed, changes), tokensSheet())
  const low = schemes.flatMap(scheme => {
    const colour = (name: string): string => {
      const token = tokens.find(each => each.name === `--trade-color-${name}`)
      return token ? tokenValue(token, scheme) : ''
    }
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
