import { dialogTags } from '#elements/frames.ts'
import { credentialsFor } from '#shared/api/preloaded-responses.ts'
import { keepKeys } from '#shared/element/keep-keys.ts'
import { loadWithRetries } from '#shared/element/load-with-retries.ts'
import { ActionHolder } from '#shared/hydration/action-holder.ts'
import { FOR_MEMBERS, UNTIL_LIVE } from '#shared/hydration/early-actions.ts'
import { createChunks, hasIntegrityMap } from './chunks.ts'
import { claimPage } from './claim-page.ts'
import { observeElements } from './element-observer.ts'
import { isEager, isFar, watchFar } from './far-elements.ts'
import { earlyReadsOf } from './first-reads.ts'
import { type Fragment, fragmentUrl, hasProperties, isRendered, placeFragment, refuse } from './fragment.ts'
import type { PageApi } from './page-api.ts'
import { findScriptTag, type ScriptTag } from './script-tag.ts'
import type { start as startElements } from './start.ts'
import { startReads } from './start-reads.ts'
import { type StoredMember, storedMember } from './stored-member.ts'

export type Files = {
  /** `start.ts`, and the files it needs. */
  start: readonly [string, ...string[]]
  elements: Readonly<Record<string, readonly string[]>>
}
// Filled in by the build: file names in the folder of chunks, first those of the start, then those of each element after
// its name, which compresses better than JSON; and whether the script's origin renders elements.
declare const FILES: string
declare const RENDERS: boolean

/** Milliseconds that the bundle waits behind a fragment, which would otherwise arrive in the middle of it. */
const HEAD_START = 50

const PATIENCE = 300

/** Milliseconds after which no fragment is awaited, even if the bundle is not there: they may take all connections. */
const LONGEST = 5000

/** All browsers have had `light-dark()` since the versions named below, the first that the bundle supports. */
const isTooOld = (): boolean => !CSS.supports('color', 'light-dark(red, red)')
const TOO_OLD =
  'Trade widgets need Chrome 123, Edge 123, Firefox 120 or Safari 17.5 or newer. In this browser, elements keep their own content.'

/** The number of elements per tag that load early. More would hardly fit beside each other in the first screen. */
const MAX_EARLY = 4

const [start = [], ...others] = FILES.split(';').map(line => line.split(' '))
const elements = new Map(others.map(([name, ...files]) => [`trade-${name}`, files]))
const tags = [...elements.keys()]

