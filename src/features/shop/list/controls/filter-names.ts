import { getTranslations } from 'next-intl/server'
import { countryName, placeName } from '@/domain/people/address/place-name'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { Facets } from '@/domain/search/facets'
import type { FilterOption } from '@/domain/search/filter-options'
import { CERT_NAMES, type Cert, type Color, type Material } from '@/domain/search/marks'
import type { CategoryNode } from '@/server/products/category-tree'

type List = { locale: Locale; tree: CategoryNode[]; facets: Facets }

/** The text of a filter; as a chip some need an extra word. */
export async function filterNames({ locale, tree, facets }: List) {
  const t = await getTranslations('browse')
  const money = (cents: number) => formatMoney(cents, locale).replace(/[.,]00(?=\D*$)/, '')
  const names = new Map(
    tree.flatMap((category) => [
      [category.slug, category.name] as const,
      ...category.children.map((child) => [`${category.slug}/${child.slug}`, child.name] as const),
    ]),
  )
  const suppliers = new Map(
    facets.suppliers.map(({ value, name, korean }) => [value, (locale === 'ko' && korean) || name]),
  )
  const between = (min: string | undefined, max: string | undefined, only: 'priceUnder' | 'upTo') => {
    if (max === undefined) return t('priceOver', { min: min ?? '' })
    return min === undefined ? t(only, { max }) : t('priceBetween', { min, max })
  }
  const amount = (cents: number | undefined) => (cents === undefined ? undefined : money(cents))
  const millimetres = (size: number | undefined) => (size === undefined ? undefined : `${size}\u00a0mm`)
  return (offer: FilterOption, alone = false): string => {
    switch (offer.facet) {
      case 'category':
        return names.get(offer.value) ?? offer.value.split('/').at(-1) ?? ''
      case 'price':
        return between(amount(offer.value.priceMin), amount(offer.value.priceMax), 'priceUnder')
      case 'moq':
        return t(alone ? 'moqAlone' : 'moq', { quantity: offer.value })
      case 'rating':
        return t('stars', { stars: offer.value })
      case 'stock':
        return t('inStock')
      case 'origin':
        return placeName(offer.value, locale)
      case 'color':
        return t(`colors.${offer.value as Color}`)
      case 'material':
        return t(`materials.${offer.value as Material}`)
      case 'cert':
        return CERT_NAMES[offer.value as Cert]
      case 'supplier':
        return suppliers.get(offer.value) ?? offer.value
      case 'arrives':
        return t(alone ? 'arrivesAlone' : 'arrives', { weeks: offer.value })
      case 'ships':
        return alone ? t('shipsAlone', { country: countryName('CA', locale) }) : countryName('CA', locale)
      case 'm2':
        return t('spans.m2', { span: between(amount(offer.value.min), amount(offer.value.max), 'upTo') })
      case 'length':
      case 'width':
      case 'height':
        return t(`spans.${offer.facet}`, {
          span: between(millimetres(offer.value.min), millimetres(offer.value.max), 'upTo'),
        })
    }
  }
}
