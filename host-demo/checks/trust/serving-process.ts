import { limits } from '#host-demo/api/security/limits.ts'
import { smallCatalogue } from '#host-demo/api/testing/small-catalogue.ts'
import { startServer } from '#host-demo/site/server/serve.ts'
import { shutDownGracefully } from '#host-demo/site/server/shutdown.ts'

/**
 * A marketplace in a separate process: on the database of the environment, with a small catalogue if `SMALL` is set.
 */
const server = await startServer({
  port: 0,
  partnerPort: 0,
  api: {
    demoMembers: true,
    ...(process.env.SMALL && { catalogue: async () => smallCatalogue() }),
    limits: limits(1e6),
    passwordCost: 2 ** 4,
    renderPatience: 120_000,
    logFault: console.error,
  },
})
shutDownGracefully(server.close)
console.log(server.url.replace('localhost', '127.0.0.1'))
