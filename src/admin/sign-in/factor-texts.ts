import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'

export type FactorTexts = Awaited<ReturnType<typeof factorTexts>>

/** All texts of the second-factor page, for each of its states. */
export async function factorTexts(locale: Locale, left: number) {
  const t = await getTranslations({ locale, namespace: 'staff.factor' })
  return {
    required: t('required'),
    about: t('about'),
    scan: t('scan'),
    byHand: t('byHand'),
    thenCode: t('thenCode'),
    code: t('code'),
    confirm: t('confirm'),
    codesTitle: t('codesTitle'),
    newCodesTitle: t('newCodesTitle'),
    codesText: t('codesText'),
    toAdmin: t('toAdmin'),
    isOn: t('isOn'),
    left: t('left', { count: left }),
    anyCode: t('anyCode'),
    renewTitle: t('renewTitle'),
    renewText: t('renewText'),
    renew: t('renew'),
    removeTitle: t('removeTitle'),
    removeText: t('removeText'),
    remove: t('remove'),
    sending: t('sending'),
    failed: t('failed'),
  }
}
