import 'server-only'
import type { Locale } from '@/domain/locale'
import { documentPath, type DocumentKind } from '@/domain/products/product-documents'
import type { Data } from '@/server/db/data'

export type OwnDocument = {
  id: string
  title: string
  kind: DocumentKind
  locale: Locale
  href: string
  /** Staff have approved it: buyers of the product can open it. */
  isListed: boolean
}

/** The seller's own documents among these, in their order; `db` reads as the seller. */
export async function listOwnDocuments(
  db: Pick<Data, 'find'>,
  ids: readonly string[],
): Promise<OwnDocument[]> {
  if (ids.length === 0) return []
  const { docs } = await db.find({
    collection: 'product-documents',
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
  })
  return [...new Set(ids)].flatMap((id) => {
    const found = docs.find((document) => document.id === id)
    if (!found) return []
    const { title, kind, locale, filename, isListed } = found
    return [{ id, title, kind, locale, href: documentPath(filename ?? ''), isListed }]
  })
}
