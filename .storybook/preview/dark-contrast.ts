import type { StoryContext } from '@storybook/web-components-vite'
import { $config, configure } from '#shared/config/config.ts'
import type { Theme } from '#shared/config/settings.ts'

/** Checks contrast again in dark if the test run has set `alsoDark`. Other rules do not depend on colours. */
export async function checkDarkContrast(context: StoryContext): Promise<void> {
  if (!context.globals.alsoDark || context.parameters.a11y?.disable) return
  const { theme } = $config.get()
  const before = document.documentElement.dataset.theme ?? ''
  await switchTheme('dark', 'dark')
  const { default: axe } = await import('axe-core')
  const outside = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']
  const { violations } = await axe.run(
    { include: document.body, exclude: outside },
    { runOnly: ['color-contrast'] },
  )
  await switchTheme(theme, before)
  const faults = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  )
  if (faults.length > 0) throw new Error(`Too little contrast in the dark:\n${faults.join('\n')}`)
}

/** Changes the theme without transitions. */
async function switchTheme(theme: Theme, page: string): Promise<void> {
  const { dataset, style } = document.documentElement
  style.setProperty('--trade-motion', '0s')
  configure({ theme })
  dataset.theme = page
  // The second frame begins after the first one has been painted.
  await nextFrame()
  await nextFrame()
  style.removeProperty('--trade-motion')
}

const nextFrame = (): Promise<unknown> => new Promise(resolve => requestAnimationFrame(resolve))
