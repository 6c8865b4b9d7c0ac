import { asc, eq } from 'drizzle-orm'
import { type Sentence, texts } from '#shared/messages/texts.ts'
import type { Orm } from '../database/database.ts'
import {
  company,
  companyAward,
  companyBranch,
  companyCertificate,
  companyRegistration,
  item,
} from '../database/tables.ts'
import { dateField, empty, type Fields, parseCount, textField } from '../request/fields.ts'
import { HttpError, readEntry } from '../request/http-error.ts'
import { nameField } from '../request/names.ts'
import { uploadedPicture } from '../request/pictures.ts'
import { refreshCompany } from './search-entries.ts'
import { refreshItems } from './stored-items.ts'

const errors = texts('error.profile', {
  employees: 'Employees must be a whole number',
  website: 'Website must be a web address, such as www.example.com',
  incorporated: 'Date of incorporation',
  most: '{list}: at most {max} entries',
  noName: '{list}: entry {entry} has no name',
  noIssuer: '{list}: entry {entry} does not say who issued it',
  noTime: '{list}: entry {entry} ends before it begins',
  lastDay: '{list}: the last day of entry {entry}',
  day: '{list}: the date of entry {entry}',
  branches: 'Branches',
  registrations: 'Registrations',
  certificates: 'Certificates',
  awards: 'Awards',
})

/** The largest length of each text of a company. */
const TEXTS = {
  tagline: 200,
  registrationNo: 50,
  registeredAddress: 300,
  authorizedCapital: 50,
  town: 80,
  state: 80,
  country: 80,
  websiteUrl: 300,
  telephone: 30,
} as const

const LISTS = {
  branches: { texts: ['type', 'location'], dates: [] },
  registrations: { texts: [], dates: [] },
  certificates: { texts: ['issuedBy'], dates: ['dateIssued', 'validUntil'] },
  awards: { texts: ['awardedBy'], dates: ['date'] },
} as const satisfies Record<string, { texts: readonly string[]; dates: readonly string[] }>

const TABLES = {
  branches: companyBranch,
  registrations: companyRegistration,
  certificates: companyCertificate,
  awards: companyAward,
} as const

type ListName = keyof typeof LISTS
const listNames = Object.keys(LISTS) as ListName[]

const MAX_ENTRIES = 30

/** Returns the profile of a company, for editing. */
export async function readProfile(orm: Orm, companyId: number) {
  const [found] = await orm.select().from(company).where(eq(company.id, companyId))
  const texts = Object.keys(TEXTS).map(name => [name, found?.[name as keyof typeof TEXTS] ?? ''])
  const lists: Partial<Record<ListName, Record<string, unknown>[]>> = {}
  for (const name of listNames) {
    const table = TABLES[name]
    const rows = await orm
      .select()
      .from(table)
      .where(eq(table.companyId, companyId))
      .orderBy(asc(table.position))
    lists[name] = rows.map(({ companyId: _, position, ...entry }) => entry)
  }
  return {
    name: found?.name ?? '',
    dateIncorporated: found?.dateIncorporated ?? '',
    totalEmployees: found?.totalEmployees ? String(found.totalEmployees) : '',
    /** '' if the logo is drawn. */
    logo: found?.logoName ? uploadedPicture(found.logoName) : '',
    banner: found?.bannerName ? uploadedPicture(found.bannerName) : '',
    ...Object.fromEntries(texts),
    ...lists,
  }
}

