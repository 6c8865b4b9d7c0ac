import { json, type Manifest, START } from '#host-demo/build/bundle.ts'
import { api } from '#widgets/runtime/page-api.ts'
import type { ElementDescription } from './elements.ts'
import { emitted } from './emit-types.ts'

/** What the package takes over from the repository's own `package.json`. */
export type About = { version: string; license: string; description: string }

/** Brings what the elements on the page ask for, each when it is asked for: those that they render inside, and dialogs. */
const REQUESTED = 'requested-elements.js'

const PACK = /^widgets\/runtime\/languages\/([a-z]{2})\.ts$/

/**
 * The npm package around the built files: `package.json`, and for every entry a file of a lasting name that leads to
 * the chunks of today. What the build does not hold gets no entry. Two kinds: those that register elements, and those
 * that do nothing by being imported.
 *
 * @param built the part of Vite's manifest whose files are in the package
 */
export function packageFiles(
  built: Manifest,
  elements: readonly ElementDescription[],
  about: About,
): Record<string, string> {
  const written: Record<string, string> = {}
  const exported: Record<string, unknown> = {}

  const start = built[START]?.file
  if (!start) throw new Error(`The build holds no ${START}`)
  // Once on a page, however many entries it imports.
  written[REQUESTED] = `import { loadRequestedElements } from './${start}'\n\nloadRequestedElements()\n`
  written['index.js'] = [
    `import './${REQUESTED}'`,
    `import { api } from './${start}'\n`,
    `export const { ${Object.keys(api).join(', ')} } = api\n`,
  ].join('\n')
  exported['.'] = { types: './index.d.ts', default: './index.js' }

  // It has no chunk of its own: what it says has to be known before the first request.
  written['config.js'] = `import { defineConfig } from './${start}'\n\ndefineConfig()\n`
  exported['./config'] = { types: './registered.d.ts', default: './config.js' }

  for (const { tag, source } of elements) {
    const chunk = built[source]?.file
    if (!chunk) continue
    const name = `elements/${tag.replace('trade-', '')}`
    written[`${name}.js`] = `import '../${REQUESTED}'\nimport '../${chunk}'\n`
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
    'index.d.ts': `export * from './${emitted.api.replace('.d.ts', '.js')}'\nexport * from './elements.js'\n`,
    'registered.d.ts': "import './index.js'\n\nexport {}\n",
    // Compilers ask for the types of a style sheet too.
    'tokens.css.d.ts': 'export {}\n',
    'package.json': json(packageJson(about, exported)),
  }
}

function packageJson({ version, license, description }: About, entries: Readonly<Record<string, unknown>>) {
  return {
    name: 'trade-widgets',
    version,
    description,
    license,
    type: 'module',
    types: './index.d.ts',
    customElements: './custom-elements.json',
    // What these serve at the bare name of the package.
    jsdelivr: './trade-widgets.js',
    unpkg: './trade-widgets.js',
    bin: './importmap.js',
    // For the entry of that name alone.
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
    exports: {
      ...entries,
      './testing': { types: `./${emitted.testing}`, default: './testing.js' },
      './trade-widgets.js': { types: './registered.d.ts', default: './trade-widgets.js' },
      './react': { types: './react.d.ts', default: './react.js' },
      './custom-elements.json': './custom-elements.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './vscode.css-custom-data.json': './vscode.css-custom-data.json',
      './tokens.css': { types: './tokens.css.d.ts', default: './tokens.css' },
      './tokens.json': './tokens.json',
      './sri.json': './sri.json',
      './importmap.json': './importmap.json',
      './api.json': './api.json',
      './package.json': './package.json',
    },
    // These register elements, or bring what does. The others, such as the API, may be left out where nobody uses them.
    sideEffects: [
      './trade-widgets.js',
      './config.js',
      './elements/*.js',
      './modules/*.js',
      `./${REQUESTED}`,
      './importmap.js',
      './tokens.css',
    ],
  }
}
