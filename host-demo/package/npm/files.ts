import { json, type Manifest } from '#host-demo/package/build/bundle.ts'
import license from '../../../LICENSE?raw'
import readme from '../../../README.md?raw'
import page from '../../site/developers/npm.md?raw'
import api from './api.json?raw'
import changelog from './CHANGELOG.md?raw'
import { elementTypes } from './declarations.ts'
import { designTokens, tokenResolver } from './design-tokens.ts'
import { cssData, htmlData, webTypes } from './editor-data.ts'
import { describeElements } from './elements.ts'
import { type About, packageFiles } from './entries.ts'
import { manifestOf } from './manifest.ts'
import { reactComponents, reactTypes } from './react.ts'
import { presets, readTokens, tokensSheet } from './tokens.ts'

const types = import.meta.glob<string>('./framework-types/*.d.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export async function packageTexts(built: Manifest, about: About): Promise<Record<string, string>> {
  const elements = await describeElements()
  const sheet = tokensSheet()
  const tokens = readTokens(sheet)
  const section = /^## With a bundler\n([\s\S]*?)^## /m.exec(readme)?.[1]
  if (!section) throw new Error('README.md no longer has the snippet for a bundler')
  return {
    ...packageFiles(built, elements, about),
    'custom-elements.json': json(manifestOf(elements, tokens)),
    'web-types.json': json(webTypes(elements, tokens, about.version)),
    'vscode.html-custom-data.json': json(htmlData(elements)),
    'vscode.css-custom-data.json': json(cssData(tokens)),
    'elements.d.ts': elementTypes(elements),
    'react.js': reactComponents(elements),
    'react.d.ts': reactTypes(elements),
    ...Object.fromEntries(
      Object.entries(types).map(([path, text]) => [path.replace('./framework-types/', ''), text]),
    ),
    // Some tools import an entry of types as well.
    'types-only.js': 'export {}\n',
    'tokens.css': sheet,
    ...Object.fromEntries(Object.entries(presets).map(([name, preset]) => [`presets/${name}.css`, preset])),
    'tokens.json': json(tokens),
    'design/light.tokens.json': json(designTokens(tokens, 'light')),
    'design/dark.tokens.json': json(designTokens(tokens, 'dark')),
    'design/resolver.json': json(tokenResolver({ light: 'light.tokens.json', dark: 'dark.tokens.json' })),
    'README.md': `# Trade widgets\n${section}${page}`,
    'api.json': api,
    'CHANGELOG.md': changelog,
    LICENSE: license,
  }
}