/** Replaces the full profile, and updates the search entries of the company and its items. Needs a transaction. */
export async function saveProfile(orm: Orm, now: Date, companyId: number, fields: Fields): Promise<void> {
  const texts = Object.entries(TEXTS).map(([name, max]) => [name, textField(fields, name, { max })])
  const given = Object.fromEntries(texts) as Record<keyof typeof TEXTS, string>
  const name = nameField(fields, 'name', { max: 200, empty: empty.name })
  const location = [...new Set([given.town, given.state])].filter(Boolean).join(', ')
  const [before] = await orm.select().from(company).where(eq(company.id, companyId)).for('update')
  await orm
    .update(company)
    .set({
      ...given,
      name,
      location,
      dateIncorporated: dateField(fields, 'dateIncorporated', errors.incorporated),
      totalEmployees: parseEmployees(fields.totalEmployees),
      websiteName: websiteName(given.websiteUrl),
      changedAt: now,
    })
    .where(eq(company.id, companyId))
  for (const list of listNames) {
    const entries = parseEntries(list, fields[list]).map((entry, position) => ({
      ...entry,
      companyId,
      position,
    }))
    await orm.delete(TABLES[list]).where(eq(TABLES[list].companyId, companyId))
    if (entries.length > 0) await insertEntries(orm, list, entries)
  }
  await refreshCompany(orm, companyId)
  if (before?.name !== name || before.location !== location)
    await refreshItems(orm, eq(item.companyId, companyId))
}

type Entry = { companyId: number; position: number; name: string }

/** Each entry has exactly the columns of its table: `parseEntries` reads no others and leaves none out. */
function insertEntries(orm: Orm, list: ListName, entries: Entry[]) {
  return orm.insert(TABLES[list]).values(entries as (typeof companyBranch.$inferInsert)[])
}

function parseEmployees(given: unknown): number {
  if (given === undefined || given === '') return 0
  const number = parseCount(given)
  if (number === undefined || number > 1_000_000)
    throw new HttpError(400, errors.employees, { field: 'totalEmployees' })
  return number
}

/** Returns the address as people read it. Throws an HttpError 400 for one that a browser could not open. */
function websiteName(url: string): string {
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(url)
  const isWeb = !hasScheme || /^https?:/i.test(url)
  if (url !== '' && !(isWeb && URL.canParse(hasScheme ? url : `https://${url}`) && /[^/]\.[^/]/.test(url)))
    throw new HttpError(400, errors.website, { field: 'websiteUrl' })
  return url.replace(/^https?:\/\//i, '').replace(/\/$/, '')
}

/** Reads the entries of a list and leaves out empty ones. */
function parseEntries(list: ListName, given: unknown) {
  const entries = (Array.isArray(given) ? given : []).filter(
    (entry): entry is Fields =>
      typeof entry === 'object' && entry !== null && Object.values(entry).some(Boolean),
  )
  if (entries.length > MAX_ENTRIES)
    throw new HttpError(400, errors.most({ list: errors[list], max: MAX_ENTRIES }), { field: list })
  return entries.map((entry, at) => readEntry(`${list}.${at}`, () => parseEntry(list, entry, at + 1)))
}

function parseEntry(list: ListName, entry: Fields, number: number) {
  const { texts, dates } = LISTS[list]
  const which = { list: errors[list], entry: number }
  const day = (name: string): string =>
    dateField(entry, name, name === 'validUntil' ? errors.lastDay(which) : errors.day(which))
  const parsed = {
    name: textField(entry, 'name', { max: 200, empty: errors.noName(which) }),
    ...Object.fromEntries(texts.map(text => [text, textField(entry, text, { max: 200 })])),
    ...Object.fromEntries(dates.map(date => [date, day(date)])),
    ...(list === 'branches' && { shape: 'building' }),
  }
  if (list === 'certificates') checkCertificate(parsed, which)
  return parsed
}

/** Checks a certificate: a buyer can only verify it if somebody issued it and it ends after it began. */
function checkCertificate(entry: Record<string, string>, which: { list: Sentence; entry: number }): void {
  const { issuedBy, dateIssued = '', validUntil } = entry
  if (!issuedBy) throw new HttpError(400, errors.noIssuer(which), { field: 'issuedBy' })
  if (validUntil && validUntil < dateIssued)
    throw new HttpError(400, errors.noTime(which), { field: 'validUntil' })
}
