/** What everything random in the tests is made from: `SEED`, else another one each time. Each test prints or names it. */
export const seed = Number(process.env.SEED) || Date.now() % 2 ** 31
