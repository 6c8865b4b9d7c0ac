import type { ScriptTag } from './script-tag.ts'

export function createChunks(script: ScriptTag | undefined) {
  const base = script?.url ?? location.href
  const preloading = new Set<string>()
  const urlOf = (name: string): string => new URL(`chunks/${name}.js`, base).href

  return {
    urlOf,
    preload(wanted: readonly string[] = []): void {
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
    },
  }
}

export function hasIntegrityMap(): boolean {
  const maps = [...document.querySelectorAll('script[type=importmap]')]
  return maps.some(map => map.textContent?.includes('"integrity"'))
}
