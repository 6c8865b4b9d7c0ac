import type { Page } from 'playwright-core'
import { viewports } from '../preview/toolbar.ts'

/** An entry of Storybook's index. */
export type IndexEntry = { id: string; title: string; name: string; type: 'story' | 'docs' }

type Report = {
  type: string
  status: string
  result?: { violations?: { id: string; nodes: { html: string }[] }[] }
}
type StoryFinished = { storyId: string; status: string; reporters: Report[] }
type StoryResult = { status: string; reporters: Report[]; errors: string[] }

/**
 * Shows all stories one after the other in one page of the built Storybook, each with its play function to the end.
 * Returns one line per failure.
 */
export async function runStories(
  page: Page,
  origin: string,
  stories: readonly IndexEntry[],
  globals = '',
): Promise<string[]> {
  const faults: string[] = []
  await page.goto(`${origin}/iframe.html?id=none--yet&globals=${globals}`)
  await page.waitForFunction(() => document.body.matches('.sb-show-errordisplay'))
  for (const { id } of stories) {
    await page.setViewportSize(await viewportSize(page, id))
    const { errors, status, reporters } = await runStory(page, id)
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

/** The window size of the story's viewport, which only the toolbar would set. */
async function viewportSize(page: Page, storyId: string): Promise<{ width: number; height: number }> {
  const name = await page.evaluate(async storyId => {
    const { storyGlobals } = await Reflect.get(window, '__STORYBOOK_PREVIEW__').loadStory({ storyId })
    return String(storyGlobals.viewport?.value ?? 'laptop')
  }, storyId)
  const styles = viewports[name]?.styles
  if (!styles) throw new Error(`${storyId} asks for the viewport ${name}, which there is not`)
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

/** How long a story may take, in milliseconds. */
const STORY_TIMEOUT = 60_000

/** Shows a story and waits for its outcome on Storybook's channel. */
function runStory(page: Page, id: string): Promise<StoryResult> {
  return page.evaluate(
    ({ id, limit }) =>
      new Promise<StoryResult>(resolve => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
        const errors: string[] = []
        const recordError = (error: { message?: string; description?: string }): void => {
          errors.push(error.message ?? error.description ?? String(error))
        }
        const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
        for (const name of failures) channel.on(name, recordError)
        const endless = setTimeout(() => {
          const shown = document.querySelector('#storybook-root')?.innerHTML.slice(0, 200)
          recordError({ message: `does not come to an end; shown is ${shown}` })
          finish({ storyId: id, status: 'error', reporters: [] })
        }, limit)
        const finish = ({ storyId, status, reporters }: StoryFinished): void => {
          // Stories in a frame of the overview report on the same channel.
          if (storyId !== id) return
          clearTimeout(endless)
          for (const name of failures) channel.off(name, recordError)
          channel.off('storyFinished', finish)
          resolve({ status, reporters, errors })
        }
        channel.on('storyFinished', finish)
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }),
    { id, limit: STORY_TIMEOUT },
  )
}
