import { atom, onMount } from 'nanostores'
import { $config } from '#shared/config/config.ts'
import type { Theme } from '#shared/config/settings.ts'

export const $systemIsDark = atom(false)

onMount($systemIsDark, () => {
  // The DOM of a test runner may not support media queries.
  const query = window.matchMedia?.('(prefers-color-scheme: dark)')
  if (!query) return
  const follow = (): void => $systemIsDark.set(query.matches)
  follow()
  query.addEventListener('change', follow)
  return () => query.removeEventListener('change', follow)
})

/** Keeps theme, language and direction of an element's inner root up to date until `end()`. */
export function trackAppearance(element: HTMLElement, root: HTMLElement, ownTheme: () => Theme | undefined) {
  const update = (): void => {
    const config = $config.get()
    const theme = ownTheme() ?? config.theme
    const systemTheme = $systemIsDark.get() ? 'dark' : 'light'
    const lang = element.getAttribute('lang')
    root.dataset.theme = theme === 'auto' ? systemTheme : theme
    root.lang = lang || config.locale
    root.dir = lang ? directionOf(lang) : inheritedDirection(element) || directionOf(config.locale)
  }
  const ends = [$config.listen(update), $systemIsDark.listen(update)]
  update()
  const end = (): void => {
    for (const each of ends) each()
  }
  return { update, end }
}

export type Appearance = ReturnType<typeof trackAppearance>

const rightToLeft = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'])

function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr'
}

function inheritedDirection(element: Element): string {
  const near = element.closest('[dir]')?.getAttribute('dir') ?? ''
  if (near === 'ltr' || near === 'rtl') return near
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? inheritedDirection(root.host) : ''
}
