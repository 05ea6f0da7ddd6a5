import 'server-only'
import { fail, failAll, issue, issuesOf, ok, type Result } from '@/domain/result'
import type { LatinInput } from '@/domain/people/sellers/latin-names'
import { checkProfile, type ProfileInput } from '@/domain/people/profile'
import { checkBusinessNumber, firstSellerProfile, sellersLatin } from '@/domain/people/sign-in/sign-up'
import { lockAccount } from '@/server/auth/session/account-sessions'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { asSystem } from '@/server/db/data'
import { queueEmail } from '@/server/talk/email/queue-email'
import { and, eq, isNotNull, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Member } from '@/server/auth/member'

const { users } = tables

export type SellerStart = ProfileInput & LatinInput & { businessRegistration: string }

/** A buyer becomes a seller (rules P3, P24): the account stays, a pending seller with the same id is created. */
export async function startSelling(member: Member, input: SellerStart): Promise<Result<object>> {
  const profile = checkProfile(input)
  const number = checkBusinessNumber(input.businessRegistration, input.country)
  const latin = sellersLatin('seller', input, profile)
  const issues = [
    ...issuesOf(profile),
    ...issuesOf(number),
    ...issuesOf(latin),
    ...(input.company?.trim() ? [] : [issue('account.company', 'company')]),
  ]
  if (!profile.ok || !number.ok || !latin.ok || issues.length > 0) return failAll(issues)
  const started = firstSellerProfile({
    email: member.email,
    profile: profile.value,
    businessRegistration: number.value,
    latin: latin.value,
  })
  return inTransaction(async (tx, inside) => {
    if (!(await lockAccount(tx, member.id))) return fail('account.signIn', '')
    const rows = await tx
      .update(users)
      .set({ userType: 'seller', updatedAt: sql`now()` })
      .where(and(eq(users.id, member.id), eq(users.userType, 'buyer'), isNull(users.suspendedAt)))
      .returning({ id: users.id })
    if (rows.length === 0) return fail(await refusalOf(tx, member.id), '')
    const db = await asSystem()
    await db.create({
      collection: 'sellers',
      data: { id: member.id, ...started } as never,
      req: { ...inside },
    })
    const { company } = started
    const { id: user, email: to, locale } = member
    await queueEmail(inside, { template: 'sellerReceived', params: { company }, to, user, locale })
    return ok({})
  })
}

async function refusalOf(tx: Transaction, id: string) {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.suspendedAt)))
  return rows.length > 0 ? 'account.suspended' : 'account.sellerAlready'
}
