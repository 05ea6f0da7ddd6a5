import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Price } from '@/ui/price'
import { Stars } from '@/ui/stars'
import type { ProductCard as Card } from './card'

const SIZES = '(width >= 80rem) 19rem, (width >= 64rem) 24vw, (width >= 48rem) 31vw, 47vw'

type Props = { card: Card; eager: boolean; heading: 'h2' | 'h3' }

/** The whole card is one link, named by the product; so the picture needs no second name. */
export function ProductCard({ card, eager, heading: Name }: Props) {
  const t = useTranslations('card')
  const { image, rating } = card
  return (
    <article className="card">
      <div className="picture picture-product">
        {image ? (
          <img
            src={image.src}
            srcSet={image.srcSet}
            sizes={SIZES}
            width={image.width}
            height={image.height}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        ) : null}
      </div>
      <div className="card-text">
        <Name className="card-name">
          <a href={localePath(useLocale(), `/product/${card.id}`)} lang={card.lang}>
            {card.name}
          </a>
        </Name>
        <p className="card-source">
          <span>{card.seller}</span>
          <span>{card.origin}</span>
        </p>
        <dl className="card-prices">
          <div>
            <dt>{t('from')} </dt>
            <dd>
              <Price cents={card.priceFrom} />
            </dd>
          </div>
          {card.priceBest < card.priceFrom ? (
            <div>
              <dt>{t('best')} </dt>
              <dd>
                <Price cents={card.priceBest} />
              </dd>
            </div>
          ) : null}
        </dl>
        <div className="card-foot">
          {rating ? <Stars average={rating.average} count={rating.count} /> : null}
          {card.moq > 1 ? <span className="figures">{t('moq', { quantity: card.moq })}</span> : null}
        </div>
      </div>
    </article>
  )
}
