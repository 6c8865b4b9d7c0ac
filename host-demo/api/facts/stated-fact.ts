/** A fact as a seller states it, such as `size`, 'Nominal size' and '8"'. */
export type StatedFact = { key: string; name: string; value: string }
