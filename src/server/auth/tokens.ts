import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import { fail, ok, type Result } from '@/domain/result'
import { type Transaction, boot } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'

export type Purpose = 'sign_up' | 'reset' | 'change_email' | 'export' | 'delete'

/** Lifetime of an emailed link in hours. */
const HOURS: Record<Purpose, number> = { sign_up: 48, reset: 2, change_email: 24, export: 24, delete: 2 }

type NewToken = {
  purpose: Purpose
  email: string
  locale: Locale
  user?: string
  data?: object
  deviceHash?: string | null
  /** A decoy that is never sent, so that the response takes equally long. */
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

/** Issues a link token and voids the member's earlier ones for that purpose. Only the hash is stored. */
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

/** Reads a token without consuming it: mail scanners open pages too. */
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

/** Whether the link was opened in the browser that requested it. */
export const isSameDevice = (token: Token, { deviceHash }: Pick<Token, 'deviceHash'>) =>
  token.deviceHash !== null && token.deviceHash === deviceHash

/** Consumes a token atomically: of two concurrent calls only one succeeds. */
export async function consumeToken(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update account_tokens set used_at = now(), data = null
    where id = ${id} and used_at is null and expires_at > now() returning id`)
  return rows.length > 0
}

/** Voids all open links of a member, after a change of password or email address. */
export async function voidTokens(tx: Transaction, user: string) {
  await tx.execute(sql`
    update account_tokens set used_at = now(), data = null where user_id = ${user} and used_at is null`)
}
