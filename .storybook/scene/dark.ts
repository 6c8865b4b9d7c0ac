import type { Preview } from '@storybook/web-components-vite'
import { $config, configure } from '#shared/config/config.ts'
import { settle } from './settle.ts'

/** Contrasts once more with dark colours, where a run of tests has set `alsoDark`; all else is the same in both. */
export const contrastsInTheDark: NonNullable<Preview['afterEach']> = async context => {
  if (!context.globals.alsoDark || context.parameters.a11y?.disable) return
  const { theme } = $config.get()
  const page = document.documentElement.dataset
  const before = page.theme ?? ''
  configure({ theme: 'dark' })
  page.theme = 'dark'
  await settle(context)
  const { default: axe } = await import('axe-core')
  const outside = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']
  const { violations } = await axe.run(
    { include: document.body, exclude: outside },
    { runOnly: ['color-contrast'] },
  )
  configure({ theme })
  page.theme = before
  await settle(context)
  const faults = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  )
  if (faults.length > 0) throw new Error(`Too little contrast in the dark:\n${faults.join('\n')}`)
}
