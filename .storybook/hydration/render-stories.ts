import { writeFile } from 'node:fs/promises'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { elementTags } from '#elements/tags.ts'
import type { ServedReply } from '#shared/api/preloaded-responses.ts'
import type { Config } from '#shared/config/settings.ts'
import { fakeNetwork } from '#shared/testing/fake-network.ts'
import type { Story } from '#shared/testing/story.ts'
import { isElementTag, loadDefinition } from '#widgets/runtime/elements.ts'
import { NotRendered, type Reply, renderElement } from '#widgets/runtime/render-element.ts'

/** A trade element of a story. Without `html`, the server leaves the element to the browser. */
export type ServedElement = {
  tag: string
  html?: string
  replies: Readonly<Record<string, ServedReply>>
}

export type ServedStory = {
  config: Partial<Config>
  /** In the order of the story's HTML. */
  elements: readonly ServedElement[]
  /** The messages that React logged while it rendered them. */
  messages: readonly string[]
}

export type StoryFile = { default: { component: string } } & Record<string, Story>

/** The stories by the tag that their file is about, then by story name. */
export type ServedStories = Readonly<Record<string, Readonly<Record<string, ServedStory>>>>

const files = import.meta.glob<StoryFile>('../../widgets/*/*.stories.ts')

/** Renders every story as a server does for a visitor. */
async function renderStories(): Promise<ServedStories> {
  // Loaded before the stories, because some of them lengthen every text they find.
  await Promise.all(elementTags.map(loadDefinition))
  const rendered: Record<string, Record<string, ServedStory>> = {}
  for (const load of Object.values(files)) {
    const { default: about, ...stories } = await load()
    const served: Record<string, ServedStory> = {}
    for (const [name, story] of Object.entries(stories)) served[name] = await renderStory(story)
    rendered[about.component] = served
  }
  return rendered
}

async function renderStory({ html, scene }: Story): Promise<ServedStory> {
  const { fetch } = fakeNetwork(scene.replies, scene.offline)
  const settings = { apiHost: 'https://api.test', storefront: 'https://market.test', locale: 'en' }
  const options = {
    settings: { ...settings, ...scene.config },
    read: async (address: string) => answerNow(fetch(address, { method: 'GET' })),
  }
  const messages: string[] = []
  const { error } = console
  console.error = (...words: unknown[]) => messages.push(words.map(String).join(' '))
  try {
    const elements: ServedElement[] = []
    for (const { tag, attributes } of tradeElements(parseFragment(html).childNodes)) {
      elements.push(await serve(tag, attributes, options))
    }
    return { config: scene.config ?? {}, elements, messages }
  } finally {
    console.error = error
  }
}

async function serve(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  options: Parameters<typeof renderElement>[2],
): Promise<ServedElement> {
  try {
    const { html, replies } = await renderElement(tag, attributes, options)
    return { tag, html, replies }
  } catch (fault) {
    if (fault instanceof NotRendered || fault instanceof NoAnswer) return { tag, replies: {} }
    throw fault
  }
}

class NoAnswer extends Error {}

/** Waits for a reply. A story's replies come at once or never, but reading one takes some turns of the event loop. */
async function answerNow(asked: Promise<Response>): Promise<Reply> {
  const read = async (): Promise<Reply> => {
    const response = await asked.catch(fault => {
      throw new NoAnswer('The network has failed', { cause: fault })
    })
    return { status: response.status, body: await response.text() }
  }
  return Promise.race([read(), never()])
}

const TURNS = 20

async function never(): Promise<never> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise(resume => setImmediate(resume))
  throw new NoAnswer('There is no answer')
}

type Found = { tag: string; attributes: Record<string, string> }

function tradeElements(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): Found[] {
  return nodes.filter(defaultTreeAdapter.isElementNode).flatMap(({ tagName, attrs, childNodes }) => {
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
    const own = isElementTag(tagName) ? [{ tag: tagName, attributes }] : []
    return [...own, ...tradeElements(childNodes)]
  })
}

const [, , file = ''] = process.argv
await writeFile(file, JSON.stringify(await renderStories()))
// Unanswered reads still have running timers.
process.exit()
