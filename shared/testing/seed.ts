/** The start of all randomness in the tests: the same number in every run, or the one given as `SEED`. */
export const seed = Number(process.env.SEED) || 20_261_125
