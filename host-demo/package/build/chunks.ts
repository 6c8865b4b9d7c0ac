/** Every pattern of a path below. A test fails for one that matches no file, because that file was renamed. */
export const patterns: RegExp[] = []

function pathPattern(source: string): RegExp {
  const pattern = new RegExp(source)
  patterns.push(pattern)
  return pattern
}

const either = (...tests: RegExp[]): RegExp => new RegExp(tests.map(({ source }) => source).join('|'))

const packages = (...names: string[]): RegExp =>
  either(...names.map(name => pathPattern(`/node_modules/${name}/`)))
const shared = (...files: string[]): RegExp =>
  either(...files.map(file => pathPattern(`/shared/${file}[^?]*(?:\\?inline)?$`)))
const widgets = (...files: string[]): RegExp => either(...files.map(file => pathPattern(`/widgets/${file}`)))

/** Packages that load separately, however many parts need them. */
const late = packages(
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

/** Parts that several widgets share and others don't need. */
const parts = {
  drafts: shared('forms/drafts', 'session/one-per', 'storage/device', 'outbox/send-once', 'api/return-code'),
  outbox: shared('outbox/'),
  requests: shared('forms/requests'),
  owned: shared('storage/records-of-owner'),
  // Lists and single items include the button of the RFQ list.
  tabs: either(shared('ui/tabs', 'ui/paging', 'routes/list-locations'), widgets('procurement/add-row')),
  chats: either(shared('stores/chat-opening'), widgets('chat/chat-draft', 'chat/chat\\.messages')),
  lists: shared('ui/paged-list', 'ui/pager\\.', 'ui/list-row', 'ui/list-skeleton', 'refine/refinement'),
  // The storefront uses all of these, and its own script would be loaded on partners' pages.
  items: shared('api/items', 'stores/item-query', 'stores/news'),
  // The menu needs both, and a file of 350 bytes is a needless request.
  categories: shared('api/categories', 'stores/categories-query', 'ui/search-text'),
  search: shared('api/search\\.'),
  controls: shared('ui/field'),
  dialogs: shared('ui/dialogs', 'ui/dashboard-link', 'dialogs/modal'),
  details: shared('trade/date', 'ui/description-list', 'structured-data/attribute'),
  asking: shared('dialogs/use-sign-in'),
  companies: shared('api/companies', 'structured-data/use-structured-data'),
  // The storefront uses them too: in its own script, they would be loaded on partners' pages.
  company: widgets('company/company\\.store\\.ts'),
  schema: shared('structured-data/schema'),
  account: shared('api/account', 'dialogs/define-dialog', 'forms/use-shown-password', 'forms/show-password'),
  forms: shared('forms/(?!ui/submission|use-shown-password|show-password|requests)'),
  uploads: shared('api/uploads'),
  // With the core, every element would load it; with the other forms, so would those that send no request.
  lead: shared('lead/use-lead', 'lead/lead\\.(?:ts|css)'),
  submissions: either(
    shared('forms/ui/submission-form', 'forms/ui/submission-suggestion'),
    widgets('procurement/request'),
  ),
  // The comparison itself needs no procurement.
  compared: shared('routes/compared-items'),
  // Without procurement, no part of it is requested.
  procurement: shared(
    'procurement/rfq-list/rfq-list\\.ts',
    'procurement/sent-requests/sent-requests\\.ts',
    'trade/requirements\\.ts',
  ),
}

const isPart = (id: string): boolean => Object.values(parts).some(part => part.test(id))

/** The entries that must need a file for it to go into the core. */
const MIN_SHARES = 5

/** Returns true for a chunk that does nothing by itself, so that it can be evaluated before the page is configured. */
export const isLibrary = (file: string): boolean => /\/(runtime|react-dom|core)-/.test(file)

/** The core, which most elements need, and the parts above. Everything else belongs to the only widget that needs it. */
export const chunkGroups = [
  { name: 'react-dom', test: packages('react-dom', 'scheduler'), priority: 41 },
  // A group includes the imports of its files, unless an earlier group does, so the most widely needed come first.
  {
    name: 'core',
    test: (id: string) => !late.test(id) && !isPart(id),
    minShareCount: MIN_SHARES,
    priority: 40,
  },
  ...Object.entries(parts).map(([name, test], index) => ({
    name,
    test,
    minShareCount: 2,
    priority: 39 - index,
  })),
  { name: 'shoelace', test: late, minShareCount: 2 },
]
