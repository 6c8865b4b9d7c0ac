import { useState } from 'react'
import { englishTexts } from '#shared/testing/message-texts.ts'
import { ms } from '#widgets/runtime/languages/ms.ts'
import '../all-messages.ts'
import { Table } from './table.tsx'

const texts = Object.entries(englishTexts()).map(([key, text]) => ({ key, text, malay: ms[key] ?? '' }))

/** A searchable table of all texts and their keys. */
export function Texts() {
  const [query, setQuery] = useState('')
  const found = texts.filter(({ key, text, malay }) =>
    `${key} ${text} ${malay}`.toLowerCase().includes(query.toLowerCase()),
  )
  return (
    <>
      <label className="find">
        Find a text or a key{' '}
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p role="status">
        {found.length} of {texts.length} texts
      </p>
      <Table heads={['Key', 'English', 'Bahasa Melayu']}>
        {found.map(({ key, text, malay }) => (
          <tr key={key}>
            <td>
              <code>{key}</code>
            </td>
            <td>{text}</td>
            <td lang="ms">{malay}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}
