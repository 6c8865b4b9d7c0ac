import { isLibrary } from '#host-demo/package/build/chunks.ts'
import type { Shell } from './shell.ts'

/**
 * Returns the code of an inline script for the end of a page's body that requests its module scripts together with the
 * files of these elements. In the head they would delay the first paint: the browser compiles each as it arrives, between
 * two parts of the content.
 */
export function lateScripts({ modules }: Shell, tags: readonly string[]): string {
  const files = [...modules.files, ...tags.flatMap(tag => modules.filesOf[tag] ?? []).map(file => `/${file}`)]
  // Each is evaluated in a task of its own. Together they would block a slow phone for too long.
  const scripts = [...modules.files.filter(isLibrary), ...modules.scripts]
  return `(${requestScripts})(${JSON.stringify([...new Set(files)])},${JSON.stringify(scripts)})`
}

/** Runs in the page, so it uses nothing from outside. */
function requestScripts(files: readonly string[], scripts: readonly string[]): void {
  // Only this function ever has it, and a page creates a policy of this name only once.
  const policy = window.trustedTypes?.createPolicy('trade-storefront', {
    createScriptURL: (url: string) => url,
  })
  for (const url of scripts) {
    const src = policy?.createScriptURL(url) ?? url
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', async: false, src }),
    )
  }
  // On a slow phone, each request takes milliseconds of its task.
  const most = 4
  const requestFrom = (first: number): void => {
    for (const href of files.slice(first, first + most))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      )
    if (first + most < files.length) setTimeout(() => requestFrom(first + most))
  }
  requestFrom(0)
}
