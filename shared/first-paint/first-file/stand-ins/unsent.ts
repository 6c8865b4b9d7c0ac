import { atom } from 'nanostores'

type Definition = { initial: Readonly<Record<string, string>> }

/** Where something that was written may be kept on the device, the whole bundle paints. */
function expectNothingKept(): void {
  const isKept = Object.keys(localStorage).some(key => /^trade-widgets:(draft|outbox):/.test(key))
  if (isKept) throw new Error('There are drafts')
}

/** A form that nobody has touched. */
export function formFor({ initial }: Definition) {
  expectNothingKept()
  return {
    $values: atom(initial),
    $file: atom(null),
    $state: atom({ at: 'editing', fieldError: null }),
    $draft: atom({ kept: false, cutShort: false, fileToChooseAgain: '' }),
    $activeObserver: atom(null),
  }
}

export const drafts = { read: expectNothingKept, adopt: expectNothingKept }

export function createLateSending() {
  expectNothingKept()
  return { $outgoing: atom([]), $sending: atom(), $delay: atom() }
}
