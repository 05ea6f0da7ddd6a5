import { unique } from './unique'

type Sold = { buyer: string; seller: string; order: string; products: string[] }

export const aReturn = ({ buyer, seller, order, products }: Sold) => ({
  number: unique('R'),
  order,
  buyer,
  seller,
  status: 'sent',
  version: 3,
  reason: 'damaged',
  items: products.map((product) => ({
    item: unique('line'),
    product,
    productName: 'Faucet',
    quantity: 2,
    unitPrice: 1600,
  })),
  note: 'The box was wet.',
  value: 3616,
  refunded: 0,
  address: '12 Dock Street, Toronto',
  freight: 'seller',
  sellerNote: 'At the back gate.',
  carrier: 'ups',
  trackingNumber: '1Z999AA10123456784',
  refusal: 'Too late.',
  complaint: 'Nobody answers.',
  decision: 'Refunded.',
  acceptedAt: '2030-01-05T09:00:00.000Z',
  sentAt: '2030-01-06T09:00:00.000Z',
  dueAt: '2030-02-01T05:00:00.000Z',
})
