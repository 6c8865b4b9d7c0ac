import '@shoelace-style/shoelace/dist/components/avatar/avatar.js'
import '@shoelace-style/shoelace/dist/components/badge/badge.js'
import '@shoelace-style/shoelace/dist/components/details/details.js'
import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js'
import '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js'
import '@shoelace-style/shoelace/dist/components/menu/menu.js'
import '@shoelace-style/shoelace/dist/components/rating/rating.js'
import '@shoelace-style/shoelace/dist/components/relative-time/relative-time.js'
import '@shoelace-style/shoelace/dist/components/skeleton/skeleton.js'
import '@shoelace-style/shoelace/dist/components/tab-group/tab-group.js'
import '@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js'
import '@shoelace-style/shoelace/dist/components/tab/tab.js'
import '@shoelace-style/shoelace/dist/components/tooltip/tooltip.js'
import { useState } from 'react'
import { defineWidget } from '#shared/element/define.ts'
import shoelace from '#shared/shoelace/theme.css?inline'

function ShoelaceToy() {
  const [heard, setHeard] = useState<string[]>([])
  const hear = (what: string): void => setHeard(before => [...before, what])
  return (
    <>
      <sl-dropdown onsl-show={() => hear('shown')} onsl-hide={() => hear('hidden')}>
        <button type="button" slot="trigger">
          Choose
        </button>
        <sl-menu onsl-select={event => hear(`selected ${event.detail.item.value}`)}>
          <sl-menu-item value="valve">Ball valve</sl-menu-item>
          <sl-menu-item value="pump" type="checkbox">
            Mud pump
          </sl-menu-item>
        </sl-menu>
      </sl-dropdown>
      <sl-details summary="More" onsl-show={() => hear('opened')}>
        All of it
      </sl-details>
      <sl-tab-group onsl-tab-show={event => hear(`tab ${event.detail.name}`)}>
        <sl-tab slot="nav" panel="one">
          One
        </sl-tab>
        <sl-tab slot="nav" panel="two">
          Two
        </sl-tab>
        <sl-tab-panel name="one">First</sl-tab-panel>
        <sl-tab-panel name="two">Second</sl-tab-panel>
      </sl-tab-group>
      <sl-rating label="Stars" value={4} readonly />
      <sl-tooltip content="A hint">
        <sl-badge>New</sl-badge>
      </sl-tooltip>
      <sl-avatar label="Aisyah" />
      <sl-skeleton />
      <sl-relative-time date="2020-01-01T00:00:00Z" />
      <output>{heard.join(', ')}</output>
    </>
  )
}

/** Every part of Shoelace that widgets use, in one widget. */
export const tradeShoelaceTestWidget = defineWidget('trade-shoelace-toy', {
  summary: 'The parts of Shoelace.',
  component: ShoelaceToy,
  styles: shoelace,
})
