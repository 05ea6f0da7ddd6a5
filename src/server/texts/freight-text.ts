import type { Locale } from '@/domain/locale'
import type { Freight } from '@/domain/orders/shipping/freight'
import { getTranslations } from './translations'

/** Who carries it, where an email, a file or a paper names the carrier: 'Hyundai Glovis (sea freight)' (rule M109). */
export function forwarderText({ mode, forwarder }: Freight, locale: Locale): string {
  const t = getTranslations({ locale, namespace: 'freight' })
  return t('forwarderBy', { forwarder, mode: t(`modes.${mode}`) })
}

/** '12 boxes, 2 pallets'. */
export function loadText({ boxes, pallets }: Freight, locale: Locale): string {
  const t = getTranslations({ locale, namespace: 'freight' })
  const parts = [
    boxes === null ? null : t('boxes', { count: boxes }),
    pallets === null ? null : t('pallets', { count: pallets }),
  ]
  return parts.filter((part) => part !== null).join(', ')
}
