/** Every table. The SQL in migrations/ creates them; tables.test.ts checks that both agree. */
export * from './tables/catalogue.ts'
export * from './tables/chat.ts'
export * from './tables/members.ts'
export * from './tables/trade.ts'
