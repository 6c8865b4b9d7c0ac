import { atom } from 'nanostores'

/** What another screen brings to that of the RFQ list, which takes it: a file to import, or the wish to paste lines. */
export const $brought = atom<File | 'lines' | undefined>()
