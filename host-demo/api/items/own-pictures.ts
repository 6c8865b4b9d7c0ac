import { and, eq, inArray, sql } from 'drizzle-orm'
import { texts } from '#shared/messages/texts.ts'
import type { Orm } from '../database/database.ts'
import { company, item, type PICTURE_TYPES, picture } from '../database/tables.ts'
import { fileIn } from '../files/receive.ts'
import type { ApiContext } from '../request/api.ts'
import { HttpError, notFound } from '../request/http-error.ts'
import { newFileName } from '../security/secrets.ts'
import { isOwn, type Own } from './own-items.ts'

const errors = texts('error.picture', {
  none: 'Send one picture as the field "file".',
  large: 'The picture is too large: at most {max} MB.',
  type: 'This type of file is not supported. Choose a JPEG, PNG or WebP.',
  quota: 'Your pictures have reached the limit of {max} MB. Remove some first.',
  most: 'You already have {max} pictures. Remove one first.',
})

const MAX_PICTURES = 5
const MAX_MB = 5

/** The space for all pictures of a company together. */
const QUOTA_MB = 200

/** Detects the type by the first bytes, because names and declared types prove nothing. */
function typeOf(start: string): (typeof PICTURE_TYPES)[number] | undefined {
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : undefined
}

/** Reads the JPEG, PNG or WebP of a multipart form. Throws an HttpError if it is missing, too large or another type. */
export async function parsePicture(c: ApiContext) {
  const { bytes } = await fileIn(c, errors.none)
  if (bytes.length > MAX_MB * 1024 ** 2) throw new HttpError(413, errors.large({ max: MAX_MB }))
  const type = typeOf(String.fromCharCode(...bytes.subarray(0, 12)))
  if (!type) throw new HttpError(415, errors.type)
  return { bytes, type }
}

type Picture = Awaited<ReturnType<typeof parsePicture>>

/** Stores a picture of a company and returns its name. Needs a transaction. */
async function storePicture(orm: Orm, now: Date, companyId: number, given: Picture): Promise<string> {
  const [used] = await orm
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${picture.bytes})), 0)` })
    .from(picture)
    .where(eq(picture.companyId, companyId))
  if (Number(used?.bytes) + given.bytes.length > QUOTA_MB * 1024 ** 2)
    throw new HttpError(413, errors.quota({ max: QUOTA_MB }))
  // The address alone tells the type.
  const name = `${newFileName()}.${given.type.slice('image/'.length)}`
  await orm.insert(picture).values({ name, companyId, createdAt: now, ...given })
  return name
}

/** Locks the company: simultaneous pictures must not exceed its room together. */
const lockCompany = (orm: Orm, companyId: number) =>
  orm
    .select({ logo: company.logoName, banner: company.bannerName })
    .from(company)
    .where(eq(company.id, companyId))
    .for('no key update')

/** Adds a picture to an item, once, and returns its name. Needs a transaction. */
export async function addPicture(orm: Orm, now: Date, own: Own, id: number, given: Picture): Promise<string> {
  await lockCompany(orm, own.companyId)
  const [found] = await orm.select({ names: item.pictureNames }).from(item).where(isOwn(own, id))
  if (!found) throw notFound('entry')
  const [known] = await orm
    .select({ name: picture.name })
    .from(picture)
    .where(and(inArray(picture.name, found.names), eq(picture.bytes, given.bytes)))
  if (known) return known.name
  if (found.names.length >= MAX_PICTURES) throw new HttpError(409, errors.most({ max: MAX_PICTURES }))
  const name = await storePicture(orm, now, own.companyId, given)
  const pictureNames = [...found.names, name]
  await orm
    .update(item)
    .set({ pictureNames, pictureCount: pictureNames.length, changedAt: now })
    .where(isOwn(own, id))
  return name
}

/** The pictures of a company's own page. */
export type CompanyPicture = 'logo' | 'banner'

/** Replaces a picture; without a new one, the drawn picture comes back. Needs a transaction. */
export async function replacePicture(
  orm: Orm,
  now: Date,
  companyId: number,
  which: CompanyPicture,
  given?: Picture,
): Promise<string | null> {
  const [before] = await lockCompany(orm, companyId)
  const known = before?.[which]
  if (known) await orm.delete(picture).where(eq(picture.name, known))
  const name = given ? await storePicture(orm, now, companyId, given) : null
  await orm
    .update(company)
    .set({ ...(which === 'logo' ? { logoName: name } : { bannerName: name }), changedAt: now })
    .where(eq(company.id, companyId))
  return name
}
