import { sql } from '@payloadcms/db-postgres'
import type { FieldHook } from 'payload'
import { actorOfUser, isStaff } from '@/domain/people/actor'
import { staff } from '~/collections/shared/access'
import { actorOf } from '~/collections/shared/actor'
import { serverOnly, text } from '~/collections/shared/fields'
import { runSql } from '~/collections/shared/run-sql'

/** How many accounts have been emailed of how many there are, such as `1200 / 3400`; for the panel alone. */
const countSent: FieldHook = async ({ originalDoc, data, overrideAccess, req }) => {
  const isAsked = isStaff(actorOfUser(req.user)) || (overrideAccess && actorOf(req).kind === 'system')
  const { version, validFrom, needsAgreement } = { ...data, ...originalDoc } as Record<string, unknown>
  if (!isAsked || typeof version !== 'string' || !validFrom || needsAgreement !== true) return undefined
  const { rows } = await runSql(
    req,
    sql`select
      (select count(*)::int from emails where status = 'sent'
        -- '0' is the next after '/'.
        and dedupe_key > ${`terms/${version}/`} and dedupe_key < ${`terms/${version}0`}) as sent,
      (select count(*)::int from users where deleted_at is null) as accounts`,
  )
  const [found] = rows as { sent: number; accounts: number }[]
  return found ? `${found.sent} / ${found.accounts}` : undefined
}

export const mailingProgress = text('mailing', {
  virtual: true,
  access: { ...serverOnly, read: staff },
  hooks: { afterRead: [countSent] },
})
