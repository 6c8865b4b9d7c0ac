import { atom, readonlyType } from 'nanostores'
import { type ApiError, toApiError } from '#shared/api/error.ts'
import type { Kind } from '#shared/api/items.ts'
import { uploadPdf } from '#shared/api/uploads.ts'
import { attachmentName } from '#shared/forms/pdf.ts'
import type { RfqList } from './rfq-list.ts'
import type { RunAttachment } from './sending.ts'

export type RunFiles = {
  file: File | null
  /** The uploaded share, from 0 to 1, or null without an upload. */
  progress: number | null
  error: ApiError | null
}

const nothing: RunFiles = { file: null, progress: null, error: null }

/** Holds the files of a run, uploaded once for each kind of item, before the first request. */
export function createRunFiles() {
  const $files = atom<RunFiles>(nothing)
  let choosing: Promise<void> | null = null
  let uploads = new Map<Kind, string>()
  let running = new AbortController()

  function clear(): void {
    running.abort()
    choosing = null
    uploads = new Map()
    $files.set(nothing)
  }

  async function uploadFor(kinds: readonly Kind[], file: File, signal: AbortSignal): Promise<void> {
    const missing = kinds.filter(kind => !uploads.has(kind))
    let done = 0
    for (const kind of missing) {
      const onProgress = (share: number): void =>
        $files.set({ file, progress: (done + share) / missing.length, error: null })
      uploads.set(kind, await uploadPdf(kind, file, { signal, onProgress }))
      signal.throwIfAborted()
      done += 1
    }
  }

  return {
    $files: readonlyType($files),
    clear,
    cancel(): void {
      running.abort()
      $files.set({ ...$files.get(), progress: null })
    },
    /** Takes the PDF once it is made. If that fails, the earlier choice stays. */
    async choose(file: Promise<File> | null): Promise<void> {
      if (!file) return clear()
      const look = async (): Promise<void> => {
        const merged = await file.catch(() => null)
        if (choosing !== chosen) return
        choosing = null
        if (!merged) return
        uploads = new Map()
        $files.set({ ...nothing, file: merged })
      }
      const chosen = look()
      choosing = chosen
      await chosen
    },
    /** Uploads for the kinds on the list. Returns null if it failed or was stopped: then nothing may be sent. */
    async upload({ lines }: RfqList): Promise<RunAttachment | null> {
      if (!choosing && !$files.get().file) return { product: '', service: '', fileName: '' }
      running.abort()
      running = new AbortController()
      const { signal } = running
      const kinds = new Set(lines.flatMap(({ offers }) => offers.map(({ kind }) => kind)))
      $files.set({ ...$files.get(), progress: 0, error: null })
      // The files are still being joined.
      await choosing
      const { file } = $files.get()
      try {
        signal.throwIfAborted()
        if (file) await uploadFor([...kinds], file, signal)
      } catch (error) {
        if (!signal.aborted) $files.set({ file, progress: null, error: toApiError(error) })
        return null
      }
      $files.set({ file, progress: null, error: null })
      return {
        product: uploads.get('product') ?? '',
        service: uploads.get('service') ?? '',
        fileName: attachmentName(file),
      }
    },
  }
}
