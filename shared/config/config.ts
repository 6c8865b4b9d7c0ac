import { atom, computed, type ReadableAtom } from 'nanostores'
import { currentRendering, perRendering } from './rendering.ts'
import { type Config, type ConfigPatch, settings } from './settings.ts'

/** The source of a setting, strongest first: code, element, script tag. */
export type ConfigSource = 'code' | 'element' | 'script'

const pageOrigin = (): string => (typeof location === 'undefined' ? '' : location.origin)
const pageLanguage = (): string => (typeof document === 'undefined' ? '' : document.documentElement.lang)

const defaults = Object.fromEntries(
  Object.entries(settings).map(([key, setting]) => [key, setting.default]),
) as Config

const $scriptOrigin = atom('')
const layers = {
  code: atom<Partial<Config>>({}),
  element: atom<Partial<Config>>({}),
  script: atom<Partial<Config>>({}),
}

const complete = (set: Partial<Config>, origin = pageOrigin()): Config => ({
  ...defaults,
  storefront: origin,
  locale: pageLanguage() || 'en',
  ...set,
  apiHost: set.apiHost ?? origin,
  dashboardHost: set.dashboardHost ?? set.apiHost ?? origin,
})

/** The current configuration. Changes take effect live. @internal */
export const $config: ReadableAtom<Config> = perRendering(
  computed(
    [layers.script, layers.element, layers.code, $scriptOrigin],
    (script, element, code, scriptOrigin) =>
      complete({ ...script, ...element, ...code }, scriptOrigin || undefined),
  ),
  () => complete(currentRendering()?.settings ?? {}),
)

/** Sets the given keys and leaves the others. `undefined` returns a key to the next weaker source. */
export function configure(settings: ConfigPatch): void {
  configureFrom('code', settings)
}

/** Works like `configure` for a script tag or a `<trade-config>`. */
export function configureFrom(source: ConfigSource, settings: ConfigPatch): void {
  const taken = source === 'element' && areHostsFixed ? withoutHosts(settings) : settings
  const merged = Object.entries({ ...layers[source].get(), ...taken })
  layers[source].set(Object.fromEntries(merged.filter(([, value]) => value !== undefined)))
}

let areHostsFixed = false

/** Stops elements from changing the host that gets a token: anyone may write markup (decisions.mdx#bearer). */
export function fixHosts(): void {
  areHostsFixed = true
}

function withoutHosts({ apiHost, dashboardHost, ...others }: ConfigPatch): ConfigPatch {
  const set = $config.get()
  if ((apiHost ?? set.apiHost) !== set.apiHost || (dashboardHost ?? set.dashboardHost) !== set.dashboardHost)
    console.warn(
      'trade-widgets: <trade-config> cannot change api-host or dashboard-host after a member has signed in. Reload the page.',
    )
  return others
}

/** Sets the origin of the script, which is the default of `api-host` and `storefront`. */
export function configureOrigin(origin: string): void {
  $scriptOrigin.set(origin)
}

/** Replaces all settings in one change, for tests and stories. */
export function resetConfig(settings: Partial<Config> = {}): void {
  areHostsFixed = false
  layers.script.set({})
  layers.element.set({})
  $scriptOrigin.set('')
  layers.code.set(settings)
}
