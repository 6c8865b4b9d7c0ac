import { renderFragment } from '#host-demo/package/npm/server-entry.ts'

/** Renders an element as the server of a host does, and waits as long as a busy machine takes. */
export const patientRender: typeof renderFragment = (tag, attributes, options) =>
  renderFragment(tag, attributes, { timeout: 60_000, ...options })
