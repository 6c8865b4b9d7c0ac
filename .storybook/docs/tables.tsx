import { reference } from 'virtual:reference'
import type { ReactNode } from 'react'

export function Events() {
  return (
    <Table heads={['Event', 'Detail', 'When']}>
      {reference.events.map(({ name, payload, description, cancelable }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
            {cancelable && <small> cancelable</small>}
          </td>
          <td>
            <code>{payload}</code>
          </td>
          <td>{description}</td>
        </tr>
      ))}
    </Table>
  )
}

/** The configuration keys that attributes can set. */
export function Settings() {
  const config = reference.elements.find(({ tag }) => tag === 'trade-config')
  return (
    <Table heads={['Key', 'Usual value', 'What it does']}>
      {config?.attributes.map(({ name, fallback, description, choices }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{fallback === undefined ? '' : <code>{fallback}</code>}</td>
          <td>
            <Words text={description} />
            {choices.length > 0 && <> One of {choices.join(', ')}.</>}
          </td>
        </tr>
      ))}
    </Table>
  )
}

export function Elements() {
  return (
    <Table heads={['Tag', 'What it is']}>
      {reference.elements.map(({ tag, summary }) => (
        <tr key={tag}>
          <td>
            <code>{`<${tag}>`}</code>
          </td>
          <td>{summary}</td>
        </tr>
      ))}
    </Table>
  )
}

/** Text in which backticks mark code. */
function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}

export function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table className="reference sb-unstyled">
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
