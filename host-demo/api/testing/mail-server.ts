import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** How the mail server treats the next mail. By default it takes it. */
type Treatment =
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
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, done) {
      heard('recipient')
      const treatment = treatments[0]
      if (treatment === 'refuse') done(answer(550, 'No such mailbox'))
      else if (treatment === 'postpone') done(answer(451, 'Greylisted, please try again later'))
      else if (treatment !== 'silence') return done()
      treatments.shift()
    },
    onData(stream, session, done) {
      const treatment = treatments.shift()
      // Rejects if the sender has died.
      const received = text(stream).catch(() => undefined)
      void received.then(content => {
        if (content === undefined) return
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
