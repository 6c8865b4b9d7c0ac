import type { Page } from 'playwright-core'

type Report = {
  type: string
  status: string
  result?: { violations?: { id: string; nodes: { html: string }[] }[] }
}
type StoryFinished = { storyId: string; status: string; reporters: Report[] }
type StoryResult = { status: string; reporters: Report[]; errors: string[] }

/** The longest time that a story may take, in milliseconds. */
const STORY_TIMEOUT = 180_000

/** Shows a story and waits for its outcome on Storybook's channel. */
export function runStory(page: Page, id: string): Promise<StoryResult> {
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
          // Stories in the overview's frames report on the same channel.
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
