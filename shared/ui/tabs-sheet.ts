import shoelace from '#shared/shoelace/theme.css?inline'
import tabs from './tabs.css?inline'

/** For widgets that use `Tabs`. */
export const tabsSheet = `${shoelace}\n${tabs}`
