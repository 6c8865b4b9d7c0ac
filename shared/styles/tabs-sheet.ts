import shoelace from '#shared/shoelace/theme.css?inline'
import tabs from './tabs.css?inline'

/** For widgets that show `Tabs` (shared/ui/tabs.tsx). */
export const tabsSheet = `${shoelace}\n${tabs}`
