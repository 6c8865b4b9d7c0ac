/** The table of files and the script that requests them, as the build writes them. */
const PRELOADS =
  /<script type="application\/json" data-trade-files>([\s\S]*?)<\/script>\s*<script>[\s\S]*?<\/script>/

/** The page's own script, and the lines that request what it imports. */
const MODULES =
  /<link rel="modulepreload"[^>]*href="([^"]*)"[^>]*>|<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>/g

/**
 * Takes the module scripts out of a built page, and returns the code of an inline script for the end of its body that
 * requests them together with the files of these elements. In the head they would delay the first paint: the browser compiles each as
 * it arrives, between two parts of the content.
 */
export function lateScripts(shell: string, tags: readonly string[]): { bare: string; script: string } {
  const [preloads = '', table = '{}'] = PRELOADS.exec(shell) ?? []
  const filesOf: Readonly<Record<string, readonly string[]>> = JSON.parse(table)
  const modules = [...shell.matchAll(MODULES)]
  const found = (group: 1 | 2): string[] => modules.flatMap(match => match[group] ?? [])
  const files = [...found(1), ...tags.flatMap(tag => filesOf[tag] ?? []).map(file => `/${file}`)]
  return {
    bare: shell.replace(preloads, '').replace(MODULES, ''),
    script: `(${requestScripts})(${JSON.stringify([...new Set(files)])},${JSON.stringify(found(2))})`,
  }
}

/** Runs in the page, so it uses nothing from outside. */
function requestScripts(files: readonly string[], scripts: readonly string[]): void {
  // Only this function ever has it, and a page creates a policy of this name only once.
  const policy = window.trustedTypes?.createPolicy('trade-storefront', {
    createScriptURL: (url: string) => url,
  })
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    )
  for (const url of scripts) {
    const src = policy?.createScriptURL(url) ?? url
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }),
    )
  }
}
