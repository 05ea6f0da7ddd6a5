import 'server-only'
import type { Locale } from '@/domain/locale'
import { lockAccount } from '@/server/auth/account-sessions'
import { inTransaction } from '@/server/db/transaction'
import { asVisitor } from '@/server/data'
import { sql } from '@/server/db/sql'
import type { Member } from '@/server/auth/member'

/** Consents are append-only: a withdrawal is another row. Idempotent. */
export async function saveNewsletterConsent({ id }: Member, isWanted: boolean, locale: Locale) {
  const { termsVersion } = await (await asVisitor()).findGlobal({ slug: 'settings' })
  await inTransaction(async (tx) => {
    if (!(await lockAccount(tx, id))) return
    const { rows } = await tx.execute(sql`
      update users set marketing_consent = ${isWanted}, updated_at = now()
      where id = ${id} and marketing_consent <> ${isWanted} returning id`)
    if (rows.length === 0) return
    await tx.execute(sql`
      insert into consents (id, user_id, kind, version, given, locale, created_at)
      values (gen_random_uuid(), ${id}, 'marketing', ${termsVersion}, ${isWanted}, ${locale}, now())`)
  })
}
