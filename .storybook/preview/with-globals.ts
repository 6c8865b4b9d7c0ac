import type { Decorator, StoryContext } from '@storybook/web-components-vite'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { setAttributes } from './set-attributes.ts'
import { applyGlobals, createState, type StoryState } from './story-state.ts'

const states = new WeakMap<HTMLElement, StoryState>()

/** Forgets the state of a story that is shown again, before the story sets its scene. */
export function forgetState({ canvasElement, abortSignal }: StoryContext): void {
  if (states.get(canvasElement)?.signal !== abortSignal) states.delete(canvasElement)
}

/** Applies the toolbar and controls to a story, live if possible. Otherwise the story is rendered again. */
export const withGlobals: Decorator = (story, context) => {
  const { canvasElement, args, component, id } = context
  const known = states.get(canvasElement)
  const state = known ?? createState(story() as HTMLElement, context)
  states.set(canvasElement, state)
  applyGlobals(state, context)
  if (component) setAttributes(state.element, component, args)
  if (known && context.globals.network !== known.globals.network)
    addons.getChannel().emit(FORCE_REMOUNT, { storyId: id })
  return state.element
}
