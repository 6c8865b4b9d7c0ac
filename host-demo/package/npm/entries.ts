import { json, type Manifest, START } from '#host-demo/package/build/bundle.ts'
import { api } from '#widgets/runtime/page-api.ts'
import type { ElementDescription } from './elements.ts'
import { emitted } from './emit-types.ts'
import { presets } from './tokens.ts'

/** The fields that the package takes from the repository's own `package.json`. */
export type About = { version: string; license: string; description: string }

/** Loads the elements that the page requests, when it requests them: those rendered inside others, and dialogs. */
const REQUESTED = 'requested-elements.js'

/** Files that are read as they are. */
const data = [
  ...[
    'custom-elements.json',
    'web-types.json',
    'vscode.html-custom-data.json',
    'vscode.css-custom-data.json',
  ],
  ...['tokens.json', 'design/light.tokens.json', 'design/dark.tokens.json', 'design/resolver.json'],
  ...['sri.json', 'importmap.json', 'api.json', 'package.json'],
]

const sheets = ['tokens.css', ...Object.keys(presets).map(name => `presets/${name}.css`)]

/** Frameworks whose markup knows the elements by an entry of types alone, each with the npm package it needs. */
const frameworks = { vue: 'vue', svelte: 'svelte', solid: 'solid-js', preact: 'preact' } as const

/** Frameworks that only their own entries need: a different version must not prevent installing the package. */
const peers: Record<string, string> = {
  react: '>=18',
  ...Object.fromEntries(Object.values(frameworks).map(name => [name, '*'])),
}

const PACK = /^widgets\/runtime\/languages\/([a-z]{2})\.ts$/

/**
 * Returns the files of the npm package around the built files: `package.json`, and for every entry a file with a
 * permanent name that leads to the present chunks. Entries that the build lacks are left out. There are two kinds:
 * entries that register elements, and entries that do nothing when imported.
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
  // Once per page, however many entries it imports.
  written[REQUESTED] = `import { loadRequestedElements } from './${start}'\n\nloadRequestedElements()\n`
  written['index.js'] = [
    `import './${REQUESTED}'`,
    `import { api } from './${start}'\n`,
    `export const { ${Object.keys(api).join(', ')} } = api\n`,
  ].join('\n')
  // For TypeScript, which in CommonJS takes no types of an ES module; Node's `require()` would load it.
  written['index.cjs'] = "module.exports = require('./index.js')\n"
  exported['.'] = {
    require: { types: './index.d.cts', default: './index.cjs' },
    types: './index.d.ts',
    default: './index.js',
  }

  // It has no chunk of its own, because its settings must be known before the first request.
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
    // A script registers elements and exports nothing for types to name; but its page knows the elements.
    'index.d.ts': `export * from './${emitted.api.replace('.d.ts', '.js')}'\nexport * from './elements.js'\n`,
    'index.d.cts': commonJsTypes(Object.keys(api)),
    'server.d.ts': `export * from './${emitted.server.replace('.d.ts', '.js')}'\n`,
    'registered.d.ts': "import './index.js'\n\nexport {}\n",
    // Compilers ask for the types of a style sheet too.
    'tokens.css.d.ts': 'export {}\n',
    'package.json': json(packageJson(about, exported)),
  }
}

/** Returns `index.d.cts`: the types of the exports of `index.cjs`. */
function commonJsTypes(calls: readonly string[]): string {
  const mode = "with { 'resolution-mode': 'import' }"
  return [
    `import type * as module from './index.js' ${mode}`,
    `export type * from './index.js' ${mode}`,
    ...calls.map(call => `export declare const ${call}: typeof module.${call}`),
    '',
  ].join('\n')
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
    'web-types': './web-types.json',
    // The file that these serve at the bare name of the package.
    jsdelivr: './trade-widgets.js',
    unpkg: './trade-widgets.js',
    bin: './importmap.js',
    // From these versions on, `require()` loads ES modules.
    engines: { node: '^20.19 || >=22.12' },
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map(name => [name, { optional: true }])),
    exports: {
      ...entries,
      './server': { types: './server.d.ts', default: './server.js' },
      './testing': { types: `./${emitted.testing}`, default: './testing.js' },
      './trade-widgets.js': { types: './registered.d.ts', default: './trade-widgets.js' },
      './react': { types: './react.d.ts', default: './react.js' },
      ...entriesOf(Object.keys(frameworks), name => ({
        types: `./${name}.d.ts`,
        default: './types-only.js',
      })),
      ...entriesOf(sheets, name => ({ types: './tokens.css.d.ts', default: `./${name}` })),
      ...entriesOf(data, name => `./${name}`),
    },
    // These register elements, or load files that do. The others, such as the API, may be left out if nothing uses
    // them.
    sideEffects: [
      './trade-widgets.js',
      './config.js',
      './elements/*.js',
      './modules/*.js',
      `./${REQUESTED}`,
      './importmap.js',
      ...sheets.map(name => `./${name}`),
    ],
  }
}

function entriesOf(names: readonly string[], entryOf: (name: string) => unknown) {
  return Object.fromEntries(names.map(name => [`./${name}`, entryOf(name)]))
}
