import type { Page } from 'playwright-core'
import { viewports } from '../preview/viewports.ts'
import { runStory } from './run-story.ts'

export type IndexEntry = { id: string; title: string; name: string; type: 'story' | 'docs' }

/**
 * Shows all stories one after another in one page of the built Storybook, and plays each to its end. Returns one line
 * per failure.
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

/** Returns the window size of the story's viewport, which otherwise only the toolbar sets. */
async function viewportSize(page: Page, storyId: string): Promise<{ width: number; height: number }> {
  const name = await page.evaluate(async storyId => {
    const { storyGlobals } = await Reflect.get(window, '__STORYBOOK_PREVIEW__').loadStory({ storyId })
    return String(storyGlobals.viewport?.value ?? 'laptop')
  }, storyId)
  const styles = viewports[name]?.styles
  if (!styles) throw new Error(`${storyId} asks for the viewport ${name}, which there is not`)
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}
