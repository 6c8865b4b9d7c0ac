import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = (from: string): string => fileURLToPath(new URL(from, import.meta.url)).replaceAll('\\', '/')
const ownFolders = [folder('../../shared/'), folder('../../widgets/'), folder('../../.storybook/')]
const ownIcon = folder('./icon.ts')

const shoelacePackages = [
  '@shoelace-style/shoelace',
  '@shoelace-style/localize',
  '@floating-ui/dom',
  'composed-offset-position',
]
const litPackages = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element']

/** They keep something under a name of their own on the page's `window`. */
const leavesNames = /\/node_modules\/(lit-html|lit-element|@lit\/reactive-element|nanostores)\//

/** These speak of Shoelace's own names and mean them. */
const exempt = /\/shared\/shoelace\/[^/]+\.node\.test\.ts$|\/shared\/shoelace\/plugin\.ts$/

/**
 * Lets our Shoelace live beside any other on the page, alike in build, development, tests and Storybook.
 * Our sources are written with Shoelace's names; the DOM holds `trade-sl-…`, tags and events alike.
 */
export function shoelaceUnderOurNames(): Plugin {
  return {
    name: 'shoelace-under-our-names',
    enforce: 'pre',
    // Pre-bundling passes plugins by; and what it meets only later makes it reload the page.
    config: () => ({ optimizeDeps: { exclude: [...shoelacePackages, ...litPackages] } }),
    async resolveId(source, importer, options) {
      if (!isLit(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      // Lit's development build warns in the console of every page; one build everywhere is one behaviour.
      return found && { ...found, id: found.id.replace('/development/', '/') }
    },
    transform(code, id) {
      const file = id.replace(/[?#].*$/, '').replaceAll('\\', '/')
      const mended = mend(code, file)
      // Lines stay where they were, so the map of the file itself still serves.
      return mended === code ? null : { code: mended, map: null }
    },
  }
}

function isLit(source: string): boolean {
  return litPackages.some(name => source === name || source.startsWith(`${name}/`))
}

function mend(code: string, file: string): string {
  if (file.includes('/node_modules/@shoelace-style/')) return mendShoelace(code)
  if (leavesNames.test(file)) return withoutWindow(withoutNames(withOwnPolicy(code)))
  const isOurs = !file.includes('/node_modules/') && ownFolders.some(own => file.startsWith(own))
  return isOurs && !exempt.test(file) ? renamed(code) : code
}

function mendShoelace(code: string): string {
  // Shoelace's icon fetches `data:` URLs and writes `innerHTML`, which a strict host forbids.
  if (code.includes('// src/components/icon/icon.component.ts')) {
    return `export { SlIcon } from ${JSON.stringify(ownIcon)}`
  }
  return inPixels(renamed(withoutWindow(withinItsElement(scrolling(code)))))
}

/** MooTools puts a `scrollTo` of its own on every element; `scroll` does the same and is left alone. */
export function scrolling(code: string): string {
  return code.replace(/\.scrollTo\(/g, '.scroll(')
}

/** Tags, event names and React's `onsl-…` listeners; custom properties (`--sl-…`) keep their names. */
export function renamed(code: string): string {
  return code.replace(/(?<![\w-])(on)?sl-(?=[a-z])/g, '$1trade-sl-')
}

/** A host with `html { font-size: 62.5% }` would shrink what is measured in `rem`. */
export function inPixels(code: string): string {
  return code.replace(
    /(?<![\w.]|--[\w-]*)(\d*\.?\d+)rem\b/g,
    (_, length: string) => `${Number(length) * 16}px`,
  )
}

/** A Shoelace event is a matter between a widget and its parts: it must not cross the widget's shadow root. */
export function withinItsElement(code: string): string {
  if (!code.includes('// src/internal/shoelace-element.ts')) return code
  return code.replace('composed: true', 'composed: false')
}

/** Only one `lit-html` policy may exist on a page, and a partner's own lit may hold it. */
export function withOwnPolicy(code: string): string {
  return code.replace(/createPolicy\(\s*(['"])lit-html\1/, "createPolicy('trade-widgets-lit'")
}

/** Widgets may be imported where there is no window, on a server that renders: then nothing is registered. */
export function withoutWindow(code: string): string {
  return code
    .replace(/(class \w+ extends) HTMLElement\b/, '$1(globalThis.HTMLElement??class{})')
    .replace(/\b(\w+)=document,/, '$1=globalThis.document??{createTreeWalker:()=>({})},')
    .replace(/static define\(name, .*\{$/m, start => `${start} if (!globalThis.customElements) return;`)
}

const names =
  /\.(nanostoresGlobal|litHtmlVersions|litElementVersions|reactiveElementVersions|litPropertyMetadata)\b/g

/** The page's `window` gets no names but ours: what they keep there stands under symbols, shared by our own files alone. */
export function withoutNames(code: string): string {
  const place = (name: string): string => `[Symbol.for('trade-widgets.${name}')]`
  return (
    code
      .replace(names, (_, name: string) => place(name))
      // Lit reads this one without saying where it stands.
      .replace(/(?<![\w$.'])litPropertyMetadata\b/g, name => `globalThis${place(name)}`)
  )
}
