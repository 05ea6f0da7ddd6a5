import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Locale } from '@/domain/locale'
import { fail, ok, type Result } from '@/domain/result'
import { and, eq, gt, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Transaction } from '@/server/db/transaction'

const { account_tokens: tokens } = tables

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

/** What a used link keeps. */
export const VOID = { usedAt: sql`now()`, data: null }

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Issues a link token and voids the member's earlier ones for that purpose. Only the hash is stored. */
export async function issueToken(tx: Transaction, token: NewToken): Promise<string> {
  const { purpose, email, locale, user = null, data, deviceHash = null, isDecoy = false } = token
  const secret = randomBytes(32).toString('base64url')
  if (user) {
    await tx
      .update(tokens)
      .set(VOID)
      .where(and(eq(tokens.user, user), eq(tokens.purpose, purpose), isNull(tokens.usedAt)))
  }
  await tx.insert(tokens).values({
    purpose,
    tokenHash: hashOf(secret),
    user,
    email,
    data: data ? JSON.stringify(data) : null,
    deviceHash,
    locale,
    expiresAt: sql`now() + ${HOURS[purpose]} * interval '1 hour'`,
    usedAt: isDecoy ? sql`now()` : null,
  })
  return secret
}

/** Reads a token without consuming it: mail scanners open pages too. */
export async function findToken(purpose: Purpose, secret: string): Promise<Result<Token>> {
  const db = await database()
  const [row] = await db
    .select({
      id: tokens.id,
      user: tokens.user,
      email: tokens.email,
      data: tokens.data,
      deviceHash: tokens.deviceHash,
      locale: tokens.locale,
      isUsed: sql<boolean>`${tokens.usedAt} is not null`,
      isExpired: sql<boolean>`${tokens.expiresAt} <= now()`,
    })
    .from(tokens)
    .where(and(eq(tokens.tokenHash, hashOf(secret)), eq(tokens.purpose, purpose)))
  if (!row) return fail('link.unknown', '')
  if (row.isUsed) return fail('link.used', '')
  return row.isExpired ? fail('link.expired', '') : ok(row)
}

/** Whether the link was opened in the browser that requested it. */
export const isSameDevice = (token: Token, { deviceHash }: Pick<Token, 'deviceHash'>) =>
  token.deviceHash !== null && token.deviceHash === deviceHash

/** Consumes a token atomically: of two concurrent calls only one succeeds. */
export async function consumeToken(tx: Transaction, id: string): Promise<boolean> {
  const used = await tx
    .update(tokens)
    .set(VOID)
    .where(and(eq(tokens.id, id), isNull(tokens.usedAt), gt(tokens.expiresAt, sql`now()`)))
    .returning({ id: tokens.id })
  return used.length > 0
}

/** Voids all open links of a member, after a change of password or email address. */
export async function voidTokens(tx: Transaction, user: string) {
  await tx
    .update(tokens)
    .set(VOID)
    .where(and(eq(tokens.user, user), isNull(tokens.usedAt)))
}
