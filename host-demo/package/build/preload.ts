import type { Plugin, Rolldown } from 'vite'

/** Lets a page fetch the chunks of its elements together with its own script, which saves one round trip. */
export function preloadElements(): Plugin {
  return {
    name: 'preload-elements-of-pages',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(each => each.type === 'chunk')
        for (const page of Object.values(bundle)) {
          if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue
          page.source = withPreloads(String(page.source), chunks)
        }
      },
    },
  }
}

function withPreloads(html: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const tags = new Set([...html.matchAll(/<trade-([a-z-]+)/g)].map(match => match[1]))
  const wanted = chunks.filter(({ facadeModuleId }) => {
    const folder = /\/widgets\/([a-z-]+)\/\1\.element\.ts$/.exec(facadeModuleId ?? '')?.[1]
    return folder !== undefined && tags.has(folder)
  })
  const links = wanted
    .filter(({ fileName }) => !html.includes(fileName))
    .map(({ fileName }) => `    <link rel="modulepreload" crossorigin href="/${fileName}">\n`)
  return html.replace(/ *<\/head>/, end => `${links.join('')}${end}`)
}
