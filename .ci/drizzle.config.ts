import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: 'host-demo/api/database/tables.ts',
  out: 'host-demo/api/database/migrations',
})
