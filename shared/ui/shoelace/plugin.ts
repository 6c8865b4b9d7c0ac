import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = (from: string): string => fileURLToPath(new URL(from, import.meta.url)).replaceAll('\\', '/')
const ownFolders = [folder('../../'), folder('../../../widgets/'), folder('../../../.storybook/')]

const shoelacePackages = [
  '@shoelace-style/shoelace',
  '@shoelace-style/localize',
  '@floating-ui/dom',
  'composed-offset-position',
]
const litPackages = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element']

const setsGlobals = /\/node_modules\/(lit-html|lit-element|@lit\/reactive-element|nanostores)\//

const exempt = /\/shared\/ui\/shoelace\/([^/]+\.node\.test|plugin)\.ts$/

/** Lets our Shoelace live beside another: our sources use its names, and this renames them to `trade-sl-…`. */
export function renameShoelace(): Plugin {
  return {
    name: 'shoelace-under-our-names',
    enforce: 'pre',
    // Pre-bundling skips plugins, and a dependency that it finds late reloads the page.
    config: () => ({ optimizeDeps: { exclude: [...shoelacePackages, ...litPackages] } }),
    async resolveId(source, importer, options) {
      if (!isLit(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      // Lit's development build writes a warning to the console of every page.
      return found && { ...found, id: found.id.replace('/development/', '/') }
    },
    transform(code, id) {
      const file = id.replace(/[?#].*$/, '').replaceAll('\\', '/')
      const transformed = transformModule(code, file)
      return transformed === code ? null : { code: transformed, map: null }
    },
  }
}

function isLit(source: string): boolean {
  return litPackages.some(name => source === name || source.startsWith(`${name}/`))
}

function transformModule(code: string, file: string): string {
  if (file.includes('/node_modules/@shoelace-style/')) {
    return withOurPrefix(withoutWindow(withoutComposedEvents(code)))
  }
  if (setsGlobals.test(file)) return withoutWindow(withoutGlobals(withOwnPolicy(code)))
  const isOurs = !file.includes('/node_modules/') && ownFolders.some(own => file.startsWith(own))
  return isOurs && !exempt.test(file) ? withOurPrefix(code) : code
}

/** Renames tags, event names and React's `onsl-…` listeners; custom properties (`--sl-…`) keep their names. */
export function withOurPrefix(code: string): string {
  return code.replace(/(?<![\w-])(on)?sl-(?=[a-z])/g, '$1trade-sl-')
}

/** Hosts hear `trade-*` events only. */
export function withoutComposedEvents(code: string): string {
  if (!code.includes('// src/internal/shoelace-element.ts')) return code
  return code.replace('composed: true', 'composed: false')
}

/** A page may have only one Trusted Types policy called `lit-html`, which may be the host's. */
export function withOwnPolicy(code: string): string {
  return code.replace(/createPolicy\(\s*(['"])lit-html\1/, "createPolicy('trade-widgets-lit'")
}

/** Lets a server import the parts. */
export function withoutWindow(code: string): string {
  return code
    .replace(/(class \w+ extends) HTMLElement\b/, '$1(globalThis.HTMLElement??class{})')
    .replace(/\b(\w+)=document,/, '$1=globalThis.document??{createTreeWalker:()=>({})},')
    .replace(/static define\(name, .*\{$/m, start => `${start} if (!globalThis.customElements) return;`)
}

const globalNames = new RegExp(
  String.raw`\.(${[
    ...['nanostoresGlobal', 'litHtmlVersions', 'litElementVersions', 'reactiveElementVersions'],
    // Polyfills that our browsers do not need.
    ...['litPropertyMetadata', 'litHtmlPolyfillSupport', 'litElementPolyfillSupport'],
    ...['reactiveElementPolyfillSupport', 'litElementHydrateSupport', 'ShadyCSS', 'ShadyDOM'],
  ].join('|')})\b`,
  'g',
)

/**
 * Turns the globals of these packages into symbols. `window` gets no name but `tradeWidgets`, and no form of the page can
 * take their place.
 */
export function withoutGlobals(code: string): string {
  const symbol = (name: string): string => `[Symbol.for('trade-widgets.${name}')]`
  return (
    code
      .replace(globalNames, (_, name: string) => symbol(name))
      // Lit reads this global without `globalThis.`.
      .replace(/(?<![\w$.'])litPropertyMetadata\b/g, name => `globalThis${symbol(name)}`)
  )
}
