import type { Page } from 'playwright-core'

/** An entry of Storybook's own index. */
export type Entry = { id: string; title: string; name: string; type: 'story' | 'docs' }

type Report = {
  type: string
  status: string
  result?: { violations?: { id: string; nodes: { html: string }[] }[] }
}
type Seen = { status: string; reporters: Report[]; errors: string[] }

/**
 * Shows one story after the other in one page of the built Storybook, as the sidebar does, each with its play to the end;
 * gives what went wrong, a line for each.
 */
export async function walk(
  page: Page,
  origin: string,
  stories: readonly Entry[],
  globals = '',
): Promise<string[]> {
  const faults: string[] = []
  await page.goto(`${origin}/iframe.html?id=none--yet&globals=${globals}`)
  await page.waitForFunction(() => document.body.matches('.sb-show-errordisplay'))
  for (const { id } of stories) {
    const { errors, status, reporters } = await show(page, id)
    const found = reporters.flatMap(({ result }) => result?.violations ?? [])
    if (status === 'error' && errors.length === 0 && found.length === 0) errors.push('failed')
    faults.push(
      ...errors.map(error => `${id}: ${error.split('\n')[0]}`),
      ...found.map(
        violation => `${id}: ${violation.id}: ${violation.nodes.map(({ html }) => html).join(' ')}`,
      ),
    )
  }
  return faults
}

/** Storybook tells on its channel how a story went. */
function show(page: Page, id: string): Promise<Seen> {
  return page.evaluate(
    id =>
      new Promise<Seen>(resolve => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
        const errors: string[] = []
        const hear = (error: { message?: string; description?: string }): void => {
          errors.push(error.message ?? error.description ?? String(error))
        }
        const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
        for (const name of failures) channel.on(name, hear)
        channel.once('storyFinished', ({ status, reporters }: Omit<Seen, 'errors'>) => {
          for (const name of failures) channel.off(name, hear)
          resolve({ status, reporters, errors })
        })
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }),
    id,
  )
}
