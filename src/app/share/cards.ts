import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { getProduct } from '@/features/shop/product/get-product'
import { listCategoryTree } from '@/server/products/category-tree'
import { getSettings } from '@/features/shop/pages/queries'
import { sharePath, type ShareCard, type ShareKind } from '@/features/shop/pages/share/share-card'

const HOME = 'home'

/** The content of a page's share image; null if the page does not exist. */
export async function shareCardOf(locale: Locale, kind: ShareKind, key: string): Promise<ShareCard | null> {
  const { siteName, tagline } = await getSettings(locale)
  if (kind === 'product') return productCard(locale, key, siteName)
  if (kind === 'category') {
    const category = (await listCategoryTree(locale)).find(({ slug }) => slug === key)
    return category
      ? { title: category.name, line: tagline, siteName, picture: { room: category.slug } }
      : null
  }
  const t = await getTranslations({ locale, namespace: 'home' })
  return key === HOME ? { title: t('headline'), line: '', siteName, picture: { room: 'hero' } } : null
}

async function productCard(locale: Locale, id: string, siteName: string): Promise<ShareCard | null> {
  const product = await getProduct(locale, id)
  if (typeof product === 'string') return null
  const t = await getTranslations({ locale, namespace: 'card' })
  const price = formatMoney(product.tiers[0]?.unitPrice ?? 0, locale)
  const [, hash] = /^\/img\/([\w-]+)-\d+$/.exec(product.images[0]?.src ?? '') ?? []
  return {
    title: product.name.text,
    line: `${t('from')} ${price}`,
    siteName,
    picture: hash ? { hash } : null,
  }
}

/** The URL of a page's share image; the default is the shop's. */
export async function shareImagePath(
  locale: Locale,
  kind: ShareKind = 'home',
  key = HOME,
): Promise<string | undefined> {
  const card = await shareCardOf(locale, kind, key)
  return card ? sharePath(locale, kind, key, card) : undefined
}
