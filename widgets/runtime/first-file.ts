import type { PreloadedResponses } from '#shared/api/preloaded-responses.ts'
import type { FirstContents } from '#shared/first-paint/first-content.ts'
import type { ScriptTag } from './script-tag.ts'

type FirstFile = typeof import('#shared/first-paint/first-file/paint-first.ts')

/** How long first content keeps the rest of the bundle waiting, in milliseconds. */
const PATIENCE = 300

type Given = {
  /** Of the file. */
  address: string
  script: ScriptTag | undefined
  preloaded: PreloadedResponses
  /** What is painted is added here. */
  painted: FirstContents
  /** False when it is no longer to be painted. */
  isWanted: () => boolean
}

/**
 * Lets an element be painted by its first file (decisions.mdx#first-files), and then has the rest brought, which would
 * take line and processor from it. What can't be painted is left to the rest.
 */
export async function paintFirst(
  element: HTMLElement,
  { address, script, preloaded, painted, isWanted }: Given,
  bringRest: () => Promise<unknown>,
): Promise<void> {
  let file: FirstFile | undefined
  try {
    file = (await import(/* @vite-ignore */ address)) as FirstFile
    file.prepare(script, preloaded)
    await Promise.race([file.paintFirst(element, painted, isWanted), pause(PATIENCE)])
  } catch {
    // The rest shows it, or says why not.
  }
  const goOn = (): void => void bringRest().catch(() => file?.giveUp(painted))
  if (document.hidden) goOn()
  else requestAnimationFrame(() => setTimeout(goOn))
}

const pause = (milliseconds: number): Promise<unknown> =>
  new Promise(resume => setTimeout(resume, milliseconds))
