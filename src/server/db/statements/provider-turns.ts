import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const RATES = { smtp: 'SMTP_RATE', stripe: 'STRIPE_RATE' } as const

const turnRow = z.object({ wait: z.number() })

let isKept = false

/** From here on this process keeps to the rates. Workers do; a web server asks for a person who waits. */
export const keepRates = () => void (isKept = true)

/**
 * Waits until it is this process's turn with a provider, of which all workers together have so many a second as its variable says
 * (rule Q17). A turn is a time in a row that all of them move on; without a rate nothing is asked.
 */
export async function turnWith(provider: keyof typeof RATES) {
  const rate = Number(process.env[RATES[provider]] || 0)
  if (!isKept || rate === 0) return
  const [turn] = await checkedRows(
    await database(),
    turnRow,
    sql`insert into provider_turns as stored (provider, next_at) values (${provider}, clock_timestamp() + ${1 / rate} * interval '1 second')
      on conflict (provider) do update
        set next_at = greatest(stored.next_at, clock_timestamp()) + ${1 / rate} * interval '1 second'
      returning greatest(extract(epoch from next_at - clock_timestamp()) - ${1 / rate}::float, 0)::float as wait`,
  )
  await wait((turn?.wait ?? 0) * 1_000)
}
