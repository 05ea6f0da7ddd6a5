import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { searchWords } from '@/ui/frame/header-words'
import { SearchBox } from '@/ui/frame/search-box'

const WIDE = [960, 1440, 1920].map((width) => `/rooms/hero-${width}.webp ${width}w`).join(', ')

/** Headline and search field, which on a phone is under the header; one wide picture below, from tablet width on behind them. */
export async function Hero({ locale }: { locale: Locale }) {
  const t = await getTranslations('home')
  return (
    <section className="hero">
      <div className="wrap hero-words">
        <div className="grid max-w-md gap-4">
          <h1 className="text-2xl font-semibold xl:text-3xl">{t('headline')}</h1>
          <p className="text-lg">{t('promise')}</p>
          <SearchBox
            id="search-hero"
            words={await searchWords()}
            action={localePath(locale, '/search')}
            landmark={false}
            className="mt-2 hidden md:flex"
          />
        </div>
      </div>
      <div className="picture hero-picture">
        <picture>
          <source media="(width >= 48rem)" srcSet={WIDE} sizes="100vw" width={1920} height={1080} />
          <img
            src="/rooms/hero-portrait-780.webp"
            width={780}
            height={975}
            alt=""
            fetchPriority="high"
            decoding="sync"
          />
        </picture>
      </div>
    </section>
  )
}
