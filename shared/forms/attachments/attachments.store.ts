import { atom, readonlyType } from 'nanostores'
import { LARGEST_FILE, pdfError } from '#shared/forms/pdf.ts'
import type { FileProblem } from './merge-files.ts'
import { mergeInWorker } from './merge-in-worker.ts'

/** Why files were not taken. `size` is that of all together, in bytes. */
export type Refused =
  | { why: FileProblem; file: File }
  | { why: 'tooLarge'; files: readonly File[]; size: number }
  | { why: 'tooMany' | 'failed' }

export type Attachments = {
  files: readonly File[]
  isMerging: boolean
  refused: readonly Refused[]
}

/** The name of the PDF that is made of a file and so many more. */
export type NameMerged = (first: File, more: number) => string

export const MOST_FILES = 20

/** In bytes, before pictures are made smaller: more would fill the memory of a phone. */
const LARGEST_TOTAL = 200 * 1024 * 1024

/** What each merged PDF was made of: the list is shown again wherever the form shows the PDF. */
const partsOfMerged = new WeakMap<File, readonly File[]>()

const partsOf = (file: File | null): readonly File[] => (file ? (partsOfMerged.get(file) ?? [file]) : [])

class RefusedError extends Error {
  readonly refused: readonly Refused[]
  constructor(...refused: Refused[]) {
    super('The files were refused')
    this.refused = refused
  }
}

/** The files of one form, which holds them as one PDF. A change comes through as a whole, or all stays as it was. */
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
    /** Tells what the form holds, whoever chose it. */
    follow(file: File | null): void {
      if (file === held) return
      running.abort()
      settle(file)
    },
    /** The one PDF of these files, in their order. Rejects when it can't be made, or when they are changed meanwhile. */
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
  // As it is, to the byte.
  if (only && files.length === 1 && !(await pdfError(only))) return { file: only, refused: [] }

  const added = files.filter(file => !before.includes(file))
  const tooLarge = (size: number) =>
    new RefusedError({ why: 'tooLarge', files: added.length > 0 ? added : files, size })
  if (files.length > MOST_FILES) throw new RefusedError({ why: 'tooMany' })
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > LARGEST_TOTAL) throw tooLarge(total)

  const { bytes, problems } = await mergeInWorker(files, signal)
  const refused = files.flatMap((file, index) => {
    const why = problems[index]
    return why ? [{ why, file }] : []
  })
  const kept = files.filter((_, index) => !problems[index])
  const [first] = kept
  // What stood there already is not dropped because something is added to it.
  if (!first || refused.some(({ file }) => before.includes(file))) throw new RefusedError(...refused)
  if (kept.length === 1 && !(await pdfError(first))) return { file: first, refused }
  if (bytes.length > LARGEST_FILE) throw tooLarge(bytes.length)
  const file = new File([bytes], nameMerged(first, kept.length - 1), { type: 'application/pdf' })
  partsOfMerged.set(file, kept)
  return { file, refused }
}
