import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  company,
  companyAward,
  companyCertificate,
  companyRegistration,
  picture,
} from '../database/tables.ts'
import type { Api, ApiContext, ApiEnv } from '../request/api.ts'
import { parseCount, removeControlCharacters } from '../request/fields.ts'
import { notFound } from '../request/http-error.ts'
import { drawBanner, drawCategoryIcon, drawCertificate, drawLogo, drawPicture } from '../seed/pictures.ts'
import { isShape } from '../seed/shapes/names.ts'

/** The largest number of views of an item. */
const VIEWS = 5

type CertificateTable = typeof companyRegistration | typeof companyCertificate | typeof companyAward

/** Routes for the pictures in replies, drawn and uploaded. */
export function pictureRoutes({ orm }: Api) {
  async function companyIn(c: ApiContext) {
    const [found] = await orm
      .select({ id: company.id, name: company.name })
      .from(company)
      .where(eq(company.id, numberIn(c, 'file')))
    if (!found) throw missing()
    return found
  }

  const certificate = (table: CertificateTable) => async (c: ApiContext) => {
    const [found] = await orm
      .select({ name: table.name })
      .from(table)
      .where(and(eq(table.companyId, numberIn(c, 'company')), eq(table.position, numberIn(c, 'file'))))
    if (!found) throw missing()
    return svg(c, drawCertificate(found))
  }

  return new Hono<ApiEnv>()
    .get('/api/pictures/logo/:file', async c => svg(c, drawLogo(await companyIn(c))))
    .get('/api/pictures/banner/:file', async c => svg(c, drawBanner(await companyIn(c))))
    .get('/api/pictures/initials/:file', c => {
      const initials = [...nameIn(c)]
      if (initials.length > 2 || !initials.every(letter => /[\p{L}-]/u.test(letter))) throw missing()
      const id = initials.reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
      return svg(c, drawLogo({ name: initials.join(' '), id }))
    })
    .get('/api/pictures/registration/:company/:file', certificate(companyRegistration))
    .get('/api/pictures/certificate/:company/:file', certificate(companyCertificate))
    .get('/api/pictures/award/:company/:file', certificate(companyAward))
    .get('/api/pictures/icon/:file', c => {
      const shape = nameIn(c)
      if (!isShape(shape)) throw missing()
      return svg(c, drawCategoryIcon({ shape, ...themeIn(c) }))
    })
    .get('/api/pictures/upload/:file', async c => {
      const [found] = await orm
        .select({ type: picture.type, bytes: sql<string>`encode(${picture.bytes}, 'base64')` })
        .from(picture)
        .where(eq(picture.name, removeControlCharacters(c.req.param('file'))))
      if (!found) throw missing()
      return c.body(Uint8Array.from(Buffer.from(found.bytes, 'base64')), 200, {
        'Content-Type': found.type,
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
    })
    .get('/api/pictures/:shape/:file', c => {
      const shape = c.req.param('shape')
      const view = numberIn(c, 'file')
      if (!isShape(shape) || view >= VIEWS) throw missing()
      return svg(c, drawPicture({ shape, view, ...themeIn(c), parameters: c.req.query() }))
    })
}

const missing = () => notFound('picture')

/** Returns the `x` of `x.svg`. */
function nameIn(c: ApiContext, parameter = 'file'): string {
  const file = c.req.param(parameter) ?? ''
  return file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : ''
}

function numberIn(c: ApiContext, parameter: 'file' | 'company'): number {
  const number = parseCount(parameter === 'file' ? nameIn(c) : c.req.param(parameter))
  if (number === undefined) throw missing()
  return number
}

function themeIn(c: ApiContext): { theme?: 'light' | 'dark' } {
  const theme = c.req.query('theme')
  return theme === 'light' || theme === 'dark' ? { theme } : {}
}

/** Answers with a picture. Opened directly, it is a document of our origin, so it may run and load nothing. */
function svg(c: ApiContext, picture: string): Response {
  return c.body(picture, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
}
