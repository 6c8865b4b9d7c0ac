import '@shoelace-style/shoelace/dist/components/tab/tab.js'
import '@shoelace-style/shoelace/dist/components/tab-group/tab-group.js'
import '@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js'
import { type ReactNode, useId } from 'react'
import shoelace from '#shared/shoelace/theme.css?inline'
import tabs from './tabs.css?inline'

/** For widgets that use `Tabs`. */
export const tabsSheet = `${shoelace}\n${tabs}`

/** `longestLabel`: the longest label that may come later. Its width is reserved, so that nothing moves then. */
export type Tab<Name extends string> = { name: Name; label: string; longestLabel?: string | undefined }

type Props<Name extends string> = {
  tabs: readonly Tab<Name>[]
  active: Name
  onSelect: (name: Name) => void
  /** `manual` for tabs that cost a request: arrow keys move the focus, Enter or Space chooses. */
  activation?: 'auto' | 'manual'
  /** The content of the active tab. */
  children: ReactNode
}

/** Tabs with one panel. Adopt `tabsSheet` beside the widget's own styles. */
export function Tabs<Name extends string>(props: Props<Name>) {
  const { tabs, active, onSelect, activation = 'auto', children } = props
  const id = useId()
  // Shoelace also reports the tab that we made active ourselves.
  const choose = (event: CustomEvent<{ name: string }>): void => {
    const chosen = tabs.find(({ name }) => name === event.detail.name)
    if (chosen && chosen.name !== active) onSelect(chosen.name)
  }
  return (
    <sl-tab-group
      className="tabs"
      part="tabs"
      activation={activation}
      noScrollControls={true}
      onsl-tab-show={choose}
    >
      {tabs.map(({ name, label, longestLabel }) => (
        <sl-tab
          key={name}
          id={`${id}${name}`}
          className="tab"
          slot="nav"
          panel={name}
          active={name === active}
        >
          <span className="tab-label" data-longest-label={longestLabel}>
            {label}
          </span>
        </sl-tab>
      ))}
      {tabs.map(({ name }) => (
        <sl-tab-panel
          key={name}
          className="tab-panel"
          name={name}
          active={name === active}
          aria-labelledby={`${id}${name}`}
        >
          {name === active && children}
        </sl-tab-panel>
      ))}
    </sl-tab-group>
  )
}
