import { join } from 'node:path'
import { startGoogle } from './google/server'
import { startMail } from './mail/server'
import { startStripe } from './stripe/server'
import { refuseInProduction } from './serve'

type Running = { close: () => Promise<void> }

/** Starts all three on the ports that follow PORT; if one cannot start, none stays. An empty variable is none, as in `.env.example`. */
export async function startStandIns(given: NodeJS.ProcessEnv): Promise<Running> {
  refuseInProduction(given)
  const env: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value),
  )
  const base = Number(env.PORT ?? 3000)
  const siteUrl = env.SITE_URL ?? `http://localhost:${base}`
  const started = await Promise.allSettled<Running>([
    startMail({
      webPort: base + 2,
      smtpPort: base + 3,
      folder: env.MARU_DATA && join(env.MARU_DATA, 'mail'),
    }),
    startStripe({
      port: base + 4,
      webhookUrl: `${siteUrl}/api/webhooks/stripe`,
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      file: env.MARU_DATA && join(env.MARU_DATA, 'stripe.json'),
    }),
    startGoogle({
      port: base + 5,
      siteUrl,
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
    }),
  ])
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const close = async () => void (await Promise.all(running.map((one) => one.close())))
  const failure = started.find((one) => one.status === 'rejected')
  if (!failure) return { close }
  await close()
  throw failure.reason
}
