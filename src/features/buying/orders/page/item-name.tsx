import { useLocale, useTranslations } from 'next-intl'
import { agreedName, buyersName, lineName, type LineNames } from '@/domain/orders/line-name'
import { unbroken } from '@/domain/values/text'

/** The name of a line in the reader's language, or in English with `lang` set. */
export function ItemName({ item }: { item: LineNames }) {
  const { text, lang } = lineName(item, useLocale())
  const shown = unbroken(text)
  return lang ? <span lang={lang}>{shown}</span> : shown
}

/** Where the name is today's: the one that was agreed. */
export function AgreedName({ item }: { item: LineNames }) {
  const t = useTranslations('order')
  const locale = useLocale()
  if (!lineName(item, locale).isNow) return null
  const { text, lang } = agreedName(item, locale)
  return (
    <p className="text-muted text-sm">
      {t.rich('agreedName', { name: () => <span lang={lang}>{text}</span> })}
    </p>
  )
}

/** For a seller or staff: the name that the buyer saw, if it differs. */
export function BuyersName({ item }: { item: LineNames }) {
  const t = useTranslations('order')
  const name = buyersName(item, useLocale())
  if (!name) return null
  return (
    <p className="text-muted text-sm">
      {t.rich('buyersName', { name: () => <span lang={name.lang}>{name.text}</span> })}
    </p>
  )
}
