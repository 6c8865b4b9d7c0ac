import { json, type Manifest, START } from '#host-demo/package/build/bundle.ts'
import { api } from '#widgets/runtime/page-api.ts'
import type { ElementDescription } from './elements.ts'
import { emitted } from './emit-types.ts'
import { presets } from './tokens.ts'

export type About = { version: string; license: string; description: string }

/** Loads the elements that the page requests, when it requests them: those rendered inside others, and dialogs. */
const REQUESTED = 'requested-elements.js'

const data = [
  ...['custom-elements', 'web-types', 'vscode.html-custom-data', 'vscode.css-custom-data', 'tokens'],
  ...['design/light.tokens', 'design/dark.tokens', 'design/resolver', 'sri', 'importmap', 'api', 'package'],
].map(name => `${name}.json`)

const sheets = ['tokens.css', ...Object.keys(presets).map(name => `presets/${name}.css`)]

/** Frameworks whose markup knows the elements by an entry of types alone, each with the npm package it needs. */
const frameworks = { vue: 'vue', svelte: 'svelte', solid: 'solid-js', preact: 'preact' }

/** Only their own entries need these: a different version must not prevent installing the package. */
const peers = ['react', ...Object.values(frameworks)]

const PACK = /^shared\/languages\/([^/]+)\/widgets\.json$/

/** Returns `package.json`, and for every entry in the build a file with a permanent name that leads to its chunk. */
export function packageFiles(
  built: Manifest,
  elements: readonly ElementDescription[],
  about: About,
): Record<string, string> {
  const start = built[START]?.file
  if (!start) throw new Error(`The build does not contain ${START}`)
  const inBuild = elements.filter(({ source }) => built[source])
  const registering = inBuild.map(element => [
    `${elementEntry(element)}.js`,
    `import '../${REQUESTED}'\nimport '../${built[element.source]?.file}'\n`,
  ])
  const languages = Object.keys(built).flatMap(source => PACK.exec(source)?.[1] ?? [])
  const messages = languages.flatMap(language => [
    [
      `messages/${language}.js`,
      `export { default } from '../${built[`shared/languages/${language}/widgets.json`]?.file}'\n`,
    ],
    [
      `messages/${language}.d.ts`,
      'declare const messages: Readonly<Record<string, string>>\nexport default messages\n',
    ],
  ])
  const calls = Object.keys(api)
  return {
    [REQUESTED]: `import { loadNeededElements } from './${start}'\n\nloadNeededElements()\n`,
    'index.js': `import './${REQUESTED}'\nimport { api } from './${start}'\n\nexport const { ${calls.join(', ')} } = api\n`,
    // For TypeScript, which in CommonJS takes no types of an ES module; Node's `require()` would load it.
    'index.cjs': "module.exports = require('./index.js')\n",
    // It has no separate chunk, because its settings must be known before the first request.
    'config.js': `import { defineConfig } from './${start}'\n\ndefineConfig()\n`,
    ...Object.fromEntries([...registering, ...messages]),
    'index.d.ts': `export * from './${emitted.api.replace('.d.ts', '.js')}'\nexport * from './elements.js'\n`,
    'index.d.cts': commonJsTypes(calls),
    'server.d.ts': `export * from './${emitted.server.replace('.d.ts', '.js')}'\n`,
    // A script registers elements and exports nothing for types to name; but its page knows the elements.
    'registered.d.ts': "import './index.js'\n\nexport {}\n",
    // Compilers ask for the types of a style sheet too.
    'tokens.css.d.ts': 'export {}\n',
    'package.json': json({ name: 'trade-widgets', ...about, ...packageJson(inBuild, languages) }),
  }
}

function commonJsTypes(calls: readonly string[]): string {
  const mode = "with { 'resolution-mode': 'import' }"
  return `import type * as module from './index.js' ${mode}
export type * from './index.js' ${mode}
${calls.map(call => `export declare const ${call}: typeof module.${call}\n`).join('')}`
}

const elementEntry = ({ tag }: ElementDescription): string => tag.replace('trade-', 'elements/')

/** Returns the fields of `package.json` that follow from the definitions. */
export function packageJson(elements: readonly ElementDescription[], languages: readonly string[]) {
  const entry = (name: string, types: string, file = `${name}.js`) => ({
    [`./${name}`]: { types: `./${types}`, default: `./${file}` },
  })
  const entries = <Each>(all: readonly Each[], entryOf: (each: Each) => object) =>
    Object.assign({}, ...all.map(entryOf))
  return {
    type: 'module',
    types: './index.d.ts',
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    jsdelivr: './trade-widgets.js',
    unpkg: './trade-widgets.js',
    bin: './importmap.js',
    // From these versions on, `require()` loads ES modules.
    engines: { node: '^20.19 || >=22.12' },
    peerDependencies: Object.fromEntries(peers.map(name => [name, name === 'react' ? '>=18' : '*'])),
    peerDependenciesMeta: Object.fromEntries(peers.map(name => [name, { optional: true }])),
    exports: {
      '.': {
        require: { types: './index.d.cts', default: './index.cjs' },
        types: './index.d.ts',
        default: './index.js',
      },
      ...entry('config', 'registered.d.ts'),
      ...entries(elements, each => entry(elementEntry(each), 'registered.d.ts')),
      ...entries(languages, name => entry(`messages/${name}`, `messages/${name}.d.ts`)),
      ...entry('server', 'server.d.ts'),
      ...entry('testing', emitted.testing),
      ...entry('trade-widgets.js', 'registered.d.ts', 'trade-widgets.js'),
      ...entry('react', 'react.d.ts'),
      ...entries(Object.keys(frameworks), name => entry(name, `${name}.d.ts`, 'types-only.js')),
      ...entries(sheets, name => entry(name, 'tokens.css.d.ts', name)),
      ...entries(data, name => ({ [`./${name}`]: `./${name}` })),
    },
    // These register elements, or load files that do. Bundlers may leave out the others.
    sideEffects: [
      ...['trade-widgets.js', 'config.js', 'elements/*.js', 'modules/*.js', REQUESTED, 'importmap.js'],
      ...sheets,
    ].map(name => `./${name}`),
  }
}
