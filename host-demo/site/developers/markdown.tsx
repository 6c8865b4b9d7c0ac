import { lexer, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'

/** Shows Markdown as elements, never as HTML. Links to Storybook's own pages become text. */
export function Markdown({ children }: { children: string }) {
  return all(lexer(children))
}

/** Shows a sentence with code in backticks. */
export function Sentence({ children }: { children: string }) {
  return all(lexer(children).flatMap(token => ('tokens' in token ? (token.tokens ?? []) : [])))
}

function all(tokens: readonly Token[] = []): ReactNode {
  return createElement(Fragment, null, ...tokens.map(each))
}

function each(token: Token): ReactNode {
  switch (token.type) {
    // A comment marks the output of a tool.
    case 'html':
    case 'space':
      return null
    case 'heading':
      return createElement(`h${token.depth}`, { id: idOf(token.text) }, all(token.tokens))
    case 'paragraph':
      return <p>{all(token.tokens)}</p>
    case 'code':
      return <Code>{token.text}</Code>
    case 'list':
      return createElement(token.ordered ? 'ol' : 'ul', null, ...token.items.map(each))
    case 'list_item':
      return <li>{all(token.tokens)}</li>
    case 'table':
      // The last of the library's token types is a catch-all.
      return <Table {...(token as Tokens.Table)} />
    // The lexer escapes `<` as in HTML, but not in `raw`.
    case 'text':
      return 'tokens' in token ? all(token.tokens) : token.raw
    case 'codespan':
      return <code>{token.raw.replace(/^`+ ?| ?`+$/g, '')}</code>
    case 'strong':
    case 'em':
      return createElement(token.type, null, all(token.tokens))
    case 'link':
      return token.href.startsWith('./?path=') ? (
        all(token.tokens)
      ) : (
        <a href={token.href}>{all(token.tokens)}</a>
      )
    default:
      throw new Error(`The reference cannot show Markdown of the kind “${token.type}”: ${token.raw}`)
  }
}

type Cell = { tokens: Token[] }

function Table({ header, rows }: { header: readonly Cell[]; rows: readonly Cell[][] }) {
  const row = (tag: 'th' | 'td', cells: readonly Cell[]): ReactNode =>
    createElement('tr', null, ...cells.map(({ tokens }) => createElement(tag, null, all(tokens))))
  return (
    <table>
      <thead>{row('th', header)}</thead>
      {createElement('tbody', null, ...rows.map(cells => row('td', cells)))}
    </table>
  )
}

const idOf = (text: string): string => text.toLowerCase().replace(/[^a-z\d]+/g, '-')

/** Shows code, with a button to copy it where the page's script runs. */
export function Code({ children }: { children: string }) {
  return (
    <div className="code">
      <pre>
        <code>{children}</code>
      </pre>
    </div>
  )
}

type Part = { section: string; from?: string; to?: string }

/** Returns a section of a Markdown text, or the part of it between `from` and `to`. Throws if it is missing. */
export function partOf(markdown: string, { section, from = '', to }: Part): string {
  const [, rest] = `${markdown}\n## `.split(`## ${section}\n`)
  const text = rest?.slice(0, rest.indexOf('\n## ')) ?? ''
  const start = text.indexOf(from)
  const end = to === undefined ? text.length : text.indexOf(to, start)
  if (!text || start < 0 || end < start)
    throw new Error(`“${section}” does not contain “${from}” before “${to}”`)
  return text.slice(start, end)
}
