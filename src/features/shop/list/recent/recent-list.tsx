'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { unbroken } from '@/domain/values/text'
import { localePath } from '@/messages/locales'
import type { ProductCard } from '@/features/shop/list/cards/card'
import { clearRecent } from './recent-store'
import type { RecentWords } from './recently-viewed'

type Props = { ids: string[]; locale: Locale; words: RecentWords }

/** A row of small cards; the server leaves out sold-out and removed products. */
export default function RecentList({ ids, locale, words }: Props) {
  const [cards, setCards] = useState<ProductCard[]>([])
  const [isCleared, setCleared] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    void fetchCards(ids, locale, stop.signal).then(setCards)
    return () => stop.abort()
  }, [ids, locale])
  const clear = () => {
    clearRecent()
    setCards([])
    setCleared(true)
  }
  if (cards.length === 0)
    return isCleared ? (
      <p role="alert" className="wrap text-muted mt-12 text-sm">
        {words.cleared}
      </p>
    ) : null
  return (
    <section aria-labelledby="recent" className="wrap mt-16">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="recent" className="text-xl">
          {words.title}
        </h2>
        <button type="button" className="link cursor-pointer" onClick={clear}>
          {words.clear}
        </button>
      </div>
      <ul className="grid auto-cols-[10rem] grid-flow-col gap-3 overflow-x-auto px-0.5 pt-0.5 pb-3">
        {cards.map(({ id, name, lang, image, priceFrom, priceBest }) => (
          <li key={id}>
            <article className="card">
              <div className="picture">
                {image ? (
                  <img
                    src={image.src}
                    srcSet={image.srcSet}
                    sizes="10rem"
                    width={image.width}
                    height={image.height}
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                ) : null}
              </div>
              <div>
                <h3>
                  <a href={localePath(locale, `/product/${id}`)} lang={lang}>
                    {unbroken(name)}
                  </a>
                </h3>
                <dl>
                  <div>
                    <dt>{`${words.from} `}</dt>
                    <dd>{formatMoney(priceFrom, locale)}</dd>
                  </div>
                  <div>
                    <dt>{`${words.best} `}</dt>
                    <dd>{formatMoney(priceBest, locale)}</dd>
                  </div>
                </dl>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function fetchCards(ids: string[], locale: Locale, signal: AbortSignal): Promise<ProductCard[]> {
  try {
    const answer = await fetch(`/api/recent?${new URLSearchParams({ ids: ids.join(), locale })}`, { signal })
    return answer.ok ? ((await answer.json()) as { cards: ProductCard[] }).cards : []
  } catch {
    return []
  }
}
