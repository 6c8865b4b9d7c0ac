import type { Manifest } from '#host-demo/build/bundle.ts'
import type { ElementDescription } from './elements.ts'

/** What the package takes over from the repository's own `package.json`. */
export type About = { version: string; license: string; description: string }

/** By its place in the source: the part that hands out the API and does nothing by itself. */
const API = 'widgets/start.ts'

const PACK = /^shared\/messages\/([a-z]{2})\.ts$/

/**
 * The npm package around the built files: `package.json`, and for every entry a file of a lasting name that leads to
 * the chunks of today. What the build does not hold gets no entry.
 *
 * @param built the part of Vite's manifest whose files are in the package
 * @param sources where each tag is defined
 * @param api the names of what a page may call
 */
export function packageFiles(
  built: Manifest,
  sources: Readonly<Record<string, string>>,
  elements: readonly ElementDescription[],
  api: readonly string[],
  about: About,
): Record<string, string> {
  const written: Record<string, string> = {}
  const exported: Record<string, unknown> = {}

  const start = built[API]?.file
  if (start) {
    written['index.js'] = `import { api } from './${start}'\n\nexport const { ${api.join(', ')} } = api\n`
    exported['.'] = { types: './trade-widgets.d.ts', default: './index.js' }
  }

  // It has no chunk of its own: what it says has to be known before the first request.
  const config = built[sources['trade-config'] ?? '']?.file ?? start
  if (config) {
    written['config.js'] = `import './${config}'\n`
    exported['./config'] = { types: './registered.d.ts', default: './config.js' }
  }

  for (const { tag } of elements) {
    const files = withNested(tag, elements).map(each => built[sources[each] ?? '']?.file)
    if (files.includes(undefined)) continue
    const chunks = new Set(files)
    const name = `elements/${tag.replace('trade-', '')}`
    written[`${name}.js`] = [...chunks].map(chunk => `import '../${chunk}'\n`).join('')
    exported[`./${name}`] = { types: './registered.d.ts', default: `./${name}.js` }
  }

  for (const [source, { file }] of Object.entries(built)) {
    const language = PACK.exec(source)?.[1]
    if (!language) continue
    written[`messages/${language}.js`] = `export { ${language} as default } from '../${file}'\n`
    written[`messages/${language}.d.ts`] =
      'declare const messages: Readonly<Record<string, string>>\nexport default messages\n'
    exported[`./messages/${language}`] = {
      types: `./messages/${language}.d.ts`,
      default: `./messages/${language}.js`,
    }
  }

  return {
    ...written,
    // A script registers and exports nothing that types could name; but then the page knows the elements.
    'registered.d.ts': "import './trade-widgets.js'\n\nexport {}\n",
    'package.json': `${JSON.stringify(packageJson(about, exported), null, 2)}\n`,
  }
}

/** A tag, the tags that it renders, and theirs: nobody else brings those. */
function withNested(tag: string, elements: readonly ElementDescription[]): string[] {
  const tags = new Set([tag])
  for (const each of tags) {
    for (const nested of elements.find(element => element.tag === each)?.nests ?? []) tags.add(nested)
  }
  return [...tags]
}

function packageJson({ version, license, description }: About, entries: Readonly<Record<string, unknown>>) {
  return {
    name: 'trade-widgets',
    version,
    description,
    license,
    type: 'module',
    types: './trade-widgets.d.ts',
    customElements: './custom-elements.json',
    exports: {
      ...entries,
      './trade-widgets.js': { types: './registered.d.ts', default: './trade-widgets.js' },
      './react': { types: './react.d.ts' },
      './custom-elements.json': './custom-elements.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './vscode.css-custom-data.json': './vscode.css-custom-data.json',
      './tokens.css': './tokens.css',
      './tokens.json': './tokens.json',
      './sri.json': './sri.json',
      './package.json': './package.json',
    },
    // Only the API may be left out where nobody calls it: everything else registers elements.
    sideEffects: ['./trade-widgets.js', './config.js', './elements/*.js', './chunks/*.js', './tokens.css'],
  }
}
