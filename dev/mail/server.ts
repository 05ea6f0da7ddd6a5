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
  const store = await openMailStore(place, keep)
  const smtp = await startSmtp(store, smtpPort)
  const web = await serve(mailRoutes(store), webPort, 'the mailbox page').catch(async (error: unknown) => {
    await smtp.close()
    throw error
  })
  return {
    url: web.url,
    port: web.port,
    smtpPort: smtp.port,
    async close() {
      await Promise.all([smtp.close(), web.close()])
      if (!folder) await rm(place, { recursive: true, force: true })
    },
  }
}
