import { linesOf, parse } from '#shared/requirements/block.ts'
import { LongText } from './long-text.tsx'

/** What was written, and in a table what is required; where that can't be told apart, the text as it came. */
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
