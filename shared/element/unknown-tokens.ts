import { sharedSheets } from '#shared/styles/sheet.ts'

/** Names the page's `--trade-*` properties that do not exist. Firefox lists no custom properties, and stays silent. */
export function nameUnknownTokens(element: HTMLElement): void {
  const [tokens = ''] = sharedSheets
  const unknown = [...(element.computedStyleMap?.().keys() ?? [])].filter(
    name => name.startsWith('--trade-') && !tokens.includes(`var(${name},`),
  )
  if (unknown[0])
    import('#shared/config/setting-problems.ts').then(
      ({ nameTokens }) => nameTokens(unknown, tokens),
      () => {},
    )
}
