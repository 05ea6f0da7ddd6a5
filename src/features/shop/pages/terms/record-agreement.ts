import 'server-only'
import type { Locale } from '@/domain/locale'
import { lockAccount } from '@/server/auth/session/account-sessions'
import { and, eq, lte } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'
import { termsToday } from '@/server/people/terms-versions'

const { consents, terms_versions: versions } = tables

/** Records version and time, as sign-up does; once, if the form is sent twice. Nothing for a version that does not apply. */
export const recordAgreement = (user: string, version: string, locale: Locale) =>
  inTransaction(async (tx) => {
    if (!(await lockAccount(tx, user))) return
    const [shown] = await tx
      .select({ version: versions.version })
      .from(versions)
      .where(and(eq(versions.version, version), lte(versions.validFrom, termsToday())))
    const [given] = await tx
      .select({ id: consents.id })
      .from(consents)
      .where(and(eq(consents.user, user), eq(consents.kind, 'terms'), eq(consents.version, version)))
    if (shown && !given)
      await tx.insert(consents).values({ user, kind: 'terms', version, given: true, locale })
  })
