import { onTestFinished, vi } from 'vitest'

const CAMPAIGN = 'https://kedah-pumps.example/valves?id=7&utm_source=newsletter&utm_campaign=spring#prices'

/** Puts the element on this page until the test has ended. */
export function visitPage(address = CAMPAIGN, title = 'Valves'): void {
  const before = document.title
  vi.stubGlobal('location', new URL(address))
  document.title = title
  onTestFinished(() => {
    vi.unstubAllGlobals()
    document.title = before
  })
}

/** The line of this page for an element of `source="Kedah Pumps" reference="A-17" track="utm"`. */
export const campaignLine =
  'Sent from: Kedah Pumps (ref A-17), https://kedah-pumps.example/valves "Valves", utm_source=newsletter, utm_campaign=spring'

export const campaignLead = {
  source: 'Kedah Pumps',
  reference: 'A-17',
  page: 'https://kedah-pumps.example/valves',
  title: 'Valves',
  utm: { source: 'newsletter', campaign: 'spring' },
}
