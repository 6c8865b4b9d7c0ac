import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** The files that these packages load in production. */
const files = new Map(
  Object.entries({
    react: 'react/cjs/react.production.min.js',
    'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.min.js',
    'react-dom': 'react-dom/cjs/react-dom.production.min.js',
    'react-dom/client': 'react-dom/cjs/react-dom.production.min.js',
    scheduler: 'scheduler/cjs/scheduler.production.min.js',
  }).map(([source, file]) => [source, fileOf(file)]),
)

/** r2wc takes React whole, for this one function. */
const FOR_R2WC = '\0react-for-r2wc'

/**
 * Reads React's CommonJS files as modules. So a bundle holds only what it uses of them, and no code to emulate CommonJS
 * before the first content of a widget: 2 kB of 38 (Brotli).
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      return source === 'react' && importer?.includes('/@r2wc/') ? FOR_R2WC : (files.get(source) ?? null)
    },
    load: id =>
      id === FOR_R2WC ? `import { createElement } from 'react'; export default { createElement }` : null,
    transform(code, id) {
      if (id.includes('/@r2wc/')) checkUsesOfReact(code, id)
      return [...files.values()].includes(id) ? asModule(code, id) : null
    },
  }
}

/** Refuses what needs more of React than r2wc is given. */
export function checkUsesOfReact(code: string, id: string): void {
  const [, react] = /import\s+(\w+)\s*from\s*["']react["']/.exec(code) ?? []
  const uses = react ? [...code.matchAll(new RegExp(`\\b${react}\\b(?:\\.(\\w+))?`, 'g'))] : []
  // One is the import itself.
  const others = uses.slice(1).filter(([, name]) => name !== 'createElement')
  if (others.length > 0) throw new Error(`${id} uses more of React than createElement: ${others[0]?.[0]}`)
}

/** A CommonJS file of React as a module. Refuses what this is not made for. */
export function asModule(code: string, id: string): string {
  const imports: string[] = []
  const uses = new Map<string, number>()
  const body = code
    .replace(/var ((?:\w+=require\("[\w-]+"\)[,;])+)/, (_, required: string) => {
      for (const [, name, source] of required.matchAll(/(\w+)=require\(("[\w-]+")\)/g)) {
        imports.push(`import * as ${name} from ${source}\n`)
      }
      // Other variables may follow.
      return required.endsWith(',') ? 'var ' : ''
    })
    .replace(/exports\.(\w+)/g, (_, name: string) => {
      uses.set(name, (uses.get(name) ?? 0) + 1)
      return `exported_${name}`
    })
    // A name that is only set, in a statement of its own, can be left out where nobody imports it.
    .replace(/exported_(\w+)/g, (found, name: string) => (uses.get(name) === 1 ? `const ${found}` : found))
  const [left] = /\b(?:require\(|module\.|exports\b).{0,40}/.exec(body) ?? []
  if (left || uses.size === 0) throw new Error(`${id} can't be read as a module: ${left ?? 'no exports'}`)
  const others = [...uses].flatMap(([name, count]) => (count > 1 ? [`let exported_${name}\n`] : []))
  const exports = [...uses.keys()].map(name => `exported_${name} as ${name}`)
  return `${imports.join('')}${others.join('')}${body}\nexport { ${exports.join(', ')} }`
}

/** Beside the package's own description, since its exports don't name it. */
function fileOf(path: string): string {
  const [name = '', ...rest] = path.split('/')
  return require.resolve(`${name}/package.json`).replace('package.json', rest.join('/'))
}
