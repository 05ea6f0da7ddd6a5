import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { getShopFigures } from '@/features/shop/list/get-shop-figures'
import { localePath } from '@/messages/locales'

/** A line of what the shop has, each figure a way to it; nothing in an empty shop. */
export async function ShopFigures({ locale }: { locale: Locale }) {
  const { products, suppliers, soon, weeks, duty } = await getShopFigures()
  if (products === 0) return null
  const t = await getTranslations('home.figures')
  const figures = [
    { text: t('products', { count: products }), href: '/products' },
    ...(suppliers > 0 ? [{ text: t('suppliers', { count: suppliers }), href: '/suppliers' }] : []),
    ...(soon > 0 ? [{ text: t('soon', { count: soon, weeks }), href: `/products?arrives=${weeks}` }] : []),
  ]
  return (
    <ul className="border-line figures -mt-4 grid gap-x-8 gap-y-2 border-y py-3 font-medium sm:grid-cols-2 lg:flex lg:justify-between">
      {figures.map(({ text, href }) => (
        <li key={href}>
          <a className="link inline-block min-h-6" href={localePath(locale, href)}>
            {text}
          </a>
        </li>
      ))}
      {duty ? <li>{t('duty')}</li> : null}
    </ul>
  )
}
