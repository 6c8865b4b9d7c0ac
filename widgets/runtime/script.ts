import { requestEarly } from '#shared/api/preloaded-responses.ts'
import { loadWithRetries } from '#shared/element/load-with-retries.ts'
import { NEAR } from '#shared/element/near-view.ts'
import { claimPage } from './claim-page.ts'
import { observeElements } from './element-observer.ts'
import { paintFirst } from './first-file.ts'
import { addressesOf } from './first-reads.ts'
import type { PageApi } from './page-api.ts'
import { findScriptTag, type ScriptTag } from './script-tag.ts'
import type { start } from './start.ts'

/** The files of a build, by their places beside the script. */
export type Files = {
  /** What makes elements live, and what comes with it. */
  start: readonly [string, ...string[]]
  /** What shows the first content of an element of this tag before all others: its first file, then what that needs. */
  first: Readonly<Record<string, readonly [string, ...string[]]>>
  /** What makes them answer their reader, after their first content. */
  later: readonly string[]
  /** What each element needs besides. */
  elements: Readonly<Record<string, readonly string[]>>
}
/** The build fills them in, by their names in the folder of chunks. */
declare const FILES: Files

/** All browsers have had `light-dark()` since the versions named here, the first that the bundle is for. */
const isTooOld = (): boolean => !CSS.supports('color', 'light-dark(red, red)')
const TOO_OLD =
  'Trade widgets need Chrome 123, Edge 123, Firefox 120 or Safari 17.5 or newer. The content inside the elements stays as it is.'

/** Of one tag: more would hardly fit beside each other in the first screen. */
const MOST_EARLY = 4

// Named once, as the build writes the table wherever it is named.
const files = FILES

