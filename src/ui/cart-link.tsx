import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Fill } from './fill'
import { Icon } from './icon'

/** The cart with its badge, which counts stored items only (spec 2). */
export function CartLink() {
  const t = useTranslations('header')
  return (
    <a className="button button-icon relative" href={localePath(useLocale(), '/cart')}>
      <Icon name="cart" />
      <span className="sr-only">{t('cart')}</span>
      <Fill what="cart" className="count absolute end-0 top-0" />
    </a>
  )
}
