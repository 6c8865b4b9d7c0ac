import { contrastResults } from '#host-demo/site/embed/contrast.ts'
import { colourOf } from './colours.tsx'
import { schemes } from './contrast.ts'
import { Table } from './table.tsx'

/** Every pair of colours, with its contrast and the contrast it needs. */
export function Contrasts() {
  const [light, dark] = schemes.map(scheme => contrastResults(colourOf(scheme)))
  return (
    <Table heads={['Use', 'Colours', 'Needs', 'Light', 'Dark']}>
      {light?.map(({ what, colour, ground, minimum }, index) => (
        <tr key={`${colour} ${ground}`}>
          <td>{what}</td>
          <td>
            <code>{colour}</code> on <code>{ground}</code>
          </td>
          <td>{minimum}</td>
          {[light, dark].map((all, at) => (
            <td key={schemes[at]}>
              <Ratio {...(all?.[index] ?? { ratio: 1, isEnough: false })} />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

/** A contrast ratio, marked when it is too low. */
export function Ratio({ ratio, isEnough }: { ratio: number; isEnough: boolean }) {
  // Truncated, not rounded: 4.49 does not pass for 4.5.
  const figure = (Math.floor(ratio * 10) / 10).toFixed(1)
  return isEnough ? <span>{figure}</span> : <strong className="low">{figure}, too low</strong>
}
