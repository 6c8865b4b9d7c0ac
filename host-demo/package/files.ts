import { declarationsOf, reactDeclarationsOf } from './declarations.ts'
import { cssData, htmlData } from './editor-data.ts'
import { describeElements } from './elements.ts'
import { manifestOf } from './manifest.ts'
import { readTokens, tokensSheet } from './tokens.ts'

/** All that `dist/widgets` says about the elements, by file name. */
export async function descriptions(): Promise<Record<string, string>> {
  const elements = await describeElements()
  const sheet = await tokensSheet()
  const tokens = readTokens(sheet)
  return {
    'custom-elements.json': json(manifestOf(elements, tokens)),
    'vscode.html-custom-data.json': json(htmlData(elements)),
    'vscode.css-custom-data.json': json(cssData(tokens)),
    'trade-widgets.d.ts': await declarationsOf(elements),
    'react.d.ts': reactDeclarationsOf(elements),
    'tokens.css': sheet,
    'tokens.json': json(tokens),
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
