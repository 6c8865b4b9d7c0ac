import type { Screen } from './mount.ts'

/**
 * Chooses a tab of shared/ui/tabs.tsx by its label. A click would do in a browser; happy-dom takes no event through a
 * slot to Shoelace's listener, so this asks the group itself.
 */
export async function selectTab(screen: Screen, label: string | RegExp): Promise<void> {
  const tab = await screen.findByRole('tab', { name: label })
  const group = tab.closest('sl-tab-group')
  if (!group) throw new Error(`The tab ${label} stands in no group`)
  await group.updateComplete
  group.show(tab.getAttribute('panel') ?? '')
}
