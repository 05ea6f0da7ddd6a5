import type { OrderEmail, OrderEmailName } from '@/domain/talk/emails/email'
import type { TermsEmails } from '@/domain/talk/emails/terms-emails'

const order = { number: 'M-11001', path: '/order/1' }

/** What every email about terms of payment may say. */
export const TERMS_MAILS: TermsEmails = {
  netTermsGiven: { company: 'Han River', amount: '$20,000.00', after: '30', path: '/company' },
  netTermsEnded: { company: 'Han River', path: '/company' },
  netTermsRefused: order,
  netTermsDue: { ...order, amount: '$1,234.50', day: 'December 27, 2026' },
  netTermsOverdue: { ...order, amount: '$1,234.50', day: 'December 27, 2026' },
  netTermsPaid: { ...order, amount: '$1,234.50' },
}

/** What each letter about an order on terms must tell. */
export const TERMS_TOLD = {
  orderOnTerms: [
    'identity',
    'secondPath',
    'seller',
    'items',
    'total',
    'due',
    'reference',
    'instructions',
    'until',
  ],
  orderNewOnTerms: ['buyer', 'items', 'total'],
  orderCredited: ['amount', 'seller'],
  orderCreditedSeller: ['amount', 'buyer'],
} as const satisfies Partial<Record<OrderEmailName, readonly (keyof OrderEmail)[]>>
