import { useHost } from '#shared/element/host.ts'

/** For a nested element: the look that the host gave this one in its own words. */
export function useAppearanceAttributes(): { theme: string | undefined; lang: string | undefined } {
  const { element } = useHost()
  const theme: unknown = Reflect.get(element, 'theme')
  return {
    theme: typeof theme === 'string' ? theme : undefined,
    lang: element.getAttribute('lang') ?? undefined,
  }
}
