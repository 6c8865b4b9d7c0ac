/** The dashboard's calls about a company's items and profile, and about the member. */
import {
  array,
  boolean,
  enums,
  type Infer,
  intersection,
  nullable,
  number,
  optional,
  record,
  string,
  type,
  unknown,
} from 'superstruct'
import { forMembers, get, post, put, upload, type Values } from '#shared/api/call.ts'
import { callApi } from '#shared/api/client.ts'
import { ApiError } from '#shared/api/error.ts'
import type { Kind } from '#shared/api/items.ts'
import { fetchWithProgress } from '#shared/api/uploads.ts'
import { FACT_KINDS } from '#shared/trade/facts.ts'
import { ROWS_PER_PAGE, read, write } from '../api.ts'
import type { FieldValues, Sent } from '../form.store.ts'
import { pictureMessages } from './own-items.messages.ts'

const OwnItemRow = type({
  id: number(),
  name: string(),
  category: string(),
  isPublished: boolean(),
  picture: string(),
})
export type OwnItemRow = Infer<typeof OwnItemRow>

const OwnCategory = type({ id: number(), name: string(), parent: nullable(string()) })
export type OwnCategory = Infer<typeof OwnCategory>

const OwnItems = type({
  items: array(OwnItemRow),
  total: number(),
  all: number(),
  categories: array(OwnCategory),
})

const OwnItem = intersection([
  record(string(), unknown()),
  type({
    id: number(),
    name: string(),
    isPublished: boolean(),
    pictures: array(type({ name: string(), url: string() })),
    facts: optional(record(string(), string())),
  }),
])
export type OwnItem = Infer<typeof OwnItem>

const CategoryFact = type({
  key: string(),
  name: string(),
  /** The name in other languages, by their codes. */
  names: record(string(), string()),
  kind: enums(FACT_KINDS),
  /** The base unit of a number; '' for others. */
  unit: string(),
  /** The common values, most used first. */
  values: array(string()),
})
export type CategoryFact = Infer<typeof CategoryFact>

const FactsOfCategory = type({
  id: number(),
  kind: enums(['product', 'service']),
  name: string(),
  parent: nullable(string()),
  facts: array(CategoryFact),
})
export type FactsOfCategory = Infer<typeof FactsOfCategory>

/** Fetches the categories that a seller can choose, with the facts that each asks for. */
export const fetchCategoryFacts = async (): Promise<FactsOfCategory[]> =>
  (await read('category-facts', type({ categories: array(FactsOfCategory) }))).categories

const Profile = record(string(), unknown())

/** Fetches a page of items. `published` is 'true', 'false' or '' for both; pages begin with 1. */
export const fetchOwnItems = (kind: Kind, published: string, search: string, page: number) =>
  callApi(
    forMembers(get(`/api/dashboard/${kind}s`, 'published', 'search', 'PageNumber', 'RowsPerPage')),
    OwnItems,
    { values: { published, search, PageNumber: page, RowsPerPage: ROWS_PER_PAGE } },
  )

export const fetchOwnItem = (kind: Kind, id: number): Promise<OwnItem> => read(`${kind}s/${id}`, OwnItem)

const Checklist = type({ hasProfile: boolean(), published: number() })

/** Fetches what of the company buyers can find already, if it is asked for. */
export const fetchChecklist = (isWanted: boolean) =>
  isWanted ? read('checklist', Checklist) : Promise.resolve(null)

/** Creates an item and returns its id. */
export async function createOwnItem(kind: Kind, values: Values<string>, key: string): Promise<number> {
  return (await write(post, `/api/dashboard/${kind}s`, values, key, type({ Id: number() }))).Id
}

/** Changes only the named fields. */
export const changeOwnItem = (kind: Kind, id: number, changed: Values<string>, key: string) =>
  write(put, `/api/dashboard/${kind}s/${id}`, changed, key, unknown())

/** What can be done with several items at once. */
export type SeveralAction = 'publish' | 'hide' | 'move' | 'delete'

/** Changes several items in one way, and returns how many there were. */
export async function changeOwnItems(
  kind: Kind,
  change: { ids: readonly number[]; action: SeveralAction; categoryId: string },
  key: string,
): Promise<number> {
  return (await write(put, `/api/dashboard/${kind}s/several`, change, key, type({ Done: number() }))).Done
}

/** Copies an item, and returns the id of the copy. */
export async function copyOwnItem(kind: Kind, id: number, key: string): Promise<number> {
  return (await write(post, `/api/dashboard/${kind}s/${id}/copy`, {}, key, type({ Id: number() }))).Id
}

/** Deletes an item. It can no longer be found, but quotes still name it. */
export const deleteOwnItem = (kind: Kind, id: number, key: string): Promise<unknown> =>
  remove(`${kind}s/${id}`, key).catch((error: unknown) => {
    // The item is gone already: the answer to an earlier click was lost.
    if (!(error instanceof ApiError && error.kind === 'missing')) throw error
  })

const remove = (path: string, idempotencyKey: string): Promise<unknown> =>
  callApi({ ...forMembers(get(`/api/dashboard/${path}`)), method: 'DELETE' }, unknown(), {
    values: {},
    idempotencyKey,
  })

const MAX_MB = 5

/** Adds a picture to an item, such as 'products/7', or replaces one of the company's, such as 'company/logo'. */
export async function uploadPicture(of: string, file: File, idempotencyKey: string): Promise<unknown> {
  if (file.size > MAX_MB * 1024 ** 2)
    throw new ApiError('rejected', { message: pictureMessages.get().tooLarge({ most: MAX_MB }) })
  const form = new FormData()
  form.append('file', file, file.name)
  return callApi(upload(`/api/upload/dashboard/${of}`), unknown(), {
    values: { file: file.name },
    form,
    idempotencyKey,
    transport: deadline => fetchWithProgress(() => deadline.extend()),
  })
}

export const fetchProfile = async (): Promise<FieldValues> => (await read('company', Profile)) as FieldValues

export type CompanyPicture = 'logo' | 'banner'

/** Ends the links in the mails to the member so far. */
export const revokeAnswerLinks = (key: string) => remove('answer-links', key)

export const removePicture = (which: CompanyPicture, key: string) => remove(`company/${which}`, key)

export const saveProfile = (values: Sent, key: string) =>
  write(put, '/api/dashboard/company', values, key, unknown())

export const saveMailChoices = (values: Sent, key: string) =>
  write(put, '/api/dashboard/mails', values, key, unknown())

export const saveSettings = (values: Sent, key: string) =>
  write(put, '/api/dashboard/settings', values, key, unknown())
