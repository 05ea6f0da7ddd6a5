import 'server-only'
import { useTranslations } from 'next-intl'
import { useLineWords } from '@/server/cart/line-words'

/** The texts of the sheet, with placeholders that the browser fills. */
export function useAgainWords() {
  const t = useTranslations('orderAgain')
  const issues = useTranslations('issues')
  const shared = useLineWords()
  return {
    ...shared,
    sheet: t('sheet'),
    all: t('all'),
    pick: t.raw('pick') as string,
    then: t.raw('then') as string,
    now: t.raw('now') as string,
    same: t.raw('same') as string,
    otherUnit: t('otherUnit'),
    sums: t.raw('sums') as string,
    totalThen: t('totalThen'),
    checkOut: t('checkOut'),
    failed: t.raw('failed') as string,
    issues: {
      ...shared.issues,
      'orderAgain.gone': issues('orderAgain.gone'),
      'orderAgain.archived': issues('orderAgain.archived'),
      'orderAgain.suspended': issues('orderAgain.suspended'),
      'quickOrder.sentBefore': issues('quickOrder.sentBefore'),
    } as Record<string, string>,
  }
}

export type AgainWords = ReturnType<typeof useAgainWords>
