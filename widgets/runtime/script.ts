import { claimPage } from './claim-page.ts'
import { addressesOf } from './first-reads.ts'
import { findScriptTag, type ScriptTag } from './script-tag.ts'
import type { PageApi } from './start.ts'

/** The files of the build, by their places beside the script; the build fills them in. */
declare const FILES: {
  /** What makes elements live, and what comes with it. */
  start: readonly [string, ...string[]]
  /** What each element needs besides. */
  elements: Readonly<Record<string, readonly string[]>>
}

/** Pauses before a start that failed is tried again, in milliseconds. */
const PAUSES = [500, 2_000, 8_000]

/** How the client asks, so that its request and ours are the same. */
const READ: RequestInit = { credentials: 'omit', headers: { accept: 'application/json' } }

// `trade-widgets.js`: small, without React, and fit for every kind of script tag. On sight of one of our tags it fetches
// all files that the tag needs and begins its first reads, all at once; then it hands over. Design section 10.
function run(script: ScriptTag | undefined): PageApi {
  const base = script?.url ?? document.baseURI
  const answers = new Map<string, { asked: number; response: Promise<Response> }>()
  const tags = Object.keys(FILES.elements)
  let apiHost =
    script?.settings.find(([name]) => name === 'api-host')?.[1].replace(/\/+$/, '') ?? script?.origin ?? ''
  let mayRead = true
  let started: Promise<PageApi> | undefined
  let page: PageApi | undefined
  const waiting: ((page: PageApi) => void)[] = []

  const urlOf = (file: string): string => new URL(file, base).href

  function preload(files: readonly string[]): void {
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = 'anonymous'
      link.href = urlOf(file)
      document.head.append(link)
    }
  }

  async function begin(): Promise<PageApi> {
    for (let tries = 0; ; tries++) {
      try {
        // A browser may remember that a module failed: by another address it is asked for again.
        const address = urlOf(FILES.start[0]) + (tries > 0 ? `?try=${tries}` : '')
        const module: { api: PageApi; start: (script?: ScriptTag, early?: typeof answers) => void } =
          await import(/* @vite-ignore */ address)
        page = module.api
        for (const act of waiting) act(page)
        module.start(script, answers)
        observer.disconnect()
        return page
      } catch (error) {
        const pause = PAUSES[tries]
        if (pause === undefined) {
          console.error('trade-widgets: could not be loaded, so the content of its elements stays.', error)
          throw error
        }
        await new Promise(resume => setTimeout(resume, pause))
      }
    }
  }

  function load(): Promise<PageApi> {
    if (!started) {
      preload(FILES.start)
      started = begin()
      // Said once already; who waits for it hears of it too.
      started.catch(() => {})
    }
    return started
  }

  const seen = new Set<string>()

  function meet(element: Element): void {
    const { localName } = element
    if (localName === 'trade-config')
      apiHost = element.getAttribute('api-host')?.replace(/\/+$/, '') ?? apiHost
    if (!seen.has(localName)) {
      seen.add(localName)
      preload(FILES.elements[localName] ?? [])
    }
    for (const address of mayRead ? addressesOf(element, apiHost) : []) {
      if (answers.has(address)) continue
      const response = fetch(address, READ)
      response.catch(() => {})
      answers.set(address, { asked: performance.now(), response })
    }
    void load()
  }

  function search(part: ParentNode): void {
    const selector = tags.join()
    if (part instanceof Element && part.matches(selector)) meet(part)
    for (const element of part.querySelectorAll(selector)) meet(element)
  }

  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) search(node)
    }
  })
  const watch = (): void => {
    search(document)
    observer.observe(document, { childList: true, subtree: true })
  }

  /** Does it now, or as soon as there is something to do it. */
  const soon = (act: (page: PageApi) => void): void => {
    if (page) act(page)
    else waiting.push(act)
  }

  return claimPage(
    {
      configure(settings) {
        if (settings.fetch) mayRead = false
        if (settings.apiHost) apiHost = settings.apiHost.replace(/\/+$/, '')
        soon(api => api.configure(settings))
      },
      define: async (...given) => (await load()).define(...given),
      open(...given) {
        soon(api => api.open(...given))
        void load()
      },
      session: {
        get: () => page?.session.get() ?? { signedIn: false, name: '' },
        subscribe(listener) {
          let end = (): void => {}
          let isOver = false
          soon(api => {
            if (!isOver) end = api.session.subscribe(listener)
          })
          void load()
          return () => {
            isOver = true
            end()
          }
        },
        signOut() {
          soon(api => api.session.signOut())
          void load()
        },
      },
      whenReady: async element => (await load()).whenReady(element),
    },
    watch,
  )
}

if (typeof window !== 'undefined') run(findScriptTag())
