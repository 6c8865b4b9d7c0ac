/** Every table. The SQL in migrations/ makes them; tables.test.ts holds the two together. */
export * from './tables/catalogue.ts'
export * from './tables/chat.ts'
export * from './tables/members.ts'
export * from './tables/trade.ts'
