import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import { fail, ok, type Result } from '@/domain/result'
import { type Transaction, boot } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'

export type Purpose = 'sign_up' | 'reset' | 'change_email' | 'export' | 'delete'

/** How long a mailed link is good for. */
const HOURS: Record<Purpose, number> = { sign_up: 48, reset: 2, change_email: 24, export: 24, delete: 2 }

type NewToken = {
  purpose: Purpose
  email: string
  locale: Locale
  user?: string
  data?: object
  deviceHash?: string | null
  /** Made for the look of it and never sent: an answer takes as long either way. */
  isDecoy?: boolean
}

export type Token = {
  id: string
  user: string | null
  email: string
  data: string | null
  deviceHash: string | null
  locale: Locale
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** A new token for a link; the ones a member got before for the same purpose are void. Only its hash is kept. */
export async function issueToken(tx: Transaction, token: NewToken): Promise<string> {
  const { purpose, email, locale, user = null, data, deviceHash = null, isDecoy = false } = token
  const secret = randomBytes(32).toString('base64url')
  if (user) {
    await tx.execute(sql`
      update account_tokens set used_at = now(), data = null
      where user_id = ${user} and purpose = ${purpose} and used_at is null`)
  }
  await tx.execute(sql`
    insert into account_tokens (id, purpose, token_hash, user_id, email, data, device_hash, locale, expires_at, used_at)
    values (gen_random_uuid(), ${purpose}, ${hashOf(secret)}, ${user}, ${email}, ${data ? JSON.stringify(data) : null},
      ${deviceHash}, ${locale}, now() + ${HOURS[purpose]} * interval '1 hour', case when ${isDecoy} then now() end)`)
  return secret
}

type Row = Token & { isUsed: boolean; isExpired: boolean }

/** Looks at a token without using it: a page may be opened by a program that reads mail. */
export async function findToken(purpose: Purpose, secret: string): Promise<Result<Token>> {
  const { db } = await boot()
  const { rows } = await db.drizzle.execute<Row>(sql`
    select id, user_id as user, email, data, device_hash as "deviceHash", locale,
      used_at is not null as "isUsed", expires_at <= now() as "isExpired"
    from account_tokens where token_hash = ${hashOf(secret)} and purpose = ${purpose}`)
  const [row] = rows
  if (!row) return fail('link.unknown', '')
  if (row.isUsed) return fail('link.used', '')
  return row.isExpired ? fail('link.expired', '') : ok(row)
}

/** Whether a link is opened in the browser that asked for it. */
export const isSameDevice = (token: Token, { deviceHash }: Pick<Token, 'deviceHash'>) =>
  token.deviceHash !== null && token.deviceHash === deviceHash

/** Uses a token up. Of two who come at once one gets it. */
export async function consumeToken(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update account_tokens set used_at = now(), data = null
    where id = ${id} and used_at is null and expires_at > now() returning id`)
  return rows.length > 0
}

/** After a change of password or address no link that was mailed before opens anything. */
export async function voidTokens(tx: Transaction, user: string) {
  await tx.execute(sql`
    update account_tokens set used_at = now(), data = null where user_id = ${user} and used_at is null`)
}
