import { LOCALES } from '@/domain/locale'
import { getTranslations } from '@/server/texts/translations'
import type { Sentences } from './reason-form'

const NAMES = {
  product: ['images', 'words', 'category', 'certificate'],
  // A category and certifications are part of no change request (rule C15).
  change: ['images', 'words'],
  sellerRefused: ['number', 'goods', 'contact'],
  sellerAsked: ['registration', 'address', 'sharp'],
} as const

/** Ready sentences in all languages, for a reason that a seller reads. */
export function readySentences(kind: keyof typeof NAMES): Sentences {
  const of = LOCALES.map((locale) => {
    const t = getTranslations({ locale, namespace: 'staff.queue.sentences' })
    const said = {
      product: NAMES.product.map((name) => t(`product.${name}`)),
      change: NAMES.change.map((name) => t(`product.${name}`)),
      sellerRefused: NAMES.sellerRefused.map((name) => t(`sellerRefused.${name}`)),
      sellerAsked: NAMES.sellerAsked.map((name) => t(`sellerAsked.${name}`)),
    }
    return [locale, said[kind]]
  })
  return Object.fromEntries(of) as Sentences
}
