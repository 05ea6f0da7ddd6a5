import * as z from 'zod'
import type { SubjectKind } from '@/domain/staff/decision'
import { checkedRows } from '@/server/db/checked-rows'
import { sql, type SQL } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'

const subject = z.object({
  seller: z.string(),
  status: z.string(),
  isArchived: z.boolean(),
  /** Nothing is missing that an approval needs (rule P26). */
  isReady: z.boolean(),
  /** Of a seller: what Canadians read, which is in Latin letters before an approval (rule N22). */
  names: z.record(z.string(), z.string().nullable()).nullable(),
  /** Of a seller or a product: the question that waits for an answer. */
  asked: z.string().nullable(),
  version: z.string(),
})

export type Subject = z.infer<typeof subject>

/** A time as Payload writes it. */
const timeOf = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The business documents of the seller `s`; those for the badge are others (rule P26). */
export const businessDocuments = sql`documents d where d.owner_id = s.id and d.kind = 'business'
  and not exists (select 1 from verifications v where v.document_id = d.id)`

/** What staff saw of a row of each kind: the time of its last write, of a seller `s` also the documents. */
export const VERSIONS = {
  seller: sql`${timeOf(sql`s.updated_at`)} || ' ' ||
    (select md5(coalesce(string_agg(d.id::text, ',' order by d.id), '')) from ${businessDocuments})`,
  product: timeOf(sql`p.updated_at`),
  'product-change': timeOf(sql`c.updated_at`),
} satisfies Record<SubjectKind, SQL>

const STANDINGS: Record<SubjectKind, (id: string) => SQL> = {
  // Nobody decides on who is suspended (rule P28).
  seller: (
    id,
  ) => sql`select s.id as seller, case when u.suspended_at is null then s.status::text else 'suspended' end as status,
    false as "isArchived", coalesce(btrim(s.business_registration), '') <> '' as "isReady",
    json_build_object('country', s.country, 'company', s.company, 'contactPerson', s.contact_person, 'address', s.address,
      'address2', s.address2, 'city', s.city, 'province', s.province) as names,
    s.document_asked as asked, ${VERSIONS.seller} as version
    from sellers s join users u on u.id = s.id where s.id = ${id}`,
  product: (
    id,
  ) => sql`select p.seller_id as seller, p.status::text as status, p.archived_at is not null as "isArchived",
    true as "isReady", null as names, p.changes_asked as asked, ${VERSIONS.product} as version from products p where p.id = ${id}`,
  'product-change': (id) => sql`select c.seller_id as seller, c.status::text as status,
    p.archived_at is not null as "isArchived", true as "isReady", null as names, null as asked,
    ${VERSIONS['product-change']} as version
    from product_changes c join products p on p.id = c.product_id where c.id = ${id}`,
}

/** Who owns what is decided, and where it stands now; undefined if there is none of this kind. */
export async function readSubject(db: Database, kind: SubjectKind, id: string): Promise<Subject | undefined> {
  const [found] = await checkedRows(db, subject, STANDINGS[kind](id))
  return found
}
