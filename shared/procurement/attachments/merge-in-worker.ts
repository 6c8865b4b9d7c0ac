import type { Merged } from './merge-files.ts'
import workerUrl from './merge-files.worker.ts?worker&url'

let policy: Pick<TrustedTypePolicy, 'createScriptURL'> | undefined

/** Merges files in a worker, or on the page in slices if its policy allows none. Rejects when it is aborted. */
export async function mergeInWorker(files: readonly Blob[], signal: AbortSignal): Promise<Merged> {
  try {
    return await askWorker(files, signal)
  } catch {
    signal.throwIfAborted()
    const { mergeFiles } = await import('./merge-files.ts')
    return mergeFiles(files, signal)
  }
}

async function askWorker(files: readonly Blob[], signal: AbortSignal): Promise<Merged> {
  const code = new URL(workerUrl, import.meta.url)
  if (isChecked(code)) throw new Error('an import map cannot verify the chunks of a worker')
  const { url, release } = ownWorker(code)
  let worker: Worker | undefined
  try {
    return await new Promise((resolve, reject) => {
      // TypeScript knows no constructor that takes a `TrustedScriptURL`.
      const made: Worker = Reflect.construct(Worker, [url, { type: 'module' }])
      worker = made
      made.onmessage = ({ data }: MessageEvent<Merged>) => resolve(data)
      made.onerror = reject
      signal.addEventListener('abort', reject)
      made.postMessage(files)
    })
  } finally {
    worker?.terminate()
    release()
  }
}

/** For the storefront, whose policy requires Trusted Types. */
function trusted(url: string): TrustedScriptURL | string {
  policy ??= window.trustedTypes?.createPolicy('trade-widgets-worker', {
    createScriptURL: (given: string) => given,
  })
  return policy?.createScriptURL(url) ?? url
}

/** Returns a worker address on the page's origin, as browsers require. It may load code from another. */
function ownWorker(url: URL): { url: string | TrustedScriptURL; release: () => void } {
  if (url.origin === location.origin) return { url: trusted(url.href), release() {} }
  const code = `import ${JSON.stringify(url.href)}`
  const blob = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  return { url: blob, release: () => URL.revokeObjectURL(blob) }
}

/** Returns true if an import map has the browser check our files, as it does for pages but not for workers. */
function isChecked({ pathname }: URL): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  return [...document.querySelectorAll('script[type=importmap]')].some(({ textContent }) =>
    textContent?.includes(name),
  )
}
