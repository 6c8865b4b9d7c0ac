import { reactSnippetOf } from './react-snippet.ts'
import { type Script, type Snippet, snippetOf } from './snippet.ts'
import { wordPressSnippetOf } from './wordpress-snippet.ts'
import { words } from './words.ts'

type Written = { write(made: Snippet, script: Script): string; hint: string }

/** The languages of snippets, by the technology of the page. */
export const languages = {
  HTML: { write: snippetOf, hint: words.htmlHint },
  React: { write: reactSnippetOf, hint: words.reactHint },
  WordPress: { write: wordPressSnippetOf, hint: words.wordPressHint },
} as const satisfies Record<string, Written>

export type Language = keyof typeof languages

export const languageTabs = (Object.keys(languages) as Language[]).map(name => ({ name, label: name }))
