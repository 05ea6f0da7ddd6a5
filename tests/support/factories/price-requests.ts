import { unique } from './unique'

type Sides = { buyer: string; seller: string }

export const aPriceRequest = ({ buyer, seller, products }: Sides & { products: string[] }) => ({
  number: unique('Q'),
  buyer,
  seller,
  status: 'offered',
  version: 2,
  items: products.map((product) => ({
    product,
    productName: 'Faucet',
    quantity: 300,
    targetPrice: 1500,
    unitPrice: 1600,
  })),
  neededBy: '2030-03-01',
  postalCode: 'M5V 2T6',
  note: 'For the second floor.',
  questions: ['csa'],
  freight: 45000,
  minDays: 20,
  maxDays: 30,
  offerNote: 'On two pallets.',
  reason: 'Only as long as it is there.',
  offeredAt: '2030-01-05T09:00:00.000Z',
  expiresAt: '2030-02-01T05:00:00.000Z',
})

export const anOfferTemplate = (seller: string) => ({
  seller,
  name: unique('Sea freight'),
  minDays: 30,
  maxDays: 40,
  daysValid: 14,
  note: 'On pallets.',
})
