import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { isMember } from '@/domain/people/actor'
import { fail } from '@/domain/result'
import { actorOf } from '~/collections/shared/actor'
import { rejection } from '~/collections/shared/enforce'
import { runSql } from '~/collections/shared/run-sql'

/**
 * An upload may take minutes, in which its member can delete the account: then nothing is stored, since the deletion has removed
 * their documents. The locked row makes a deletion, or another upload of the member, wait.
 */
export const lockOwner: CollectionBeforeChangeHook = async ({ collection, data, operation, req }) => {
  if (operation !== 'create' || !isMember(actorOf(req))) return data
  const { rows } = await runSql(
    req,
    sql`select deleted_at is not null as gone from users where id = ${data.owner} for no key update`,
  )
  const checked = fail('account.signIn', 'file')
  if (rows[0]?.gone !== false) throw rejection(collection.slug, checked.issues, req)
  return data
}
