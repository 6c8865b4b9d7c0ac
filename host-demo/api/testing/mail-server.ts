import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Stage } from '../mail/reply-table.ts'

type Connection = SMTPServer['connections'] extends Set<infer Each> ? Each : never

/** How the mail server treats the next mail: it refuses it at a stage with a reply. By default it takes it. */
type Treatment =
  | { at: Stage; reply: string }
  | 'refuse'
  | 'postpone'
  | 'silence'
  | 'refuse content'
  | 'break after content'
  | 'silence after content'

/** The steps of a mail, each reported before its answer. */
type Step = 'recipient' | 'content' | 'answered'

/** Starts a real mail server on this machine, which keeps each mail whose content it got, as it came. */
export async function startMailServer(port = 0, heard: (step: Step) => void = () => undefined) {
  const mails: string[] = []
  const treatments: Treatment[] = []
  const answer = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code })
  /** Returns the refusal of the next mail, if it is to be refused at this stage. */
  const refusalAt = (stage: Stage): Error | null => {
    const [next] = treatments
    if (typeof next !== 'object' || next.at !== stage) return null
    treatments.shift()
    return answer(Number(next.reply.slice(0, 3)), next.reply.slice(4))
  }
  /** Replies in the place of the mail server's own code, which asks nobody at these stages. */
  function refuseCommands(connection: Connection): void {
    for (const name of ['EHLO', 'HELO', 'STARTTLS', 'DATA'] as const) {
      const handle = connection[`handler_${name}`].bind(connection)
      connection[`handler_${name}`] = (command, done) => {
        const [next] = treatments
        const stage = name === 'HELO' ? 'EHLO' : name
        if (typeof next !== 'object' || next.at !== stage) return handle(command, done)
        // A client that hears no to EHLO tries HELO (RFC 5321, 3.2).
        if (name !== 'EHLO') treatments.shift()
        connection.send(Number(next.reply.slice(0, 3)), next.reply.slice(4))
        done()
      }
    }
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // It would add an enhanced code to each reply.
    hideENHANCEDSTATUSCODES: true,
    onConnect(session, done) {
      for (const connection of server.connections)
        if (connection.id === session.id) refuseCommands(connection)
      const [next] = treatments
      if (typeof next === 'object' && next.at === 'STARTTLS') session.disabledCommands = []
      done(refusalAt('greeting'))
    },
    onAuth(_, __, done) {
      const refusal = refusalAt('AUTH')
      if (refusal) done(refusal)
      else done(null, { user: 'mailer' })
    },
    onMailFrom(_, __, done) {
      done(refusalAt('MAIL FROM'))
    },
    onRcptTo(_, __, done) {
      heard('recipient')
      const refusal = refusalAt('RCPT TO')
      if (refusal) return done(refusal)
      const treatment = treatments[0]
      if (treatment === 'refuse') done(answer(550, 'No such mailbox'))
      else if (treatment === 'postpone') done(answer(451, 'Greylisted, please try again later'))
      else if (treatment !== 'silence') return done()
      treatments.shift()
    },
    onData(stream, session, done) {
      const refusal = refusalAt('content')
      const treatment = refusal ? undefined : treatments.shift()
      // Rejects if the sender has died.
      const received = text(stream).catch(() => undefined)
      void received.then(content => {
        if (content === undefined) return
        if (refusal) return done(refusal)
        if (treatment === 'refuse content') return done(answer(554, 'Content refused'))
        mails.push(content)
        heard('content')
        if (treatment === 'silence after content') return
        if (treatment !== 'break after content') {
          done()
          heard('answered')
          return
        }
        for (const connection of server.connections) if (connection.id === session.id) connection.close()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    /** The content of every mail that came in full, its headers first. */
    mails,
    /** The treatments of the next mails. */
    treatments,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
