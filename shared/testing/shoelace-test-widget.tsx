import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js'
import type SlDropdown from '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { defineWidget } from '#shared/element/define.ts'
import shoelace from '#shared/ui/shoelace/theme.css?inline'

function ShoelaceToy() {
  const [heard, setHeard] = useState<string[]>([])
  const hear = useCallback((what: string): void => setHeard(before => [...before, what]), [])
  const dropdown = useRef<SlDropdown>(null)
  useLayoutEffect(() => {
    dropdown.current?.addEventListener('sl-show', () => hear('shown'))
    dropdown.current?.addEventListener('sl-hide', () => hear('hidden'))
  }, [hear])
  return (
    <>
      <sl-dropdown ref={dropdown}>
        <button type="button" slot="trigger">
          Choose
        </button>
        <div className="panel">
          <button type="button" onClick={() => hear('valve')}>
            Ball valve
          </button>
        </div>
      </sl-dropdown>
      <output>{heard.join(', ')}</output>
    </>
  )
}

// The one part of Shoelace that widgets use.
defineWidget('trade-shoelace-toy', {
  summary: 'The dropdown of Shoelace.',
  component: ShoelaceToy,
  styles: shoelace,
})
