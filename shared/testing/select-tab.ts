import type { Screen } from './mount.ts'

/**
 * Chooses a tab of shared/ui/tabs.tsx by its label. In happy-dom a click does not pass through a slot to Shoelace's
 * listener, so this calls the group itself.
 */
export async function selectTab(screen: Screen, label: string | RegExp): Promise<void> {
  const tab = await screen.findByRole('tab', { name: label })
  const group = tab.closest('sl-tab-group')
  if (!group) throw new Error(`The tab ${label} stands in no group`)
  await group.updateComplete
  group.show(tab.getAttribute('panel') ?? '')
}
