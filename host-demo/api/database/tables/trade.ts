import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { statuses } from '#shared/api/statuses.ts'
import { orderStates } from '#shared/trade/order-state.ts'
import { actionNames, PRICE_BASES } from '#shared/trade/quote-state.ts'
import { company, item } from './catalogue.ts'
import { asked, bytea, kind, moment, oneOf } from './columns.ts'
import { member } from './members.ts'

/**
 * A PDF or a sheet. Its name is 128 random bits, and for a sheet its ending. The quotes that attach it decide who may
 * read it.
 */
export const upload = pgTable(
  'upload',
  {
    name: text('name').primaryKey(),
    /** Who uploaded it: a member, or a company without members. */
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    companyId: integer('company_id').references(() => company.id, { onDelete: 'cascade' }),
    /** The name under which the seller sees a sheet. A PDF is named by the quote that attaches it, and has '' here. */
    fileName: text('file_name').notNull().default(''),
    bytes: bytea('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    check('upload_owner_check', sql`num_nonnulls(${table.memberId}, ${table.companyId}) = 1`),
    index('upload_member').on(table.memberId, table.createdAt),
    index('upload_company').on(table.companyId, table.createdAt).where(sql`${table.companyId} is not null`),
  ],
)

const quote = () => ({
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** The member who asks. */
  memberId: integer('member_id')
    .notNull()
    .references(() => member.id),
  /** The company that is asked. */
  companyId: integer('company_id')
    .notNull()
    .references(() => company.id),
  title: text('title').notNull(),
  uploadName: text('upload_name').references(() => upload.name),
  fileName: text('file_name').notNull().default(''),
  /** The zone in which its days end. */
  timeZone: text('time_zone').notNull().default('UTC'),
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

/** An RFQ list that a buyer has sent. */
export const rfqList = pgTable(
  'rfq_list',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** The name by which its requests refer to it, such as `RFQ list 2026-11-21/ab12`. */
    reference: text('reference').notNull(),
    /** The buyer's name for it. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [unique().on(table.memberId, table.reference)],
)

export const rfq = pgTable(
  'rfq',
  {
    ...quote(),
    kind: kind(),
    itemId: integer('item_id').notNull(),
    itemName: text('item_name').notNull(),
    quantity: doublePrecision('quantity').notNull(),
    /** The message as it came, and what it asks for. */
    message: text('message').notNull(),
    asked: asked('asked').notNull(),
    /** The buyer's sheet, and its name for the seller. */
    sheetName: text('sheet_name').references(() => upload.name),
    sheetFileName: text('sheet_file_name').notNull().default(''),
    /** The buyer's RFQ list that it belongs to, and its line there; null for a single RFQ. */
    listId: integer('list_id').references(() => rfqList.id),
    listItem: integer('list_item'),
    /** When the seller's mail about it was written; null while other lines of its list may follow. */
    mailedAt: moment('mailed_at'),
    /** The last day for quotations and the moment at which it is over, null without one; when the seller was reminded. */
    quoteBy: date('quote_by'),
    quoteEnds: moment('quote_ends'),
    remindedAt: moment('reminded_at'),
  },
  table => [
    foreignKey({ columns: [table.kind, table.itemId], foreignColumns: [item.kind, item.id] }),
    oneOf(table.kind),
    check('rfq_quantity_check', sql`${table.quantity} >= 0`),
    check('rfq_list_check', sql`(${table.listId} is null) = (${table.listItem} is null)`),
    index('rfq_member').on(table.memberId),
    index('rfq_company').on(table.companyId),
    index('rfq_upload').on(table.uploadName),
    index('rfq_list_line').on(table.listId, table.companyId).where(sql`${table.listId} is not null`),
    index('rfq_to_mail').on(table.listId, table.companyId).where(sql`${table.mailedAt} is null`),
    index('rfq_to_remind')
      .on(table.quoteBy)
      .where(sql`${table.quoteBy} is not null and ${table.remindedAt} is null`),
    index('rfq_sheet').on(table.sheetName).where(sql`${table.sheetName} is not null`),
  ],
)

export const inquiry = pgTable('inquiry', quote(), table => [
  index('inquiry_member').on(table.memberId),
  index('inquiry_company').on(table.companyId),
  index('inquiry_upload').on(table.uploadName),
])

export const inquiryHistory = pgTable(
  'inquiry_history',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiry.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    notifiedAt: moment('notified_at'),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('inquiry_history_inquiry').on(table.inquiryId)],
)

/** The steps of both sides in a request, in order. Its state, standing offer and history follow from them. */
export const quoteEvent = pgTable(
  'quote_event',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Exactly one of these two is set. */
    rfqId: integer('rfq_id').references(() => rfq.id, { onDelete: 'cascade' }),
    inquiryId: integer('inquiry_id').references(() => inquiry.id, { onDelete: 'cascade' }),
    /** The member who asks and the company that is asked, as in the request. */
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    /** The member who took this step; null for a company without members. */
    authorId: integer('author_id').references(() => member.id),
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
    uploadName: text('upload_name').references(() => upload.name),
    fileName: text('file_name').notNull().default(''),
    /** The awarded quantity; null for all of it, where the request states none. */
    quantity: numeric('quantity'),
    /** The order of an award, or the order that a refusal of the other sellers makes room for. */
    orderId: integer('order_id').references(() => purchaseOrder.id),
    createdAt: moment('created_at').notNull(),
    /** When the seller was told of such a refusal, or that it was taken back: see bids/tell-awards.ts. */
    toldAt: moment('told_at'),
  },
  table => [
    check('quote_event_request_check', sql`num_nonnulls(${table.rfqId}, ${table.inquiryId}) = 1`),
    oneOf(table.action),
    oneOf(table.priceBasis),
    check('quote_event_price_check', sql`${table.price} > 0`),
    check('quote_event_quantity_check', sql`${table.quantity} > 0`),
    check(
      'quote_event_quotation_check',
      sql`num_nulls(${table.price}, ${table.currency}, ${table.priceBasis}, ${table.validUntil}) = case ${table.action} when 'quote' then 0 else 4 end`,
    ),
    check(
      'quote_event_award_check',
      sql`case ${table.action} when 'award' then ${table.orderId} is not null else ${table.quantity} is null end`,
    ),
    index('quote_event_rfq').on(table.rfqId),
    index('quote_event_inquiry').on(table.inquiryId),
    index('quote_event_member').on(table.memberId),
    index('quote_event_company').on(table.companyId),
    index('quote_event_upload').on(table.uploadName),
    index('quote_event_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('quote_event_untold')
      .on(table.createdAt)
      .where(
        sql`${table.toldAt} is null and (${table.action} = 'revoke' or (${table.action} = 'decline' and ${table.orderId} is not null))`,
      ),
  ],
)

/** Links in mails, with which a company answers an RFQ or its RFQ list, or opens an order, without signing in. */
export const answerLink = pgTable(
  'answer_link',
  {
    /** The SHA-256 of the secret in the link. */
    tokenHash: text('token_hash').primaryKey(),
    /** The RFQ that the mail is about, or the order. Exactly one of these two is set. */
    rfqId: integer('rfq_id').references(() => rfq.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').references(() => purchaseOrder.id, { onDelete: 'cascade' }),
    /** The member to whom the mail went; null for the enquiries address of a company without members. */
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  table => [
    check('answer_link_target_check', sql`num_nonnulls(${table.rfqId}, ${table.orderId}) = 1`),
    index('answer_link_rfq').on(table.rfqId),
    index('answer_link_member').on(table.memberId),
    index('answer_link_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
)

export const idempotency = pgTable(
  'idempotency',
  {
    /** Whose key it is: a member's, or that of a link in a mail. */
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    link: text('link').references(() => answerLink.tokenHash, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: json('answer'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    check('idempotency_owner_check', sql`num_nonnulls(${table.memberId}, ${table.link}) = 1`),
    unique().on(table.memberId, table.key),
    unique().on(table.link, table.key),
  ],
)

/** What one company was awarded at once from one RFQ list. Its lines are the awards with its id. */
export const purchaseOrder = pgTable(
  'purchase_order',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    listId: integer('list_id')
      .notNull()
      .references(() => rfqList.id),
    /** What people call it: see orders/order-number.ts. */
    number: text('number').notNull().unique(),
    /** The buyer's terms: each may be ''. */
    poNumber: text('po_number').notNull().default(''),
    deliverTo: text('deliver_to').notNull().default(''),
    payment: text('payment').notNull().default(''),
    /** The state that follows from its steps: see tables/orders.ts. */
    state: text('state', { enum: orderStates }).notNull().default('ordered'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    oneOf(table.state),
    index('purchase_order_company').on(table.companyId),
    index('purchase_order_member').on(table.memberId),
    index('purchase_order_list').on(table.listId),
  ],
)

/** The exchange rates that a buyer typed for one RFQ list: the values in `currency`, each of a day. */
export const bidRates = pgTable(
  'bid_rates',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => rfqList.id, { onDelete: 'cascade' }),
    /** The currency of the totals is the one that was chosen last; the rates into another one stay for later. */
    currency: text('currency').notNull(),
    rates: json('rates').$type<{ currency: string; rate: string; date: string }[]>().notNull(),
    chosenAt: moment('chosen_at').notNull(),
  },
  table => [primaryKey({ columns: [table.listId, table.currency] })],
)
