import { useState } from 'react'
import { LANGUAGES } from '#shared/languages/languages.ts'
import { englishTexts } from '#shared/testing/message-texts.ts'
import '../all-messages.ts'
import { Table } from './table.tsx'

const packs = import.meta.glob<Record<string, string>>('../../shared/languages/*/widgets.json', {
  eager: true,
  import: 'default',
})

const languages = Object.entries(LANGUAGES).flatMap(([code, name]) => {
  const pack = packs[`../../shared/languages/${code}/widgets.json`]
  return pack ? { code, name, pack } : []
})

const texts = Object.entries(englishTexts()).map(([key, text]) => ({
  key,
  text,
  translated: languages.map(({ code, pack }) => ({ code, text: pack[key] ?? '' })),
}))

/** A searchable table of all texts and their keys. */
export function Texts() {
  const [query, setQuery] = useState('')
  const found = texts.filter(({ key, text, translated }) =>
    `${key} ${text} ${translated.map(each => each.text).join(' ')}`
      .toLowerCase()
      .includes(query.toLowerCase()),
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
      <Table heads={['Key', LANGUAGES.en, ...languages.map(({ name }) => name)]}>
        {found.map(({ key, text, translated }) => (
          <tr key={key}>
            <td>
              <code>{key}</code>
            </td>
            <td>{text}</td>
            {translated.map(each => (
              <td key={each.code} lang={each.code}>
                {each.text}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </>
  )
}
