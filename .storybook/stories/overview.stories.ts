import { framedTags } from '#elements/frames.ts'
import { member } from '#shared/testing/scene.ts'
import { type Story, story } from '#shared/testing/story.ts'
import { marketplaceScene } from './marketplace-scene.ts'
import css from './overview.css?inline'
import { type WidgetStory, widgets } from './widget-stories.ts'

// Not run as tests here: frames load other stories, which only a served Storybook has. `built.test.ts` runs them.
export default {
  title: 'Overview',
  tags: ['!autodocs', 'served'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Without `best-practice`: many widgets on one page repeat landmarks.
    a11y: { options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
  },
}

/** Shown in a frame: what is on top of its page would cover the others. */
const isOnTop = (tag: string): boolean => !framedTags.some(each => each === tag)

export const Light = overview('light', false)
export const Dark = overview('dark', false)
export const LightSignedIn = overview('light', true)
export const DarkSignedIn = overview('dark', true)

function overview(theme: 'light' | 'dark', isSignedIn: boolean): Story {
  const boxes = widgets.map(shown => widgetBox(shown, theme, isSignedIn)).join('')
  const scene = marketplaceScene({ user: isSignedIn ? member() : null, config: { theme } })
  return story(`<style>${css}</style><div class="overview">${boxes}</div>`, scene)
}

function widgetBox(
  { tag, title, story, id, links }: WidgetStory,
  theme: string,
  isSignedIn: boolean,
): string {
  const isFramed = isOnTop(tag) || (tag === 'trade-chat' && !isSignedIn)
  // Eager, so that all of them are checked however long the page is.
  const html = story.html.replaceAll(`<${tag}`, `<${tag} loading="eager"`)
  const items = links.map(
    ({ name, id }) => `<li><a href="./?path=/story/${id}" target="_top">${name}</a></li>`,
  )
  return `<section class="${isFramed ? 'box narrow' : 'box'}" aria-labelledby="box-${tag}">
    <header>
      <h2 id="box-${tag}">${title} <code>&lt;${tag}&gt;</code></h2>
      <details><summary>${links.length} states</summary><ul>${items.join('')}</ul></details>
    </header>
    ${isFramed ? frame(tag, id, theme) : `<div class="content">${html}</div>`}
  </section>`
}

function frame(tag: string, id: string, theme: string): string {
  return `<iframe title="${tag}" loading="lazy" src="./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}"></iframe>`
}
