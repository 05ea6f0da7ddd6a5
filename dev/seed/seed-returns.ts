import { returnDeadline } from '@/domain/orders/returns/deadlines'
import { isFault, type ReturnReason } from '@/domain/orders/returns/request'
import { returnValue } from '@/domain/orders/returns/value'
import { required } from './catalogue'
import type { Clock } from './clock'
import { idOf, rowIdOf } from './ids'
import { salesAt, type Sale } from './sale'
import { productId } from './seed-products'
import { put, type Doc, type Seed } from './store'

type Back = {
  order: number
  product: string
  quantity: number
  reason: ReturnReason
  note: string
  /** Days ago of each step that was taken. */
  asked: number
  accepted?: number
  sent?: number
}

/** One that waits for its seller, and one that is on its way back (rule M85). */
const BACK: Back[] = [
  {
    order: 7,
    product: 'stone-grey-wool-flatweave-rug',
    quantity: 1,
    reason: 'not_as_described',
    note: 'The rug is much darker than in the images. It has not been used.',
    asked: 1,
  },
  {
    order: 3,
    product: 'slim-recessed-downlight-six-pack',
    quantity: 2,
    reason: 'faulty',
    note: 'In two packs the drivers hum, whatever dimmer we try.',
    asked: 9,
    accepted: 7,
    sent: 4,
  },
]

/** What buyers send back. */
export async function seedReturns(seed: Seed) {
  const sales = salesAt(seed.clock)
  const saleOf = (number: number) =>
    required(
      sales.find(({ order }) => order.number === number),
      `order ${number}`,
    )
  await put(
    seed,
    'returns',
    BACK.map((back, at) => returnDoc(back, saleOf(back.order), { at, clock: seed.clock })),
  )
}

function returnDoc(
  { order, product: slug, quantity, reason, note, ...days }: Back,
  sale: Sale,
  { at, clock }: { at: number; clock: Clock },
): Doc<'returns'> {
  const line = required(
    sale.totals.lines.find(({ product }) => product.slug === slug),
    slug,
  )
  const { unitPrice, product } = line
  const base = sale.totals.subtotal + sale.totals.shipping
  const taxes = sale.taxes.map(({ amount }) => ({ amount, base }))
  const on = (step: 'asked' | 'accepted' | 'sent') => {
    const ago = days[step]
    return ago === undefined ? undefined : clock.daysAgo(ago, `return ${order} ${step}`)
  }
  const [acceptedAt, sentAt] = [on('accepted'), on('sent')]
  const status = sentAt ? 'sent' : 'requested'
  const due = returnDeadline(status, new Date(sentAt ?? on('asked') ?? clock.now))
  return {
    id: idOf('return', order, slug),
    number: `R-${10_001 + at}`,
    order: sale.id,
    buyer: sale.buyerId,
    seller: sale.sellerId,
    status,
    version: sentAt ? 3 : 1,
    reason,
    note,
    items: [
      {
        id: rowIdOf('return line', order, slug),
        item: rowIdOf('order line', order, slug),
        product: productId(slug),
        productName: product.name.en,
        quantity,
        unitPrice,
        discounted: 0,
      },
    ],
    value: returnValue({ ...sale.totals, taxes }, [{ unitPrice, quantity }], isFault(reason)),
    refunded: 0,
    ...(acceptedAt && {
      acceptedAt,
      freight: 'seller' as const,
      address: 'Returns, Dock 4\n2100 Matheson Boulevard East\nMississauga ON  L4W 5E4',
      sellerNote: 'Please write the number of the return on the box.',
    }),
    ...(sentAt && { sentAt, carrier: 'purolator' as const, trackingNumber: '520127741983' }),
    dueAt: due?.dueAt,
    remindAt: due?.remindAt,
    createdAt: required(on('asked'), 'moment'),
    updatedAt: sentAt ?? on('asked'),
  }
}
