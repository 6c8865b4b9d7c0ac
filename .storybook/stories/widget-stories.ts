import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { widgetTags } from '#elements/tags.ts'
import type { Story } from '#shared/testing/story.ts'

type StoryFile = { default: { title: string } } & Record<string, Story>
type Stories = Readonly<Record<string, Story>>

const files = Object.values(import.meta.glob<StoryFile>('../../widgets/*/*.stories.ts', { eager: true }))

/** A widget's `Ready` story with its id, and links to its other states. */
export type WidgetStory = { tag: string; title: string; story: Story; id: string; links: readonly Link[] }
type Link = { name: string; id: string }

/** Every element that renders anything. */
export const widgets: readonly WidgetStory[] = widgetTags.map(findWidgetStory)

function findWidgetStory(tag: string): WidgetStory {
  for (const { default: about, ...stories } of files) {
    const link = (name: string): Link => ({
      name: storyNameFromExport(name),
      id: toId(about.title, storyNameFromExport(name)),
    })
    const [name, story] = findReadyStory(tag, stories) ?? []
    if (name && story)
      return {
        tag,
        title: about.title.replace('Widgets/', ''),
        story,
        id: link(name).id,
        links: Object.keys(stories).map(link),
      }
  }
  throw new Error(`<${tag}> has no story`)
}

/** When two tags share a stories file, the second tag has a named story in it. */
function findReadyStory(tag: string, stories: Stories): [string, Story] | undefined {
  const own = Object.entries(stories).filter(([, { html }]) => new RegExp(`<${tag}[\\s>]`).test(html))
  return ['Ready', 'SignedIn'].map(name => own.find(([each]) => each === name)).find(Boolean) ?? own[0]
}
