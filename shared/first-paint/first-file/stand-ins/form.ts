import { atom } from 'nanostores'

type Definition = { name: string; initial: Readonly<Record<string, string>> }

/** A form that nobody has touched. Where a draft may be kept, the whole bundle paints. */
export function formFor({ name, initial }: Definition) {
  if (Object.keys(localStorage).some(key => key.startsWith('trade-widgets:draft:'))) throw new Error(name)
  return {
    $values: atom(initial),
    $file: atom(null),
    $state: atom({ at: 'editing', fieldError: null }),
    $draft: atom({ kept: false, cutShort: false, fileToChooseAgain: '' }),
    $activeObserver: atom(null),
  }
}
