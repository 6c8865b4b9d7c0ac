import { isInBoth, sharedByOne } from './first-files.ts'

const packages = (...names: string[]): RegExp => new RegExp(`/node_modules/(${names.join('|')})/`)
const shared = (files: string): RegExp => new RegExp(`/shared/(${files})[^?]*(\\?inline)?$`)

/** What is brought on its own, however many need it. */
const late = packages(
  'react-dom',
  'scheduler',
  'dompurify',
  '@glidejs',
  '@shoelace-style',
  'lit',
  'lit-html',
  'lit-element',
  '@lit',
  '@floating-ui',
  '@ctrl',
)

/** Parts that several widgets share and others can do without. */
const parts = {
  drafts: shared(
    'forms/(drafts|requests)|storage/expiring|api/(may-have-arrived|idempotency-key|created-id|return-code)',
  ),
  outbox: shared('outbox/'),
  tabs: shared('ui/(tabs|paging)'),
  // A visitor's chat and a member's.
  chats: /\/(stores\/chat-request|chat\/chat-draft|chat\/chat\.messages)/,
  lists: shared(
    'ui/(paged-list|pager\\.|list-row|list-skeleton)|refine/(refinement|use-refining)|rfq-list/use-row-action',
  ),
  items: shared('api/items|stores/item-query'),
  categories: shared('api/categories|stores/categories-query'),
  search: shared('api/search\\.'),
  controls: shared('ui/field'),
  dialogs: shared('ui/(dialogs|dashboard-link)|dialogs/(modal|keep-escape)'),
  details: shared('ui/(date|description-list)|structured-data/attribute'),
  asking: shared('element/use-on-touch|dialogs/use-sign-in|ui/use-chat-link'),
  companies: shared('api/companies|structured-data/use-structured-data'),
  // The storefront uses them too: in its own script they would be brought onto partners' pages.
  company: /\/company\/company\.store\.ts/,
  schema: shared('structured-data/schema'),
  account: shared('api/account|dialogs/(define-dialog|leave)|forms/(use-shown-password|show-password)'),
  forms: shared('forms/(?!ui/submission|use-shown-password|show-password)'),
  uploads: shared('api/(uploads|upload-transport)'),
  // Beside the core it would be too much for all, beside other forms for those that ask nobody anything.
  lead: shared('lead/(use-lead|lead\\.ts|lead-room)'),
  submissions: shared('forms/ui/submission-(form|suggestion)|sent-requests/use-record'),
  // Without procurement no part of it is asked for.
  procurement: shared('rfq-list/rfq-list\\.ts|sent-requests/sent-requests|requirements/requirements\\.ts'),
}

const isPart = (id: string): boolean => Object.values(parts).some(part => part.test(id))

/** So many elements and dialogs need what comes with the core. */
const MOST = 5

/**
 * How the bundle is cut: a long-cached core of what most elements need, and the parts above for those that use them.
 * Everything else falls to what alone needs it: a widget, or what brings react-dom after the first content.
 */
export const chunkGroups = [
  { name: 'base', test: isInBoth, priority: 41 },
  // A group takes what its files import along, unless one before it does: so what is needed by most comes first.
  {
    name: 'core',
    test: (id: string) => !late.test(id) && !isPart(id),
    minShareCount: MOST,
    priority: 40,
  },
  ...Object.entries(parts).map(([name, test], index) => ({
    name,
    test,
    minShareCount: 2,
    priority: 39 - index,
  })),
  { name: 'shoelace', test: late, minShareCount: 2 },
  // After the parts, or it would take along what others need of them.
  { name: sharedByOne, priority: 1 },
]
