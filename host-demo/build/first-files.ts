import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'shared/first-paint/first-file')
const standInFolder = join(folder, 'stand-ins')
const paintFirst = join(folder, 'paint-first.ts')

/** What first content does without, and what of `stand-ins/` is built in its place. */
const standIns: Readonly<Record<string, string>> = {
  'shared/api/client.ts': 'client.ts',
  'shared/stores/query.ts': 'query.ts',
  'shared/session/session.ts': 'session.ts',
  'shared/messages/i18n.ts': 'i18n.ts',
  'shared/element/define.ts': 'define.ts',
  'shared/stores/poll.ts': 'poll.ts',
  'shared/forms/form.ts': 'unsent.ts',
  'shared/forms/drafts.ts': 'unsent.ts',
  'shared/api/error.messages.ts': 'nothing.ts',
  'shared/forms/requests.ts': 'nothing.ts',
  'shared/stores/chat-request.ts': 'nothing.ts',
  'shared/element/use-on-touch.ts': 'nothing.ts',
  'shared/dialogs/dialogs.ts': 'nothing.ts',
  'shared/element/element-requests.ts': 'nothing.ts',
  'shared/dialogs/use-sign-in.ts': 'nothing.ts',
  'shared/ui/list-skeleton.tsx': 'later.ts',
  'shared/ui/load-error.tsx': 'later.ts',
  'widgets/chat/chat-skeleton.tsx': 'later.ts',
  'widgets/chat/late-sending.ts': 'unsent.ts',
  'widgets/chat/session-expired.tsx': 'later.ts',
  'widgets/chat/use-list-parts.ts': 'nothing.ts',
  'widgets/company/company-skeleton.tsx': 'later.ts',
  'widgets/company/contact-tab.tsx': 'later.ts',
  'widgets/company/items-tab.tsx': 'later.ts',
  'shared/ui/use-chat-link.ts': 'nothing.ts',
  'widgets/product/use-offer.ts': 'nothing.ts',
  'widgets/product/company-profile.tsx': 'later.ts',
  'widgets/product/item-skeleton.tsx': 'later.ts',
  'widgets/product/reviews.tsx': 'later.ts',
  'widgets/search/no-results.tsx': 'later.ts',
  'widgets/search/use-search-field.ts': 'nothing.ts',
  'shared/refine/use-refining.ts': 'nothing.ts',
  'shared/forms/attachments/use-attachments.ts': 'nothing.ts',
  'shared/ask-several/use-asking.ts': 'nothing.ts',
  'shared/rfq-list/use-row-action.tsx': 'row-action.ts',
  'shared/sent-requests/use-record.ts': 'nothing.ts',
  'shared/structured-data/use-structured-data.ts': 'nothing.ts',
  'widgets/rfq/use-requirements.ts': 'nothing.ts',
  'shared/lead/use-lead.tsx': 'lead.tsx',
}

/** Those that a seller's page most often shows alone. */
const widgets = process.env.FIRST_FILES === 'off' ? [] : ['search', 'product', 'company', 'rfq', 'chat']

/** What few widgets need: it would delay the others. */
const own =
  /\/(widgets|shared\/(forms|lead|structured-data))\/|\/shared\/(api\/created-id|refine\/refinement|ui\/(date|description-list|error-state|field|list-row|pager|paging|tabs))\./

/**
 * Whose own parts without stand-ins are sent once, in a file that its first content and the rest share. Elsewhere it would
 * cost first content more than it saves in all.
 */
const sharing = /\/widgets\/(chat)\//

const ENTRY = 'first-file:'

/** The entries of the files that paint these widgets before the rest of the bundle has come (decisions.mdx#first-files). */
export const firstEntries: Readonly<Record<string, string>> = Object.fromEntries(
  widgets.map(widget => [`${widget}.first`, `${ENTRY}${widget}`]),
)

/** What both have, a first file and the rest of the bundle. */
const inBoth = new Set<string>()

/** Whether first content needs this module as the rest of the bundle does, whatever the widget. */
export const isInBoth = (id: string): boolean => inBoth.has(id) && !sharing.test(id)

/** The chunk of what one widget's first content and the rest of it share. */
export const sharedByOne = (id: string): string | null => {
  const [, widget] = inBoth.has(id) ? (sharing.exec(id) ?? []) : []
  return widget ? `${widget}-both` : null
}

/** A module as the first file of one widget has it, when something in it or behind it is a stand-in there. */
const ofFirstFile = /\?first-file:\w+$/

/**
 * Builds the first files into the same bundle: what reaches no stand-in they share with it, everything else is in both,
 * in either form.
 */
export function firstFiles(): Plugin {
  const known = new Map<string, Promise<boolean>>()

  function reachesStandIn(context: Rolldown.PluginContext, id: string): Promise<boolean> {
    if (standInFor(id) || id.startsWith(standInFolder)) return Promise.resolve(true)
    if (!id.startsWith(root) || /node_modules|\.css\b/.test(id)) return Promise.resolve(false)
    const found = known.get(id) ?? lookBehind(context, id)
    known.set(id, found)
    return found
  }

  async function lookBehind(context: Rolldown.PluginContext, id: string): Promise<boolean> {
    const { importedIds } = await context.load({ id, resolveDependencies: true })
    const found = await Promise.all(importedIds.map(each => reachesStandIn(context, each)))
    return found.includes(true)
  }

  return {
    name: 'first-files',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.startsWith(ENTRY)) return `${root}?${source}`
      const [query] = importer?.match(ofFirstFile) ?? []
      if (!query) return null
      const found = await this.resolve(source, importer?.replace(query, ''), { ...options, skipSelf: true })
      // What comes later comes with the rest.
      if (!found || options.kind === 'dynamic-import') return found
      const standIn = standInFor(found.id)
      const id = standIn ? join(standInFolder, standIn) : found.id
      if ((own.test(id) && !sharing.test(id)) || (await reachesStandIn(this, id))) {
        // Only the elements do something when they run: they are noted.
        return { id: id + query, moduleSideEffects: /\.element\.ts$/.test(id) }
      }
      inBoth.add(id)
      return found
    },
    load(id) {
      const [place, widget] = id.split(`?${ENTRY}`)
      if (place !== root || !widget) return null
      const element = join(root, 'widgets', widget, `${widget}.element.ts`)
      return `import ${JSON.stringify(element)}\nexport * from ${JSON.stringify(paintFirst)}`
    },
  }
}

function standInFor(id: string): string | undefined {
  // What an effect brings is brought by the rest: here no effect runs.
  if (id === '\0vite/preload-helper.js') return 'nothing.ts'
  return standIns[id.slice(root.length).replaceAll('\\', '/')]
}
