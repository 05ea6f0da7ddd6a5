import { createTranslator } from 'next-intl'
import en from '@/messages/en.json'

const t = createTranslator({ locale: 'en', messages: en, namespace: 'staff.desk' })
const issues = createTranslator({ locale: 'en', messages: en, namespace: 'issues' })

const PROBLEMS = [
  'checkout.key',
  'money.invalid',
  'money.partsOfCent',
  'money.tooLarge',
  'moves.notYours',
  'payment.known',
  'payment.quoteWaiting',
  'payment.reference',
  'payment.short',
  'payment.unknown',
  'refund.keyUsed',
  'refund.notByHand',
  'refund.notPaid',
  'refund.reference',
  'refund.tooMuch',
  'status.reason',
] as const

/** What every box on the desk says, and what may be wrong with what is typed into it. */
export const commonWords = () => ({
  back: t('back'),
  confirm: t('confirm'),
  sure: t('sure'),
  sending: t('sending'),
  reload: t('reload'),
  failed: t('failed'),
  unsure: t('unsure'),
  problems: Object.fromEntries(PROBLEMS.map((code) => [code, issues(code)])),
})

/** How long a text may be, and what is said of one that is longer. */
export const atMost = (most: number) => ({ most, tooLong: issues('message.tooLong', { max: most }) })

export type CommonWords = ReturnType<typeof commonWords>
