/** Everything random in the tests begins with this number: the same one in every run, or the one given as `SEED`. */
export const seed = Number(process.env.SEED) || 20_261_125
