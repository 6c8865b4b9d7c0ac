import { linesOf, parse } from '#shared/requirements/block.ts'
import { LongText } from './long-text.tsx'

/** The message, with the requirements in a table; if they cannot be separated, the whole text as it came. */
export function QuoteMessage({ text }: { text: string }) {
  const read = parse(text)
  if (!read) return <LongText text={text} />
  return (
    <div>
      {read.message && <LongText text={read.message} />}
      <table className="required">
        <caption>Requirements</caption>
        <tbody>
          {linesOf(read.requirements).map(([label, value]) => (
            <tr key={`${label} ${value}`}>
              <th scope="row">{label}</th>
              <td dir="auto">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {read.ending && <p className="muted">{read.ending.trim()}</p>}
    </div>
  )
}
