import { atom, readonlyType } from 'nanostores'
import { LARGEST_FILE } from '#shared/forms/pdf.ts'
import { sheetEnding } from '#shared/procurement/attachments/sheet-ending.ts'

/** The reason why a sheet can't go with the requests, named like its message. */
export type SheetFault = 'sheetIsOther' | 'sheetIsLarge' | 'sheetIsUnreadable'

export type RunSheets = {
  offered: readonly File[]
  /** The offered sheet that goes with every request, byte for byte. */
  attached: File | null
  refused: { name: string; why: SheetFault } | null
}

const nothing: RunSheets = { offered: [], attached: null, refused: null }

/** Holds the buyer's sheets, of which one can go with the requests of a run. They end with the page. */
export function createRunSheets() {
  const $sheets = atom<RunSheets>(nothing)
  return {
    $sheets: readonlyType($sheets),
    /** Offers a sheet as it is now: its program may change the file later. A newer one of the same name replaces it. */
    async offer(given: File, isAttached = false): Promise<void> {
      const file = await copyOf(given)
      const before = $sheets.get()
      if (typeof file === 'string')
        return $sheets.set({ ...before, refused: { name: given.name, why: file } })
      const replaces = (other: File | null): boolean => other?.name === file.name
      $sheets.set({
        offered: [...before.offered.filter(other => !replaces(other)), file],
        attached: isAttached || replaces(before.attached) ? file : before.attached,
        refused: null,
      })
    },
    attach: (file: File | null): void => $sheets.set({ ...$sheets.get(), attached: file, refused: null }),
    clear: (): void => $sheets.set(nothing),
  }
}

async function copyOf(file: File): Promise<File | SheetFault> {
  if (!sheetEnding(file.name)) return 'sheetIsOther'
  if (file.size > LARGEST_FILE) return 'sheetIsLarge'
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch {
    return 'sheetIsUnreadable'
  }
}
