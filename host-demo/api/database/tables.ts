/** Every table. After a change, `npm run migration` writes into migrations/ what brings a database to it. */
export * from './tables/catalogue.ts'
export * from './tables/chat.ts'
export * from './tables/facts.ts'
export * from './tables/imports.ts'
export * from './tables/mails.ts'
export * from './tables/members.ts'
export * from './tables/orders.ts'
export * from './tables/trade.ts'
