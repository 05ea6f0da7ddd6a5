import 'server-only'
import type { Where } from 'payload'
import type { StoredChange } from '@/domain/products/listing/applied-change'
import { OPEN_CHANGES, type ChangeStatus } from '@/domain/products/listing/change-rule'
import type { ProductChange } from '@/payload-types'
import type { Data } from '@/server/db/data'

/** A change request with its texts in all languages. */
export type FoundChange = StoredChange & {
  id: string
  status: ChangeStatus
  reason: string | null
  createdAt: string
  updatedAt: string
  decidedAt: string | null
}

/** The open change request of a product, else null. */
export const findOpenChange = (db: Pick<Data, 'find'>, product: string) =>
  newest(db, { and: [{ product: { equals: product } }, { status: { in: [...OPEN_CHANGES] } }] })

/** The last change request of a product, open or not. */
export const findLastChange = (db: Pick<Data, 'find'>, product: string) =>
  newest(db, { product: { equals: product } })

async function newest(db: Pick<Data, 'find'>, where: Where): Promise<FoundChange | null> {
  const { docs } = await db.find({
    collection: 'product-changes',
    where,
    locale: 'all',
    sort: ['-createdAt', '-id'],
    limit: 1,
    pagination: false,
  })
  return docs[0] ? found(docs[0]) : null
}

function found({ reason, decidedAt, ...change }: ProductChange): FoundChange {
  const texts: object = change
  return { ...(texts as StoredChange), ...meta(change), reason: reason ?? null, decidedAt: decidedAt ?? null }
}

const meta = ({ id, status, createdAt, updatedAt }: ProductChange) => ({ id, status, createdAt, updatedAt })
