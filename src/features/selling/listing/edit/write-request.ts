import 'server-only'
import { move } from '@/domain/values/moves'
import { CHANGE_MOVES } from '@/domain/products/listing/change-rule'
import type { EditPlan } from '@/domain/products/listing/product-edit'
import type { ProductChange } from '@/payload-types'
import type { Data } from '@/server/db/data'
import { must } from '@/server/db/refusal'
import { saveLanguages } from '@/server/texts/save-languages'
import type { FoundChange } from './find-change'

type OwnedProduct = { product: string; seller: string }

/** Written as the server, since sellers cannot write change requests; the moves are judged as the seller's. */
export async function writeRequest(
  server: Data,
  owned: OwnedProduct,
  open: FoundChange | null,
  request: EditPlan['request'],
) {
  if (request === 'keep') return
  if (request === 'withdraw') return open ? withdrawOpenChange(server, open) : undefined
  const { changed, data, texts } = request
  if (open && open.status !== 'pending') must(move(CHANGE_MOVES, open.status, 'pending', 'seller'))
  await saveLanguages(server, {
    collection: 'product-changes',
    id: open?.id,
    data: { ...(open ? {} : owned), ...data, changed, status: 'pending' } as Partial<ProductChange>,
    texts,
  })
}

/** Ends an open change request; nothing of it is applied (rule C49). */
export async function withdrawOpenChange(server: Data, { id, status }: Pick<FoundChange, 'id' | 'status'>) {
  const to = must(move(CHANGE_MOVES, status, 'withdrawn', 'seller'))
  await server.update({ collection: 'product-changes', id, data: { status: to } })
}
