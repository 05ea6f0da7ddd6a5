import { createTranslator } from 'next-intl'
import en from '@/messages/en.json'

const t = createTranslator({ locale: 'en', messages: en, namespace: 'staff.commands' })
const factor = createTranslator({ locale: 'en', messages: en, namespace: 'staff.factor' })
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
  'payout.amount',
  'payout.arrived',
  'payout.keyUsed',
  'payout.noBatch',
  'payout.none',
  'payout.notCovered',
  'payout.rate',
  'payout.reference',
  'payout.unknown',
  'message.blank',
  'moves.impossible',
  'refund.keyUsed',
  'refund.notByHand',
  'refund.notPaid',
  'refund.cancelled',
  'refund.reference',
  'refund.tooMuch',
  'staff.proof',
  'status.reason',
  'thread.gone',
  'thread.unknown',
] as const

/** Minutes a throttle lasts after too many wrong codes. */
const WAIT_MINUTES = 15

/** Texts shared by all money commands, with the messages of their issues. */
export const commandTexts = () => ({
  back: t('back'),
  confirm: t('confirm'),
  sure: t('sure'),
  sending: t('sending'),
  reload: t('reload'),
  failed: t('failed'),
  unsure: t('unsure'),
  proof: { code: factor('anyCode'), password: t('proofPassword'), hint: t('proofHint') },
  problems: {
    ...Object.fromEntries(PROBLEMS.map((code) => [code, issues.raw(code) as string])),
    'throttle.wait': issues('throttle.wait', { minutes: WAIT_MINUTES }),
  } as Record<string, string>,
})

/** The maximum length of a text, and the message for longer text. */
export const lengthLimit = (most: number) => ({ most, tooLong: issues('message.tooLong', { max: most }) })

export type CommandTexts = ReturnType<typeof commandTexts>
