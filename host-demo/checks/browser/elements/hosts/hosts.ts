/** A kind of page that partners have, and the files that it loads. */
export type Host = {
  name: string
  kind: 'style' | 'script'
  /** Tries all elements. Other hosts with script get three, which cover most of what the others do. */
  withEvery?: true
  /** How the script gets onto the page; by default as README writes it. */
  way?: 'classic' | 'late' | 'twice' | 'after another version'
  quirks?: true
  policy?: true
  /** Style sheets and scripts in its head: files of packages, of this machine, or ours in `fixtures/`. */
  styles?: readonly string[]
  scripts?: readonly string[]
  /** Loads only once an element of ours is ready. */
  later?: string
  css?: string
  js?: string
  warning?: string
  /** Names that its own script puts on `window` for its listeners. */
  itsKeys?: RegExp
  from?: string
}

const prototype = '/usr/share/javascript/prototype/prototype.js'
const mooTools = '/usr/share/javascript/mootools/mootools.js'
const shoelaceTheme = 'shoelace-2.4.0/dist/themes/light.css'
const copies = 'the script is on this page more than once'

/** The host whose every element and late part the gate opens. */
export const KEYS_ON_PROTOTYPES = 'keys on prototypes'

/** The `toJSON` that hosts from the time before JSON add to every array. */
const oldJson = `Array.prototype.toJSON = function () {
  return '[' + this.map(function (each) { return JSON.stringify(each) }).join(', ') + ']'
}`

/**
 * Every kind of property that old libraries add to prototypes: a loop with `in` visits each in any object. Only our own
 * code must not read the last one, because browser drivers do.
 */
const keysOnPrototypes = `[Object, Array, Function].forEach(function (type) {
  var name = type.name.toLowerCase()
  type.prototype[name + 'Method'] = function () { return this }
  type.prototype[name + 'Text'] = 'text'
  type.prototype[name + 'Values'] = { value: 1 }
  Object.defineProperty(type.prototype, name + 'Trap', {
    enumerable: true,
    get: function () { if (/trade-widgets|\\/chunks\\//.test(new Error().stack)) throw new Error(name + 'Trap was read') }
  })
})`

const style = (name: string, rest: Partial<Host>): Host => ({ name, kind: 'style', ...rest })
const script = (name: string, rest: Partial<Host>): Host => ({ name, kind: 'script', ...rest })

/** Every kind of page that our elements support. All others are compared with the first. */
export const hosts: readonly [Host, ...Host[]] = [
  style('bare page', {}),
  style('classic async script in the head', { way: 'classic' }),
  style('script injected late', { way: 'late' }),
  style('strict content policy', { policy: true }),
  style('bootstrap 3.4.1', { styles: ['bootstrap-3/dist/css/bootstrap.min.css'] }),
  style('bootstrap 4.6.2', { styles: ['bootstrap-4/dist/css/bootstrap.min.css'] }),
  style('bootstrap 5.3', { styles: ['bootstrap-5/dist/css/bootstrap.min.css'] }),
  style('tailwind preflight', { styles: ['tailwindcss/preflight.css'] }),
  style('foundation', { styles: ['foundation-sites/dist/css/foundation.min.css'] }),
  style('bulma', { styles: ['bulma/css/bulma.min.css'] }),
  style('* all unset', { css: '* { all: unset !important }' }),
  style('div not displayed', { css: 'div { display: none !important }' }),
  style('root at 62.5 %', { css: ':root { font-size: 62.5% }' }),
  style('quirks mode', { quirks: true }),
  script('jQuery 1.12', { scripts: ['jquery-1/dist/jquery.min.js'] }),
  script('Prototype.js 1.7.3', { scripts: [prototype], withEvery: true, from: 'libjs-prototype' }),
  script('MooTools 1.4.5', { scripts: [mooTools], withEvery: true, from: 'libjs-mootools' }),
  script('zone.js', { scripts: ['zone.js/bundles/zone.umd.js'], itsKeys: /^__zone_symbol__/ }),
  script('core-js', { scripts: ['fixtures/partner-core-js.js'] }),
  script(KEYS_ON_PROTOTYPES, { js: keysOnPrototypes, withEvery: true }),
  script('Array.prototype.toJSON', { js: oldJson }),
  script('Shoelace 2.4.0 before', { styles: [shoelaceTheme], scripts: ['fixtures/whole-shoelace.js'] }),
  script('Shoelace 2.4.0 after', { styles: [shoelaceTheme], later: 'fixtures/whole-shoelace.js' }),
  script('our script twice', { way: 'twice', warning: copies }),
  script('our script in two versions', { way: 'after another version', warning: copies }),
]
