import { atom, readonlyType } from 'nanostores'
import { LARGEST_FILE, pdfError } from '#shared/forms/pdf.ts'
import type { FileProblem } from './merge-files.ts'
import { mergeInWorker } from './merge-in-worker.ts'

/** The reason why files were refused. `size` is that of all together, in bytes. */
export type Refused =
  | { why: FileProblem; file: File }
  | { why: 'tooLarge'; files: readonly File[]; size: number }
  | { why: 'tooMany' | 'failed' }

export type Attachments = {
  files: readonly File[]
  isMerging: boolean
  refused: readonly Refused[]
}

/** Problems of a PDF that can be sent, but not together with others. */
const APART: readonly Refused['why'][] = ['encrypted', 'loss']

/** Returns true if a refused file can be sent alone. */
export const canGoAlone = ({ why, file }: Extract<Refused, { file: File }>): boolean =>
  APART.includes(why) && file.size <= LARGEST_FILE

export type NameMerged = (first: File, more: number) => string

export const MAX_FILES = 20

/** In bytes, before pictures are made smaller. More would fill the memory of a phone. */
const LARGEST_TOTAL = 200 * 1024 * 1024

/** The list is shown again with any form that holds the merged PDF. */
const partsOfMerged = new WeakMap<File, readonly File[]>()

const partsOf = (file: File | null): readonly File[] => (file ? (partsOfMerged.get(file) ?? [file]) : [])

class RefusedError extends Error {
  readonly refused: readonly Refused[]
  constructor(...refused: Refused[]) {
    super('The files were refused')
    this.refused = refused
  }
}

/** Holds the files of one form, which sends them as one PDF. A change is applied as a whole or not at all. */
export function createAttachments() {
  const $attachments = atom<Attachments>({ files: [], isMerging: false, refused: [] })
  let held: File | null = null
  let running = new AbortController()

  function settle(file: File | null, refused: readonly Refused[] = []): void {
    held = file
    $attachments.set({ files: partsOf(file), isMerging: false, refused })
  }

  return {
    $attachments: readonlyType($attachments),
    follow(file: File | null): void {
      if (file === held) return
      running.abort()
      settle(file)
    },
    /** Makes one PDF of these files, in their order. Rejects if it can't be made, or if the files change meanwhile. */
    async arrange(files: readonly File[], nameMerged: NameMerged): Promise<File> {
      running.abort()
      running = new AbortController()
      const { signal } = running
      $attachments.set({ files, isMerging: true, refused: [] })
      try {
        const { file, refused } = await join(files, partsOf(held), nameMerged, signal)
        signal.throwIfAborted()
        settle(file, refused)
        return file
      } catch (error) {
        const refused: readonly Refused[] =
          error instanceof RefusedError ? error.refused : [{ why: 'failed' }]
        if (!signal.aborted) settle(held, refused)
        throw error
      }
    },
    clear(): void {
      running.abort()
      settle(null)
    },
  }
}

async function join(
  files: readonly File[],
  before: readonly File[],
  nameMerged: NameMerged,
  signal: AbortSignal,
): Promise<{ file: File; refused: readonly Refused[] }> {
  const [only] = files
  // A single file stays unchanged, to the byte.
  if (only && files.length === 1 && !(await pdfError(only))) return { file: only, refused: [] }

  const added = files.filter(file => !before.includes(file))
  const tooLarge = (size: number) =>
    new RefusedError({ why: 'tooLarge', files: added.length > 0 ? added : files, size })
  if (files.length > MAX_FILES) throw new RefusedError({ why: 'tooMany' })
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > LARGEST_TOTAL) throw tooLarge(total)

  const { bytes, problems } = await mergeInWorker(files, signal)
  const refused = files.flatMap((file, index) => {
    const why = problems[index]
    return why ? [{ why, file }] : []
  })
  const kept = files.filter((_, index) => !problems[index])
  const [first] = kept
  // What stands in the way of a file alone is its size.
  if (files.length === 1 && refused.some(({ why }) => APART.includes(why))) throw tooLarge(total)
  // Files that were listed before are not dropped because of an addition.
  if (!first || refused.some(({ file }) => before.includes(file))) throw new RefusedError(...refused)
  if (kept.length === 1 && !(await pdfError(first))) return { file: first, refused }
  if (bytes.length > LARGEST_FILE) throw tooLarge(bytes.length)
  const file = new File([bytes], nameMerged(first, kept.length - 1), { type: 'application/pdf' })
  partsOfMerged.set(file, kept)
  return { file, refused }
}
