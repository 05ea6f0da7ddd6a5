import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { listen } from '~/dev/stand-ins/serve'
import type { Envelope, MailStore } from './store'

const TOO_LARGE = 25_000_000

/** Takes any mail from any sender, signed in or not, and never passes it on. */
export async function startSmtp(store: Pick<MailStore, 'add'>, port: number) {
  const smtp = new SMTPServer({
    banner: 'Maru test mailbox',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: TOO_LARGE,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(new Error('Message is larger than 25 MB'))
        store.add(Buffer.concat(chunks), envelopeOf(session)).then(() => done(), done)
      })
    },
  })
  // A client that hangs up mid-sentence is its own affair, not a reason to stop.
  smtp.on('error', () => undefined)
  const actual = await listen(smtp.server, port, 'the mail stand-in (SMTP)')
  return { port: actual, close: () => new Promise<void>((resolve) => smtp.close(() => resolve())) }
}

function envelopeOf({ envelope }: SMTPServerSession): Envelope {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  }
}
