import { demoMembers } from '#host-demo/api/demo-members.ts'
import type { Settings } from '#host-demo/api/settings.ts'

/** Closes everything on Ctrl+C and SIGTERM. npm's shell swallows signals, so the end of that shell counts too. */
export function shutDownGracefully(close: () => Promise<void>): void {
  let ending = false
  const end = async (): Promise<void> => {
    if (ending) return
    ending = true
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void end()
  }, 500).unref()
}

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
  const sending = settings.mailServer
    ? `leave through ${new URL(settings.mailServer.url).hostname}`
    : 'stay on this machine (SMTP_URL and SMTP_FROM send them)'
  return `
  Demo members     ${members}
  Mails            ${sending}
                   ${mails}
`
}
