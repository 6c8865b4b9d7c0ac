import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { bytea, kind, moment, oneOf, tsvector } from './columns.ts'

export const category = pgTable(
  'category',
  {
    id: integer('id').primaryKey(),
    parentId: integer('parent_id').references((): AnyPgColumn => category.id),
    kind: kind(),
    name: text('name').notNull(),
    shortDescription: text('short_description').notNull(),
    shape: text('shape').notNull(),
  },
  table => [oneOf(table.kind), index('category_parent').on(table.parentId)],
)

export const company = pgTable(
  'company',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    town: text('town').notNull().default(''),
    state: text('state').notNull().default(''),
    location: text('location').notNull().default(''),
    country: text('country').notNull().default(''),
    registrationNo: text('registration_no').notNull().default(''),
    dateIncorporated: text('date_incorporated').notNull().default(''),
    registeredAddress: text('registered_address').notNull().default(''),
    authorizedCapital: text('authorized_capital').notNull().default(''),
    totalEmployees: integer('total_employees').notNull().default(0),
    websiteUrl: text('website_url').notNull().default(''),
    websiteName: text('website_name').notNull().default(''),
    /** Shown to buyers whose request did not reach the company by e-mail. */
    telephone: text('telephone').notNull().default(''),
    tagline: text('tagline').notNull().default(''),
    /** The category with most of its offers, shown in search results. */
    mainCategory: text('main_category').notNull().default(''),
    /** Uploaded pictures that replace the drawn ones. */
    logoName: text('logo_name').references((): AnyPgColumn => picture.name, { onDelete: 'set null' }),
    bannerName: text('banner_name').references((): AnyPgColumn => picture.name, { onDelete: 'set null' }),
    /** False until one of its members has confirmed the e-mail address, while mails leave. */
    isPublic: boolean('is_public').notNull().default(true),
    /** The time at which its members last changed its profile or pictures. */
    changedAt: moment('changed_at').notNull().defaultNow(),
    search: tsvector('search').notNull(),
  },
  table => [index('company_search').using('gin', table.search)],
)

const ofCompany = () => ({
  companyId: integer('company_id')
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
})

export const companyBranch = pgTable(
  'company_branch',
  {
    ...ofCompany(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    location: text('location').notNull(),
    shape: text('shape').notNull(),
  },
  table => [primaryKey({ columns: [table.companyId, table.position] })],
)

export const companyRegistration = pgTable(
  'company_registration',
  {
    ...ofCompany(),
    name: text('name').notNull(),
  },
  table => [primaryKey({ columns: [table.companyId, table.position] })],
)

export const companyCertificate = pgTable(
  'company_certificate',
  {
    ...ofCompany(),
    name: text('name').notNull(),
    issuedBy: text('issued_by').notNull(),
    dateIssued: text('date_issued').notNull(),
    validUntil: text('valid_until').notNull().default(''),
  },
  table => [primaryKey({ columns: [table.companyId, table.position] })],
)

export const companyAward = pgTable(
  'company_award',
  {
    ...ofCompany(),
    name: text('name').notNull(),
    awardedBy: text('awarded_by').notNull(),
    date: text('date').notNull(),
  },
  table => [primaryKey({ columns: [table.companyId, table.position] })],
)

/** Products and services: the same structure, told apart by `kind`. Ids are counted per kind. */
export const item = pgTable(
  'item',
  {
    kind: kind(),
    id: integer('id').notNull(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    name: text('name').notNull(),
    sku: text('sku').notNull().default(''),
    brand: text('brand').notNull().default(''),
    model: text('model').notNull().default(''),
    condition: text('condition').notNull().default(''),
    material: text('material').notNull().default(''),
    origin: text('origin').notNull().default(''),
    serviceNo: text('service_no').notNull().default(''),
    shortDescription: text('short_description').notNull().default(''),
    longDescription: text('long_description').notNull().default(''),
    /** Ids of `fact`. Its category says which of them are shown, and in which order. */
    facts: integer('facts').array().notNull().default([]),
    shape: text('shape').notNull(),
    pictureCount: integer('picture_count').notNull(),
    /** Names of uploaded pictures, in order; empty if the pictures are drawn from `shape`. */
    pictureNames: json('picture_names').$type<string[]>().notNull().default([]),
    /** False for an item that only its seller sees and no keyword finds. */
    isPublished: boolean('is_published').notNull().default(true),
    /** True for a deleted item. It is not published either, but quotes still name it. */
    isDeleted: boolean('is_deleted').notNull().default(false),
    /** The time at which its seller last changed anything that visitors see, including pictures. */
    changedAt: moment('changed_at').notNull().defaultNow(),
    search: tsvector('search').notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.id] }),
    // Two more indexes are in migrations/0002_beyond-tables.sql, because Drizzle cannot say `include`.
    oneOf(table.kind),
    // One for each kind: where a word is common among products, its few services are found without reading those.
    index('item_search_product').using('gin', table.search).where(sql`${table.kind} = 'product'`),
    index('item_search_service').using('gin', table.search).where(sql`${table.kind} = 'service'`),
    index('item_facts').using('gin', table.facts),
    // A row of a seller's sheet finds its item.
    index('item_sku').on(table.companyId, table.sku),
    // A page of all items in the order of their names is read without sorting them.
    index('item_name').on(table.kind, sql`lower(${table.name}) collate "C"`, table.id),
  ],
)

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** An uploaded picture. Its name is 128 random bits. */
export const picture = pgTable(
  'picture',
  {
    name: text('name').primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    type: text('type', { enum: PICTURE_TYPES }).notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [oneOf(table.type), index('picture_company').on(table.companyId)],
)

/** Every word of names and categories: candidates for a mistyped word. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text('word').primaryKey(),
    /** The number of texts that use the word: of two equally near words, the commoner one is meant. */
    uses: integer('uses').notNull(),
  },
  table => [index('search_word_trigrams').using('gist', table.word.op('gist_trgm_ops'))],
)

export const tender = pgTable(
  'tender',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    type: text('type', { enum: ['rfq', 'tender'] }).notNull(),
    agency: text('agency').notNull(),
    title: text('title').notNull(),
    closingDate: text('closing_date').notNull(),
  },
  table => [oneOf(table.type)],
)
