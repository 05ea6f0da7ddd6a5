import type { PayloadRequest } from 'payload'
import { isId } from '@/domain/values/id'
import { localizedText } from '@/domain/values/localized-text'
import type { RoomGoods, WrittenRoom } from '@/domain/pages/recommended-room'
import type { Tier } from '@/domain/products/prices/tiers'
import { idOf } from '~/collections/shared/find-row'

/** A room with ids alone, however its relations were read. */
export const plainRoom = (room: WrittenRoom | null | undefined): WrittenRoom => ({
  category: idOf(room?.category),
  goods: (room?.goods ?? []).map(({ product, quantity }) => ({ product: idOf(product), quantity })),
})

type Row = { id: string; name?: unknown; status: string; moqPrices: Tier[] }

/** The products that a room names, in the request's transaction. */
export async function gatherRoomGoods({ goods }: WrittenRoom, req: PayloadRequest) {
  const ids = (goods ?? []).flatMap(({ product }) =>
    typeof product === 'string' && isId(product) ? [product] : [],
  )
  if (ids.length === 0) return new Map<string, RoomGoods>()
  const { docs } = await req.payload.db.find<Row>({
    collection: 'products',
    where: { id: { in: ids } },
    select: { name: true, status: true, moqPrices: true },
    pagination: false,
    req,
  })
  return new Map(
    docs.map(({ id, name, status, moqPrices }): [string, RoomGoods] => [
      id,
      { name: localizedText(name, 'en').text || '–', isApproved: status === 'approved', tiers: moqPrices },
    ]),
  )
}
