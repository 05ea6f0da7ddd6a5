import 'server-only'
import { documentPath } from '@/domain/products/product-documents'
import type { Product } from '@/payload-types'
import { asVisitor } from '@/server/db/data'
import type { DocumentView } from '@/features/shop/product/product-view'

/** The documents of a product that everybody may read, in the seller's order (rule C62). */
export async function listDocuments(named: Product['documents']): Promise<DocumentView[]> {
  const ids = (named ?? []).map((each) => (typeof each === 'string' ? each : each.id))
  if (ids.length === 0) return []
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'product-documents',
    where: { id: { in: ids } },
    pagination: false,
  })
  return ids
    .flatMap((id) => docs.find((document) => document.id === id) ?? [])
    .map(({ id, title, kind, locale, filesize, filename }) => ({
      id,
      title,
      kind,
      lang: locale,
      size: filesize ?? 0,
      href: documentPath(filename ?? ''),
    }))
}
