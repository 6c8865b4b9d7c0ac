import { reference } from 'virtual:reference'
import { Table } from './table.tsx'

export function Events() {
  return (
    <Table heads={['Event', 'Detail', 'When']}>
      {reference.events.map(({ name, detail, description, cancelable }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
            {cancelable && <small> cancelable</small>}
          </td>
          <td>
            <code>{detail}</code>
          </td>
          <td>{description}</td>
        </tr>
      ))}
    </Table>
  )
}

/** The keys of the configuration. */
export function Settings() {
  return (
    <Table heads={['Key', 'Default', 'Effect']}>
      {reference.settings.map(({ name, default: value, description }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{value && <code>{value}</code>}</td>
          <td>
            <InlineCode text={description} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

export function Elements() {
  return (
    <Table heads={['Tag', 'Summary']}>
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
function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}
