import { useLocale, useTranslations } from 'next-intl'
import { buyersName, lineName, type LineNames } from '@/domain/orders/line-name'

/** The frozen name of a line in the reader's language, or in English with `lang` set. */
export function ItemName({ item }: { item: LineNames }) {
  const { text, lang } = lineName(item, useLocale())
  return lang ? <span lang={lang}>{text}</span> : text
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
