import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** Returns true on a server and while served content is hydrated, and false from the first effect on. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
