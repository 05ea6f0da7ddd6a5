import type { OrderEmail } from '@/domain/talk/emails/email'

/** What the letters about an order may say. */
export const ORDER: OrderEmail = {
  name: 'Maude',
  number: 'M-10021',
  path: '/order/1',
  seller: 'Sorae',
  buyer: 'Jo Kim',
  items: '10 × Faucet: $180.00',
  arrival: 'Estimated arrival: November 30–December 4.',
  secondPath: '/api/order-document/1/confirmation?locale=en',
  identity: 'Sold by Sorae Ceramics, 12 Kiln Road, Canada. Email hello@sorae.test, phone 02-555-0134',
  total: '$203.40',
  due: '$406.80',
  until: 'November 28, 2026',
  amount: '$12.50',
  reason: 'Chipped',
  carrier: 'DHL',
  trackingNumber: '6891-0042',
  tracking: 'https://www.dhl.com/?tracking-id=6891-0042',
  reference: 'MARU-11001',
  instructions: 'Institution 000, account 900-1024-88',
}
