import { useLocale, useTranslations } from 'next-intl'
import { LEAST_VISITORS } from '@/domain/analytics/led-words'
import { isProvince } from '@/domain/people/address/postal-code'
import { formatTag } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { Price } from '@/ui/parts/price'
import type { RankedPlace, RankingsView as Found } from './get-rankings'
import { Ranking } from './ranking'

/** The best products, the places of the buyers, and the words that led from our search (rules S14, S24). */
export function Rankings({ rankings: { products, provinces, countries, words } }: { rankings: Found }) {
  const t = useTranslations('analytics')
  const named = useTranslations('provinces')
  const locale = useLocale()
  const country = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const lineOf = ({ key, buyers, orders, sales }: RankedPlace, name: string | undefined) => ({
    key: key ?? '',
    name: name ?? t('unknown'),
    first: <Price cents={sales} />,
    second: t('placeCounts', { orders, buyers }),
  })
  return (
    <div className="mt-10 grid items-start gap-8 xl:grid-cols-2">
      <Ranking
        id="products"
        note={t('productsNote')}
        lines={products.map(({ id, name, lang, views, units, sales }) => ({
          key: id,
          name: (
            <a className="link" lang={lang} href={localePath(locale, `/seller/edit-product/${id}`)}>
              {name}
            </a>
          ),
          first: <Price cents={sales} />,
          second: t('productCounts', { units, views }),
        }))}
      />
      <Ranking
        id="words"
        note={t('wordsNote', { least: LEAST_VISITORS })}
        lines={words.map(({ words: text, visitors }) => ({
          key: text,
          name: <span lang="">{text}</span>,
          first: t('visitorCount', { count: visitors }),
        }))}
      />
      <Ranking
        id="provinces"
        lines={provinces.map((place) =>
          lineOf(place, isProvince(place.key) ? named(place.key) : (place.key ?? undefined)),
        )}
      />
      <Ranking
        id="countries"
        lines={countries.map((place) => lineOf(place, place.key ? country.of(place.key) : undefined))}
      />
    </div>
  )
}
