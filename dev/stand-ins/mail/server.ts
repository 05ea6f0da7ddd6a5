import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuseInProduction, serve } from '~/dev/stand-ins/serve'
import { mailRoutes } from './routes'
import { startSmtp } from './smtp'
import { openMailStore } from './store'

export type MailOptions = { webPort: number; smtpPort: number; folder?: string; keep?: number }

/** A mail server that keeps everything, and the mailbox to read it in. Without a folder nothing outlives it. */
export async function startMail({ webPort, smtpPort, folder, keep }: MailOptions) {
  refuseInProduction()
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'maru-mail-')))
  const closers = folder ? [] : [() => rm(place, { recursive: true, force: true })]
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step()
  }
  try {
    const store = await openMailStore(place, keep)
    const smtp = await startSmtp(store, smtpPort)
    closers.push(smtp.close)
    const web = await serve(mailRoutes(store), webPort, 'the mailbox page')
    closers.push(web.close)
    return { url: web.url, port: web.port, smtpPort: smtp.port, close }
  } catch (error) {
    await close()
    throw error
  }
}
