import { demoMembers } from '#host-demo/api/demo-members.ts'
import type { Settings } from '#host-demo/api/settings.ts'

/** Returns the notes that a start prints: members to sign in as, and the place to read mails. */
export function accountNotes(settings: Settings, url: string): string {
  const { buyer, seller, password } = demoMembers
  const members = settings.demoMembers
    ? `${buyer} (buys), ${seller} (sells)
  their password   ${password}`
    : 'none are made (DEMO_MEMBERS=1 makes them in a new database)'
  const mails = settings.outboxSecret
    ? `${url}/api/outbox?secret=${settings.outboxSecret}
                   shows all of them: keep this link to yourself (OPEN_OUTBOX=0 closes it)`
    : 'are shown to nobody but their member (OPEN_OUTBOX=1 prints a link to all)'
  return `
  Demo members     ${members}
  Mails            ${mails}
`
}
