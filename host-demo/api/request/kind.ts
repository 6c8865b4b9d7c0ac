/** What is traded. Ids are counted for each kind by itself. */
export type Kind = 'product' | 'service'
