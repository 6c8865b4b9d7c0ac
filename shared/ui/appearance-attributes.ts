import { useHost } from '#shared/element/host.ts'

/** The `theme` and `lang` attributes that the host set on this element, to be passed to a nested one. */
export function useAppearanceAttributes(): { theme: string | undefined; lang: string | undefined } {
  const { element } = useHost()
  const theme: unknown = Reflect.get(element, 'theme')
  return {
    theme: typeof theme === 'string' ? theme : undefined,
    lang: element.getAttribute('lang') ?? undefined,
  }
}
