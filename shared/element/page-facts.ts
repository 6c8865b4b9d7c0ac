import { createContext, useContext } from 'react'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'

export type PageFacts = { hasMenu: boolean }

/** Facts that a server provides. In a browser the document does. */
export const PageFactsContext = createContext<PageFacts | undefined>(undefined)

export function useHasMenu(): boolean {
  const facts = useContext(PageFactsContext)
  const isHydrating = useHydrating()
  if (facts) return facts.hasMenu
  // A fragment is rendered for any page.
  if (isHydrating && !('served' in document.documentElement.dataset)) return false
  return document.querySelector('trade-menu') !== null
}
