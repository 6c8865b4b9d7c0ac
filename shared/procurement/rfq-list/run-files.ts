import { atom, readonlyType } from 'nanostores'
import { type ApiError, toApiError } from '#shared/api/error.ts'
import type { Kind } from '#shared/api/items.ts'
import { uploadSheet } from '#shared/api/sheets.ts'
import { type UploadOptions, uploadPdf } from '#shared/api/uploads.ts'
import { attachmentName } from '#shared/forms/submitter.ts'
import type { RfqList } from './rfq-list.ts'
import { createRunSheets } from './run-sheets.ts'
import type { RunAttachment } from './sending.ts'

export type RunFiles = {
  file: File | null
  /** The uploaded share, from 0 to 1, or null without an upload. */
  progress: number | null
  error: { of: File; why: ApiError } | null
}

const nothing: RunFiles = { file: null, progress: null, error: null }

/** The upload of the sheet, or of the PDF for a kind of item. */
type Target = Kind | 'sheet'

const send = (target: Target, file: File, options: UploadOptions): Promise<string> =>
  target === 'sheet' ? uploadSheet(file, options) : uploadPdf(target, file, options)

/** Holds the files of a run, uploaded before the first request: the sheet once, the PDF once for each kind of item. */
export function createRunFiles() {
  const $files = atom<RunFiles>(nothing)
  const sheets = createRunSheets()
  const uploads = new Map<Target, { file: File; url: string }>()
  let choosing: Promise<void> | null = null
  let running = new AbortController()

  function clearPdf(): void {
    running.abort()
    choosing = null
    $files.set(nothing)
  }

  /** Uploads what is not there yet. Throws what `uploadPdf` throws, after `$files` has it. */
  async function uploadAll(wanted: ReadonlyMap<Target, File>, signal: AbortSignal): Promise<void> {
    const missing = [...wanted].filter(([target, file]) => uploads.get(target)?.file !== file)
    for (const [done, [target, of]] of missing.entries()) {
      const { file } = $files.get()
      const onProgress = (share: number): void =>
        $files.set({ file, progress: (done + share) / missing.length, error: null })
      try {
        uploads.set(target, { file: of, url: await send(target, of, { signal, onProgress }) })
        signal.throwIfAborted()
      } catch (error) {
        if (!signal.aborted) $files.set({ file, progress: null, error: { of, why: toApiError(error) } })
        throw error
      }
    }
  }

  return {
    $files: readonlyType($files),
    sheets,
    clear(): void {
      clearPdf()
      sheets.clear()
    },
    cancel(): void {
      running.abort()
      $files.set({ ...$files.get(), progress: null })
    },
    /** Takes the PDF once it is made. If that fails, the earlier choice stays. */
    async choose(file: Promise<File> | null): Promise<void> {
      if (!file) return clearPdf()
      const look = async (): Promise<void> => {
        const merged = await file.catch(() => null)
        if (choosing !== chosen) return
        choosing = null
        if (!merged) return
        $files.set({ ...nothing, file: merged })
      }
      const chosen = look()
      choosing = chosen
      await chosen
    },
    /** Uploads for the kinds on the list. Returns null if it failed or was stopped: then nothing may be sent. */
    async upload({ lines }: RfqList): Promise<RunAttachment | null> {
      const sheet = sheets.$sheets.get().attached
      if (!choosing && !$files.get().file && !sheet) return { product: '', service: '', fileName: '' }
      running.abort()
      running = new AbortController()
      const { signal } = running
      const kinds = new Set(lines.flatMap(({ offers }) => offers.map(({ kind }) => kind)))
      $files.set({ ...$files.get(), progress: 0, error: null })
      // The files are still being joined.
      await choosing
      const { file } = $files.get()
      const wanted = new Map<Target, File>(sheet && [['sheet', sheet]])
      if (file) for (const kind of kinds) wanted.set(kind, file)
      try {
        signal.throwIfAborted()
        await uploadAll(wanted, signal)
      } catch {
        return null
      }
      $files.set({ file, progress: null, error: null })
      // The server takes the PDF first.
      const urlsFor = (kind: Kind): string =>
        [kind, 'sheet' as const]
          .flatMap(target => (wanted.has(target) && uploads.get(target)?.url) || [])
          .join(' ')
      return { product: urlsFor('product'), service: urlsFor('service'), fileName: attachmentName(file) }
    },
  }
}
