import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { familyKey } from '@/domain/products/cards/family'
import { idOf } from '~/collections/shared/find-row'
import { runSql } from '~/collections/shared/run-sql'

export type FamilyFields = { seller?: unknown; listedIn?: unknown; family?: unknown; archivedAt?: unknown }

/** A family as the database knows it; an archived product has none. */
const familyOf = ({ seller, listedIn, family, archivedAt }: FamilyFields) => {
  const key = archivedAt ? null : familyKey(family)
  return key === null ? null : { key, seller: idOf(seller), sub: idOf(listedIn) }
}

/** Counts the others of a family that the product comes into. The lock makes products that come into it at once follow one another. */
export async function familyOthers(
  next: FamilyFields,
  before: (FamilyFields & { id?: string }) | undefined,
  req: PayloadRequest,
): Promise<number | undefined> {
  const family = familyOf(next)
  if (!family || JSON.stringify(family) === JSON.stringify(before && familyOf(before))) return undefined
  const { key, seller, sub } = family
  await runSql(
    req,
    sql`select pg_advisory_xact_lock(hashtextextended(${`family ${seller} ${sub} ${key}`}, 0))`,
  )
  const { rows } = await runSql(
    req,
    sql`select count(*)::int as others from products where seller_id = ${seller} and family_key = ${key} and listed_in_id = ${sub}
      and archived_at is null and id is distinct from ${before?.id ?? null}`,
  )
  return Number(rows[0]?.others ?? 0)
}
