export type ReactDom = typeof import('react-dom/client')

/** Pauses before react-dom is asked for again, in milliseconds. */
const PAUSES = [500, 2_000, 8_000]

let loaded: ReactDom | undefined
let loading: Promise<ReactDom> | undefined

/** react-dom, once it has run. */
export const loadedReactDom = (): ReactDom | undefined => loaded

/** Brings react-dom. Rejects when it can't be had; the next call tries again. */
export function loadReactDom(): Promise<ReactDom> {
  loading ??= load().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<ReactDom> {
  for (let tries = 0; ; tries++) {
    try {
      loaded = await import('react-dom/client')
      return loaded
    } catch (error) {
      const pause = PAUSES[tries]
      if (pause === undefined) throw error
      await new Promise(resume => setTimeout(resume, pause))
    }
  }
}
