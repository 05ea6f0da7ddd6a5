import { MAX_REASON } from '@/domain/staff/staff-reason'
import { adminWords } from '@/admin/parts/words'

type Language = { language: string }

/** What a form judges by itself, and what a proof that was asked for may answer. All else arrives as a sentence. */
const PROBLEMS = [
  'money.invalid',
  'money.partsOfCent',
  'money.tooLarge',
  'payout.arrived',
  'payout.rate',
  'staff.proof',
  'staff.password',
] as const

/** Minutes a throttle lasts after too many wrong codes. */
const WAIT_MINUTES = 15

/** Texts shared by all commands of the panel. */
export function commandTexts(i18n: Language) {
  const t = adminWords(i18n, 'staff.commands')
  const factor = adminWords(i18n, 'staff.factor')
  const issues = adminWords(i18n, 'issues')
  return {
    back: t('back'),
    confirm: t('confirm'),
    sure: t('sure'),
    sending: t('sending'),
    reload: t('reload'),
    failed: t('failed'),
    unsure: t('unsure'),
    proof: { code: factor('anyCode'), password: t('proofPassword'), hint: t('proofHint') },
    problems: {
      ...Object.fromEntries(PROBLEMS.map((code) => [code, issues(code)])),
      'throttle.wait': issues('throttle.wait', { minutes: WAIT_MINUTES }),
    } as Record<string, string>,
  }
}

/** The maximum length of a text, and the message for longer text. */
export const lengthLimit = (i18n: Language, most: number) => ({
  most,
  tooLong: adminWords(i18n, 'issues')('message.tooLong', { max: most }),
})

/** A reason that staff must give. */
export const askedReason = (i18n: Language, most: number = MAX_REASON) => ({
  name: 'reason',
  blank: adminWords(i18n, 'issues')('status.reason'),
  ...lengthLimit(i18n, most),
})

export type CommandTexts = ReturnType<typeof commandTexts>
