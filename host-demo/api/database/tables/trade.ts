import {
  boolean,
  date,
  doublePrecision,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { Asked } from '#shared/trade/asked.ts'
import { actionNames, PRICE_BASES, statuses } from '#shared/trade/quote-state.ts'
import { bytea, moment } from './columns.ts'

/**
 * A PDF or a sheet. Its name is 128 random bits, and for a sheet its ending. The quotes that attach it decide who may
 * read it.
 */
export const upload = pgTable('upload', {
  name: text('name').primaryKey(),
  /** Who uploaded it: a member, or a company without members. */
  memberId: integer('member_id'),
  companyId: integer('company_id'),
  /** The name under which the seller sees a sheet. A PDF is named by the quote that attaches it, and has '' here. */
  fileName: text('file_name').notNull().default(''),
  bytes: bytea('bytes').notNull(),
  createdAt: moment('created_at').notNull(),
})

const quote = () => ({
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** The member who asks. */
  memberId: integer('member_id').notNull(),
  /** The company that is asked. */
  companyId: integer('company_id').notNull(),
  title: text('title').notNull(),
  uploadName: text('upload_name'),
  fileName: text('file_name').notNull().default(''),
  /** The zone in which its days end. */
  timeZone: text('time_zone').notNull(),
  /** The state that follows from its events, and the moment at which the standing quotation expires. */
  status: text('status', { enum: statuses }).notNull().default('open'),
  validEnds: moment('valid_ends'),
  /** The last event that each side has read. 0 is the request; the seller's is null until it is opened. */
  buyerSaw: integer('buyer_saw').notNull().default(0),
  sellerSaw: integer('seller_saw'),
  /** When the buyer was told that it did not reach the seller. */
  undeliveredToldAt: moment('undelivered_told_at'),
  createdAt: moment('created_at').notNull(),
})

export const rfq = pgTable('rfq', {
  ...quote(),
  kind: text('kind', { enum: ['product', 'service'] }).notNull(),
  itemId: integer('item_id').notNull(),
  itemName: text('item_name').notNull(),
  quantity: doublePrecision('quantity').notNull(),
  /** The message as it came, and what it asks for. */
  message: text('message').notNull(),
  asked: json('asked').$type<Asked>().notNull(),
  /** The buyer's sheet, and its name for the seller. */
  sheetName: text('sheet_name'),
  sheetFileName: text('sheet_file_name').notNull().default(''),
  /** The buyer's RFQ list that it belongs to, and its line there; null for a single RFQ. */
  listName: text('list_name'),
  listItem: integer('list_item'),
  /** The last day for quotations and the moment at which it is over, null without one; when the seller was reminded. */
  quoteBy: date('quote_by'),
  quoteEnds: moment('quote_ends'),
  remindedAt: moment('reminded_at'),
})

export const inquiry = pgTable('inquiry', quote())

export const inquiryHistory = pgTable('inquiry_history', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  inquiryId: integer('inquiry_id').notNull(),
  message: text('message').notNull(),
  notifiedAt: moment('notified_at'),
  createdAt: moment('created_at').notNull(),
})

/** The steps of both sides in a request, in order. Its state, standing offer and history follow from them. */
export const quoteEvent = pgTable('quote_event', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Exactly one of these two is set. */
  rfqId: integer('rfq_id'),
  inquiryId: integer('inquiry_id'),
  /** The member who asks and the company that is asked, as in the request. */
  memberId: integer('member_id').notNull(),
  companyId: integer('company_id').notNull(),
  /** The member who took this step; null for a company without members. */
  authorId: integer('author_id'),
  action: text('action', { enum: actionNames }).notNull(),
  message: text('message').notNull().default(''),
  /** These are set for a quotation only. */
  price: numeric('price'),
  currency: text('currency'),
  priceBasis: text('price_basis', { enum: PRICE_BASES }),
  validUntil: date('valid_until'),
  /** The zone in which that day ends, and when it is over. */
  timeZone: text('time_zone'),
  validEnds: moment('valid_ends'),
  /** True for a quotation after the last day for quotations. */
  isLate: boolean('is_late').notNull().default(false),
  delivery: text('delivery').notNull().default(''),
  terms: text('terms').notNull().default(''),
  uploadName: text('upload_name'),
  fileName: text('file_name').notNull().default(''),
  /** The awarded quantity; null for all of it, where the request states none. */
  quantity: numeric('quantity'),
  /** The order of an award, or the order that a refusal of the other sellers makes room for. */
  orderId: integer('order_id'),
  createdAt: moment('created_at').notNull(),
  /** When the seller was told of such a refusal, or that it was taken back: see bids/tell-awards.ts. */
  toldAt: moment('told_at'),
})

/** Links in mails, with which a company answers an RFQ or its RFQ list, or opens an order, without signing in. */
export const answerLink = pgTable('answer_link', {
  /** The SHA-256 of the secret in the link. */
  tokenHash: text('token_hash').primaryKey(),
  /** The RFQ that the mail is about, or the order. Exactly one of these two is set. */
  rfqId: integer('rfq_id'),
  orderId: integer('order_id'),
  /** The member to whom the mail went; null for the enquiries address of a company without members. */
  memberId: integer('member_id'),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at'),
})

/** What one company was awarded at once from one RFQ list. Its lines are the awards with its id. */
export const purchaseOrder = pgTable('purchase_order', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  memberId: integer('member_id').notNull(),
  companyId: integer('company_id').notNull(),
  listName: text('list_name').notNull(),
  createdAt: moment('created_at').notNull(),
  /** When the seller acknowledged it, and the member who did; null for a company without members. */
  acknowledgedAt: moment('acknowledged_at'),
  acknowledgedBy: integer('acknowledged_by'),
})

/** The exchange rates that a buyer typed for one RFQ list: the values in `currency`, each of a day. */
export const bidRates = pgTable(
  'bid_rates',
  {
    memberId: integer('member_id').notNull(),
    listName: text('list_name').notNull(),
    /** The currency of the totals is the one that was chosen last; the rates into another one stay for later. */
    currency: text('currency').notNull(),
    rates: json('rates').$type<{ currency: string; rate: string; date: string }[]>().notNull(),
    chosenAt: moment('chosen_at').notNull(),
  },
  table => [primaryKey({ columns: [table.memberId, table.listName, table.currency] })],
)
