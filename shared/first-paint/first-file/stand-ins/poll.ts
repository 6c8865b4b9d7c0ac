import { atom } from 'nanostores'

type PollState<Data> = { data: Data; error: undefined; requestedAt: number }

/** Asks once. As queries do, it throws a promise of the answer as long as there is none. */
export function createPoll<Data>({ load }: { load(signal: AbortSignal): Promise<Data> }) {
  const $polled = atom<PollState<Data> | undefined>()
  let pending: Promise<void> | undefined

  async function ask(): Promise<void> {
    const data = await load(new AbortController().signal)
    $polled.set({ data, error: undefined, requestedAt: 1 })
  }

  return Object.assign($polled, {
    get(): PollState<Data> {
      pending ??= ask()
      if (!$polled.value) throw pending
      return $polled.value
    },
    refresh(): void {},
  })
}

export const logicalTime = (): number => 0
