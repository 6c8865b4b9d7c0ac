import { waitFor } from '@testing-library/dom'
import { cutNames } from './cut-names.ts'
import { englishTexts } from './message-texts.ts'
import { isSettled, WAIT_OPTIONS } from './rendered-text.ts'
import { member, type Scene } from './scene.ts'
import { type Story, story } from './story.ts'

/*
 * Variants that any widget's story can be shown in. Each is made from another story, mostly `Ready`, and finally checks
 * that nothing overflows and no name is cut, which needs a real browser.
 */

/** Shows the story to a visitor. */
export function signedOutVariant({ html, scene, play }: Story): Story {
  return story(html, { ...scene, user: null }, { ...(play && { play }) })
}

/** Shows the story to a member. */
export function signedInVariant({ html, scene, play }: Story): Story {
  return story(html, { ...scene, user: member() }, { ...(play && { play }) })
}

/** Shows the story with long messages, as in another language, and the long data of the given scene. */
export function longTextsVariant(base: Story, { user, replies, config }: Scene = {}): Story {
  return withoutOverflow(base, '', () => ({
    user: user ?? base.scene.user ?? null,
    replies: { ...base.scene.replies, ...replies },
    config: { messages: longMessages(), ...base.scene.config, ...config },
  }))
}

export function rightToLeftVariant(base: Story): Story {
  return withoutOverflow(base, 'dir="rtl"')
}

/** Shows the story 320 px wide. Storybook narrows the window too, because dialogs follow that. */
export function narrowVariant(base: Story): Story {
  return {
    ...withoutOverflow(base, 'style="width: 320px"'),
    parameters: { layout: 'fullscreen' },
    globals: { viewport: { value: 'narrow', isRotated: false } },
  }
}

/** Zooms to 200 %: sizes are in px, so a larger page font would change nothing (decisions.mdx#browsers). */
export function largeTextVariant(base: Story): Story {
  return withoutOverflow(base, 'style="zoom: 2"')
}

/** The most room that Storybook leaves around a story, scrollbar included, in px. */
const MAX_MARGIN = 64

/** Puts the story into a frame that nothing may overflow: it would be cut off, or the page would scroll. */
function withoutOverflow(
  { html, play, scene }: Story,
  look: string,
  other: Scene | (() => Scene) = scene,
): Story {
  return story(`<div data-frame ${look}>${html}</div>`, other, {
    async play(context) {
      await play?.(context)
      const [frame] = context.canvasElement.querySelectorAll('[data-frame]')
      if (!frame) throw new Error('It has no frame')
      await waitFor(() => {
        if (!isSettled(frame)) throw new Error('The story has not rendered yet')
      }, WAIT_OPTIONS)
      const cut = cutNames()
      if (cut.length > 0) throw new Error(`These names can't be read in full: ${cut.join(' / ')}`)
      // If the frame is narrower than the window, a panel that opens over the page may stick out of it.
      if (innerWidth - frame.getBoundingClientRect().width > MAX_MARGIN) return
      const over = frame.scrollWidth - frame.clientWidth
      if (over > 0) throw new Error(`The story overflows its container by ${over} px`)
    },
  })
}

/** Draws out the vowels of every message: the shorter, the longer it gets, as in other languages. */
function longMessages(): Record<string, string> {
  return Object.fromEntries(Object.entries(englishTexts()).map(([key, text]) => [key, lengthened(text)]))
}

function lengthened(text: string): string {
  const times = text.length < 20 ? 3 : 2
  return text.replace(/\{\w+\}|[aeiou]/g, part => (part.startsWith('{') ? part : part.repeat(times)))
}
