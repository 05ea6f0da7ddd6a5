import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { OPEN_CHANGES, type ChangeFacts } from '@/domain/products/listing/change-rule'
import { gatherPictures } from '~/collections/files/gather-pictures'
import { namesForeignDocuments } from '~/collections/files/gather-documents'
import { idOf } from '~/collections/shared/find-row'
import { runSql } from '~/collections/shared/run-sql'
import { lockProduct } from './lock-product'

type Change = { id?: string; product?: unknown; seller?: unknown; images?: unknown; documents?: unknown }

/** Facts for the rule of change requests. The locked product makes a concurrent request wait, so that it finds this one. */
export async function gatherChange(next: Change, req: PayloadRequest, before?: Change): Promise<ChangeFacts> {
  const product = idOf(next.product) ?? null
  if (!before) await lockProduct(req, sql`${product}::uuid`)
  const { foreignPictures } = await gatherPictures(next, req)
  const foreignDocuments = await namesForeignDocuments(product, next.documents, req)
  const { rows } = await runSql(
    req,
    sql`select exists (select 1 from product_changes where product_id = ${product} and status in ${[...OPEN_CHANGES]}
        and id is distinct from ${before?.id ?? null}) as "otherIsOpen",
      exists (select 1 from products where id = ${product} and archived_at is not null) as "isArchived"`,
  )
  const [standing] = rows as { otherIsOpen: boolean; isArchived: boolean }[]
  return {
    foreignPictures,
    foreignDocuments,
    otherIsOpen: Boolean(standing?.otherIsOpen),
    isArchived: Boolean(standing?.isArchived),
    now: new Date(),
  }
}