// `trade-widgets.js`: small, without React, and fit for every kind of script tag. On sight of one of our tags it fetches
// all files that the tag needs and begins its first reads, all at once; then it hands over.
function run(script: ScriptTag | undefined): PageApi {
  const base = script?.url ?? location.href
  const preloaded: NonNullable<Parameters<typeof start>[1]> = new Map()
  const setting = (name: string): string | undefined => script?.settings.find(([each]) => each === name)?.[1]
  let apiHost = setting('api-host')?.replace(/\/+$/, '') ?? script?.origin ?? ''
  let storageKey = setting('storage-key') ?? 'trade-widgets:user'
  let mayRead = true
  let started: Promise<PageApi> | undefined
  let page: PageApi | undefined
  const painted: NonNullable<Parameters<typeof start>[2]> = new Map()
  const waiting: ((page: PageApi) => void)[] = []

  const urlOf = (name: string): string => new URL(`chunks/${name}.js`, base).href

  const preloading = new Set<string>()

  function preload(wanted: readonly string[] = []): void {
    for (const file of wanted) {
      if (preloading.has(file)) continue
      preloading.add(file)
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = 'anonymous'
      link.nonce = script?.nonce ?? ''
      link.href = urlOf(file)
      document.head.append(link)
    }
  }

  async function begin(tries: number): Promise<PageApi> {
    // A browser may remember that a module failed: by another address it is asked for again. Not where the page has an
    // import map that checks our files: it knows no other address, so that whatever came by one would run unchecked.
    const address = urlOf(files.start[0]) + (tries > 0 && !hasIntegrityMap() ? `?try=${tries}` : '')
    const module: { api: PageApi; start: typeof start } = await import(/* @vite-ignore */ address)
    page = module.api
    for (const act of waiting) act(page)
    await module.start(script, preloaded, painted)
    // Nothing that the first content needs is still on its way: the line is free while that is painted.
    if (!script?.isolates) preload(files.later)
    observer.disconnect()
    return page
  }

  function load(): Promise<PageApi> {
    if (!started) {
      if (!isTooOld()) preload(files.start)
      started = isTooOld()
        ? Promise.reject(new Error(TOO_OLD))
        : loadWithRetries(
            begin,
            'trade-widgets: could not be loaded, so the content of its elements stays. Check data-base.',
          )
      // Said once already; who waits for it hears of it too.
      started.catch(() => {})
    }
    return started
  }

  // The first files know English and the script tag.
  let mayPaintFirst = /^en\b/i.test((setting('locale') ?? document.documentElement.lang) || 'en')

  const others = Object.keys(files.elements).filter(tag => !files.first[tag])

  /** The files that paint elements of this tag before all others, where no element that has none would have to wait. */
  function firstFilesOf(tag: string): Files['first'][string] | undefined {
    return started || !mayPaintFirst || document.querySelector(others.join()) ? undefined : files.first[tag]
  }

  function bringRest(tag: string): Promise<unknown> {
    for (const each of [files.start, files.elements[tag], files.later]) preload(each)
    return load()
  }

  const seen = new Map<string, number>()

  const observer = observeElements(Object.keys(files.elements), element => {
    // In isolation each of them is a frame, of which the page itself reads nothing.
    const localName = script?.isolates ? 'trade-frame' : element.localName
    const attribute = (name: string): string | null => element.getAttribute(name)
    if (localName === 'trade-config') {
      apiHost = attribute('api-host')?.replace(/\/+$/, '') ?? apiHost
      storageKey = attribute('storage-key') ?? storageKey
    }
    const before = seen.get(localName) ?? 0
    seen.set(localName, before + 1)
    // First what is largest. Only then what takes time: the browser's storage and layout.
    const firstFiles = firstFilesOf(localName)
    if (firstFiles) preload(firstFiles)
    else void load()
    if (!firstFiles) preload(files.elements[localName])
    const member = storedMember(storageKey, apiHost)
    // What is to sleep reads nothing yet. Nothing of ours has a height so far, so that the first few stand for all.
    const isNear = before < MOST_EARLY && element.getBoundingClientRect().top <= innerHeight + NEAR
    const isAwake = isNear || attribute('loading') === 'eager'
    for (const address of mayRead && isAwake ? addressesOf(localName, attribute, apiHost, member?.id) : []) {
      if (!preloaded.has(address)) preloaded.set(address, requestEarly(address, member?.bearer))
    }
    if (!firstFiles) return
    if (!mayRead || !isAwake || !(element instanceof HTMLElement)) {
      void bringRest(localName)
      return
    }
    const isWanted = (): boolean => mayPaintFirst
    const given = { address: urlOf(firstFiles[0]), script, preloaded, painted, isWanted }
    void paintFirst(element, given, () => bringRest(localName))
  })

  /** Does it now, or as soon as there is something to do it. */
  const onceLoaded = (act: (page: PageApi) => void): void => {
    if (page) act(page)
    else waiting.push(act)
  }
  const loadFor = (act: (page: PageApi) => void): void => {
    onceLoaded(act)
    void load()
  }

  return claimPage(
    {
      configure(settings) {
        mayPaintFirst = false
        if (settings.fetch) mayRead = false
        if (settings.apiHost) apiHost = settings.apiHost.replace(/\/+$/, '')
        if (settings.storageKey) storageKey = settings.storageKey
        onceLoaded(api => api.configure(settings))
      },
      define: async (...given) => (await load()).define(...given),
      open: (...given) => loadFor(api => api.open(...given)),
      session: {
        get: () => page?.session.get() ?? { signedIn: false, name: '' },
        subscribe(listener) {
          let end = (): void => {}
          let isOver = false
          loadFor(api => {
            if (!isOver) end = api.session.subscribe(listener)
          })
          return () => {
            isOver = true
            end()
          }
        },
        signOut: () => loadFor(api => api.session.signOut()),
      },
      whenReady: async element => (await load()).whenReady(element),
    },
    () => (isTooOld() ? console.warn(TOO_OLD) : observer.observe(document)),
  )
}

function hasIntegrityMap(): boolean {
  const maps = [...document.querySelectorAll('script[type=importmap]')]
  return maps.some(map => map.textContent?.includes('"integrity"'))
}

/** The member who is signed in. What is read otherwise later costs one more request, no more. */
function storedMember(key: string, apiHost: string): { id: string; bearer: string } | undefined {
  try {
    const { id, token } = JSON.parse(localStorage.getItem(key) ?? '')
    const api = localStorage.getItem(`${key}:api`)
    return id > 0 && token.trim() && (!api || api === new URL(apiHost).origin)
      ? { id: `${id}`, bearer: `Bearer ${token}` }
      : undefined
  } catch {
    return undefined
  }
}

if (typeof window !== 'undefined') run(findScriptTag())
