import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { acknowledgeOrder } from '@/features/buying/orders/commands/fulfil-order'
import { addOrderDocuments, ship, type ShipState } from '@/features/buying/orders/waybill/waybill-actions'
import { aPaper } from '~/tests/support/factories/catalogue'
import { openBrowser } from '~/tests/support/http/browser'
import type { SignedIn } from '~/tests/support/roles'
import type { Shop } from '~/tests/support/shop/open-shop'

export type Sent = { kind: 'invoice' | 'packing_list'; bytes?: Uint8Array; name?: string }
type Fields = Record<string, string>

export const USUAL = { carrier: 'fedex', trackingNumber: '771204458130' }
export const aFile = (kind: Sent['kind'] = 'invoice', more: Partial<Sent> = {}): Sent => ({ kind, ...more })

/** Orders that wait for their waybill, and the forms that sellers send for them. */
export function waybillsOf(shop: () => Shop) {
  const seller = () => ({ kind: 'seller', id: shop().ids.users.seller, status: 'active' }) as const

  /** Paid and acknowledged. */
  async function toSend() {
    const buyer = await shop().buyer()
    const { orders } = await shop().paid(buyer, { [await shop().product()]: 10 })
    const [order = ''] = orders
    await acknowledgeOrder(seller(), order)
    return { order, buyer }
  }

  const formOf = (fields: Fields, files: readonly Sent[]) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ locale: 'en', ...fields })) form.set(name, value)
    for (const { kind, bytes = aPaper().data, name = 'paper.pdf' } of files)
      form.append(kind, new File([Buffer.from(bytes)], name, { type: 'application/pdf' }))
    return form
  }
  const browserOf = (role: SignedIn | 'visitor') =>
    openBrowser(role === 'visitor' ? undefined : shop().tokens[role])

  return {
    toSend,
    seller,
    sendShip: (
      fields: Fields,
      files: readonly Sent[] = [],
      role: SignedIn | 'visitor' = 'seller',
    ): Promise<ShipState> => browserOf(role).within(() => ship({}, formOf({ ...USUAL, ...fields }, files))),
    sendMore: (order: string, files: readonly Sent[], role: SignedIn | 'visitor' = 'seller') =>
      browserOf(role).within(() => addOrderDocuments({}, formOf({ order }, files))),
    statusOf: async (order: string) => (await shop().orderRow(order)).status,
    documentsOf: (order: string) =>
      shop().query<{ kind: string; owner_id: string; shared_with_id: string; filename: string }>(
        'select kind, owner_id, shared_with_id, filename from documents where order_id = $1 order by created_at, id',
        [order],
      ),
    onDisk: () => readdirSync(join(process.env.MARU_DATA ?? '', 'documents')).toSorted(),
  }
}