// `trade-widgets.js`: small, without React, and suitable for every kind of script tag. When it sees one of our tags, it
// fetches all files that the tag needs and begins its first reads, all at once. Then it hands over.
function run(script: ScriptTag | undefined): PageApi {
  const { urlOf, preload } = createChunks(script)
  const preloaded: NonNullable<Parameters<typeof startElements>[1]> = new Map()
  const settings = new Map(script?.settings)
  let apiHost = settings.get('api-host')?.replace(/\/+$/, '') ?? script?.origin ?? ''
  let storageKey = settings.get('storage-key') ?? 'trade-widgets:user'
  let mayRead = true
  let started: Promise<PageApi> | undefined
  let page: PageApi | undefined
  const held = new Map<Element, ActionHolder>()
  const coming = new Set<Promise<unknown>>()
  const waiting: ((page: PageApi) => void)[] = []

  async function begin(tries: number): Promise<PageApi> {
    preload(start)
    const [main, ...libraries] = start
    // Each is evaluated in a task of its own. Together they would block a slow phone for too long.
    for (const library of libraries.reverse()) await import(/* @vite-ignore */ urlOf(library))
    // A browser may remember that a module failed, so a retry uses another address. An import map that checks our files
    // knows no other address, and a file from one would run unchecked, so there the address stays.
    const address = urlOf(`${main}`) + (tries > 0 && !hasIntegrityMap() ? `?try=${tries}` : '')
    const module: { api: PageApi; start: typeof startElements } = await import(/* @vite-ignore */ address)
    page = module.api
    for (const act of waiting) act(page)
    await Promise.race([Promise.all(coming), delay(PATIENCE)])
    asking.abort()
    far.end()
    await module.start(script, preloaded, held)
    observer.disconnect()
    return page
  }

  function load(): Promise<PageApi> {
    if (!started) {
      started = isTooOld()
        ? Promise.reject(new Error(TOO_OLD))
        : loadWithRetries(
            begin,
            'trade-widgets could not be loaded, so elements keep their own content. Check data-base.',
          )
      // The console already shows the error, and anyone who waits for the promise gets it.
      started.catch(() => {
        for (const each of held) refuse(...each)
      })
    }
    return started
  }

  const memberNow = () => storedMember(storageKey, apiHost)
  const loadForMember = (): unknown => memberNow() && load()

  /** Aborted once no fragment can be used any more. */
  const asking = new AbortController()

  /** A page that has its files checked gets no unchecked HTML. */
  let mayAskForFragments = RENDERS && !script?.isChecked && !hasIntegrityMap()

  const isStillThere = (member: StoredMember | undefined): boolean => memberNow()?.bearer === member?.bearer

  async function showFragment(element: Element, member: StoredMember | undefined): Promise<void> {
    const locale = document.documentElement.lang || 'en'
    const address = fragmentUrl(element, script?.origin ?? '', [['locale', locale], ...settings])
    setTimeout(() => asking.abort(), LONGEST)
    const { signal } = asking
    const response = await fetch(address, {
      ...(member && { method: 'POST', headers: { authorization: member.bearer } }),
      credentials: credentialsFor(member?.bearer),
      priority: 'high',
      signal,
    })
    // A refusal, or the page of a network that asks its users to sign in, is no JSON or has no root.
    const fragment: Fragment = await response.json()
    if (signal.aborted || !mayAskForFragments || !isStillThere(member)) return
    const placed = placeFragment(element, fragment)
    if (!placed) return
    held.set(...placed)
    for (const [path, reply] of Object.entries(fragment.replies)) preloaded.set(apiHost + path, reply)
  }

  function hold(root: ShadowRoot): void {
    keepKeys(root)
    // A second instance would hold back the actions that the first one repeats.
    for (const content of root.querySelectorAll<HTMLElement>('.trade-root[data-served=""]')) {
      const actions = new ActionHolder(content)
      held.set(content, actions)
      actions.onTouch = load
      content.style.cssText = UNTIL_LIVE + (memberNow() ? FOR_MEMBERS : '')
    }
    for (const nested of root.querySelectorAll(tags.join())) if (nested.shadowRoot) hold(nested.shadowRoot)
  }

  function bringFiles(tag: string): void {
    void load()
    setTimeout(() => preload(elements.get(tag)))
  }

  const seen = new Map<string, number>()

  function bring(element: Element, isClose: boolean): void {
    const { localName } = element
    const attribute = (name: string): string | null => element.getAttribute(name)
    const before = seen.get(localName) ?? 0
    seen.set(localName, before + 1)
    const member = memberNow()
    // A sleeping element reads nothing yet. Elements have no height so far, so the first few stand for all of them.
    const isAwake = (isClose && before < MAX_EARLY) || isEager(element)
    const read = (): void => {
      if (element.shadowRoot || !mayRead || !isAwake) return
      const isWanted = (): boolean => mayRead && element.isConnected && isStillThere(member)
      const reads = earlyReadsOf(localName, attribute, apiHost, member?.id, settings.has('search-extensions'))
      startReads(reads, preloaded, member?.bearer, isWanted)
    }
    const mayBeServed =
      !started && isAwake && before < MAX_EARLY && !element.shadowRoot && !hasProperties(element)
    const isServed = member ? localName === 'trade-chat' : isRendered(localName)
    if (mayBeServed && isServed && mayAskForFragments && apiHost === script?.origin) {
      const shown = showFragment(element, member)
        .catch(() => {})
        .then(() => {
          coming.delete(shown)
          read()
        })
      coming.add(shown)
      setTimeout(() => bringFiles(localName), HEAD_START)
      return
    }
    bringFiles(localName)
    read()
  }

  const far = watchFar((element, isWanted) => {
    if (isWanted) onceLoaded(api => void api.whenReady(element))
    bring(element, true)
  })

  const observer = observeElements(tags, element => {
    const { localName, shadowRoot } = element
    if (localName === 'trade-config') {
      // A server does not know these settings.
      mayAskForFragments = false
      apiHost = element.getAttribute('api-host')?.replace(/\/+$/, '') ?? apiHost
      storageKey = element.getAttribute('storage-key') ?? storageKey
      loadForMember()
      return
    }
    if (shadowRoot) hold(shadowRoot)
    const isClose = !isFar(element)
    const isNeeded = isClose || isEager(element) || dialogTags.some(tag => tag === localName)
    if (started || isNeeded || memberNow()) bring(element, isClose)
    else far.watch(element)
  })
  addEventListener('storage', loadForMember)

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
      configure(given) {
        mayAskForFragments = false
        if (given.fetch) mayRead = false
        if (given.apiHost) apiHost = given.apiHost.replace(/\/+$/, '')
        if (given.storageKey) storageKey = given.storageKey
        loadForMember()
        onceLoaded(api => api.configure(given))
      },
      define: async (...given) => (await load()).define(...given),
      open: (...given) => loadFor(api => api.open(...given)),
      session: {
        get: () => page?.session.get() ?? { signedIn: false, name: '' },
        subscribe(listener) {
          let isOver = false
          let end = (): void => {
            isOver = true
          }
          loadFor(api => {
            if (!isOver) end = api.session.subscribe(listener)
          })
          return () => end()
        },
        signOut: () => loadFor(api => api.session.signOut()),
      },
      whenReady: async element => (await load()).whenReady(element),
    },
    () => (isTooOld() ? console.warn(TOO_OLD) : observer.observe(document)),
  )
}

const delay = (time: number): Promise<unknown> => new Promise(resolve => setTimeout(resolve, time))

if (typeof window !== 'undefined') run(findScriptTag())
