import { readFile } from 'node:fs/promises'

/** The types that hosts meet, by the file of ours that declares them. */
const sources = {
  'shared/api/error.ts': ['ErrorKind'],
  'shared/element/events.ts': [
    'ErrorDetail',
    'RfqDetail',
    'InquiryDetail',
    'DialogDetail',
    'Nothing',
    'TradeEvents',
    'TradeEventName',
    'TradeEventMap',
  ],
  'shared/config/config.ts': ['Theme', 'Config'],
  'shared/dialogs/dialogs.ts': ['DialogName', 'DialogStart'],
  'widgets/runtime/page-session.ts': ['SessionView'],
}

/** Our own papers, which partners do not have. */
const references = / of spec section \d+| \(design\.md section \d+\)| Design section \d+\./g

/** Those types, word for word and with their comments, so that what hosts compile against is what we compile. */
export async function sourceTypes(): Promise<string> {
  const declared = await Promise.all(
    Object.entries(sources).map(async ([file, names]) => {
      const source = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')
      return names.map(name => typeIn(source, name, file))
    }),
  )
  return declared.flat().join('\n\n')
}

/** A declaration ends where the next one, or a comment or a blank line at the left edge, begins. */
function typeIn(source: string, name: string, file: string): string {
  const comment = String.raw`(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?`
  const end = String.raw`(?=\n(?:\n|\/\*\*|type |export |const ))`
  const pattern = new RegExp(String.raw`^(${comment})(?:export )?(type ${name} =[\s\S]*?)${end}`, 'm')
  const [, words = '', declaration] = pattern.exec(source) ?? []
  if (!declaration) throw new Error(`${file} declares no type ${name}`)
  return `${words}export ${declaration}`.replace(references, '')
}
