import { waitFor } from '@testing-library/dom'
import { en } from '#shared/messages/en.ts'
import { member, type Scene } from './scene.ts'
import { isSettled, WAIT_OPTIONS } from './shown-text.ts'
import { type Story, story } from './story.ts'

/*
 * Circumstances that any widget may come into. Each is made of another story, mostly `Ready`, and ends with a look at
 * whether everything has room, which only a real browser can tell.
 */

/** For somebody who is not signed in. */
export function signedOutVariant({ html, scene, play }: Story): Story {
  return story(html, { ...scene, user: null }, { ...(play && { play }) })
}

/** For a member. */
export function signedInVariant({ html, scene, play }: Story): Story {
  return story(html, { ...scene, user: member() }, { ...(play && { play }) })
}

/** All words of ours long, as in another language, and those of the data that the scene gives. */
export function longTextsVariant(base: Story, { user, replies, config }: Scene = {}): Story {
  return roomy(base, '', {
    user: user ?? base.scene.user ?? null,
    replies: { ...base.scene.replies, ...replies },
    config: { messages: longMessages, ...base.scene.config, ...config },
  })
}

export function rightToLeftVariant(base: Story): Story {
  return roomy(base, 'dir="rtl"')
}

/** As on the smallest phone. Storybook makes the window as narrow too, which dialogs go by. */
export function narrowVariant(base: Story): Story {
  return {
    ...roomy(base, 'style="width: 320px"'),
    parameters: { layout: 'fullscreen' },
    globals: { viewport: { value: 'narrow', isRotated: false } },
  }
}

/** Zoomed in to 200 %: our sizes are in px, which a larger font of the page does not change and zooming does. */
export function largeTextVariant(base: Story): Story {
  return roomy(base, 'style="zoom: 2"')
}

/** As much as Storybook leaves around a story, in px, a scrollbar included. */
const MOST_MARGIN = 64

/** The same in a frame of its own, which nothing may stick out of: it would be cut off, or make the page scroll. */
function roomy({ html, play, scene }: Story, look: string, other: Scene = scene): Story {
  return story(`<div data-frame ${look}>${html}</div>`, other, {
    async play(context) {
      await play?.(context)
      const [frame] = context.canvasElement.querySelectorAll('[data-frame]')
      if (!frame) throw new Error('It has no frame')
      await waitFor(() => {
        if (!isSettled(frame)) throw new Error('It has not come yet')
      }, WAIT_OPTIONS)
      // Beside a frame that is narrower than the window there is room for a panel that opens over the page.
      if (innerWidth - frame.getBoundingClientRect().width > MOST_MARGIN) return
      const over = frame.scrollWidth - frame.clientWidth
      if (over > 0) throw new Error(`It is ${over} px wider than the room that it has`)
    },
  })
}

/** Every message with its vowels drawn out: the longer for being short, as it is in other languages. */
const longMessages = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, drawnOut(text)]))

function drawnOut(text: string): string {
  const times = text.length < 20 ? 3 : 2
  return text.replace(/\{\w+\}|[aeiou]/g, part => (part.startsWith('{') ? part : part.repeat(times)))
}
