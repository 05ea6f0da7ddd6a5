import 'server-only'
import { ORDER_DOCUMENTS } from '@/domain/orders/documents/order-documents'
import type { OrderFile } from '@/server/storage/store-order-documents'

/** The documents of a form, whose fields are named after their kinds. A field without a file sends an empty one. */
export async function sentFiles(form: FormData): Promise<OrderFile[]> {
  const files = ORDER_DOCUMENTS.flatMap((kind) =>
    form.getAll(kind).flatMap((sent) => (typeof sent !== 'string' && sent.size > 0 ? [{ kind, sent }] : [])),
  )
  return Promise.all(
    files.map(async ({ kind, sent }) => ({
      kind,
      name: sent.name,
      type: sent.type,
      bytes: Buffer.from(await sent.arrayBuffer()),
    })),
  )
}
