'use client'

import type { CSSProperties } from 'react'
import type { Segment } from '@/domain/search/highlight'
import { CompareBox } from '@/features/shop/list/compare/compare-box'
import type { Tile } from './tile'

/** Repeated for each picture, so as short as possible: columns are never wider. */
const SIZES = '(min-width:48rem) 19rem,47vw'
/** Of a card as wide as two. */
const LARGE = '(min-width:48rem) 39rem,95vw'
/** Columns on a phone: every screen shows this many pictures first. */
const COLUMNS = 2

/** The link of the last tile; `of` is for screen readers. */
export type Led = { href: string; text: string; of: string }

type Props = {
  tiles: Tile[]
  /** How many pictures the first screen shows. */
  eager: number
  /** The id of the heading above; without one each name is an h2. */
  heading?: string
  /**
   * Whether the list is far below the first screen, so that a phone lays it out only when near (docs/decisions/026).
   */
  far?: boolean
  /** The first card is large, and a last tile leads to all. */
  led?: Led
  /** The path before the id of a product, and before the address of a seller. */
  base: string
  sellers: string
  from: string
  /** Before a price that was cut, for screen readers. */
  former?: string
  best: string
  /** The label of the choice, where cards may be compared. */
  compare?: string
  /** What the heart does. */
  save: string
}

/**
 * Two, three, four columns (rule C39). A client component without state, so that the page carries the products as
 * data only and not also as markup (docs/decisions/010).
 */
export function Tiles({ tiles, eager, heading, far, led, ...words }: Props) {
  return (
    <ul
      className={['goods', far && 'goods-far', led && 'goods-led'].filter(Boolean).join(' ')}
      aria-labelledby={heading}
    >
      {tiles.map((tile, at) => (
        <li key={tile.id}>
          <Card
            tile={tile}
            eager={at < eager}
            urgent={at < Math.min(eager, COLUMNS)}
            sizes={led && at === 0 ? LARGE : SIZES}
            heading={heading ? 'h3' : 'h2'}
            {...words}
          />
        </li>
      ))}
      {led ? (
        <li>
          <a className="goods-all" href={led.href}>
            {led.text}
            <span className="sr-only">{led.of}</span>
            <span className="icon icon-next" aria-hidden="true" />
          </a>
        </li>
      ) : null}
    </ul>
  )
}

type CardProps = { tile: Tile; eager: boolean; urgent: boolean; sizes: string; heading: 'h2' | 'h3' } & Pick<
  Props,
  'base' | 'sellers' | 'from' | 'former' | 'best' | 'compare' | 'save'
>

/**
 * The link named by the product covers the card, so the picture needs no alt text; that of the seller lies above it.
 */
function Card({
  tile,
  eager,
  urgent,
  sizes,
  heading: Name,
  base,
  sellers,
  from,
  former,
  best,
  compare,
  save,
}: CardProps) {
  const { seller, finish, stock } = tile
  return (
    <article className="card">
      <div className="picture">
        {tile.image ? <Picture image={tile.image} eager={eager} urgent={urgent} sizes={sizes} /> : null}
      </div>
      <div>
        <Name>
          <a href={base + tile.id} lang={tile.lang}>
            {marked(tile.name)}
          </a>
        </Name>
        <p>
          {finish ? <span lang={finish.lang}>{marked(finish.text)}</span> : null}
          <span>{tile.size}</span>
        </p>
        {tile.family ? <p>{tile.family}</p> : null}
        <p>
          {seller.slug ? <a href={sellers + seller.slug}>{seller.name}</a> : <span>{seller.name}</span>}
          <span>{tile.origin}</span>
        </p>
        <dl>
          <div>
            <dt>{`${from} `}</dt>
            <dd>
              {tile.former ? (
                <s>
                  <span className="sr-only">{former} </span>
                  {tile.former}
                </s>
              ) : null}
              {tile.former ? ' ' : null}
              {tile.from}
            </dd>
          </div>
          <div>
            <dt>{`${best} `}</dt>
            <dd>{tile.best}</dd>
          </div>
        </dl>
        {tile.measured ? <p className="figures">{tile.measured}</p> : null}
        <div>
          {tile.stars ? <Rating stars={tile.stars} /> : null}
          {tile.moq ? <span className="figures">{tile.moq}</span> : null}
        </div>
        <p data-stock={stock.is}>{stock.text}</p>
      </div>
      <button type="button" className="heart" aria-label={`${save}: ${plain(tile.name)}`} />
      {compare ? <CompareBox id={tile.id} category={tile.category} name={tile.name} label={compare} /> : null}
    </article>
  )
}

const plain = (text: Tile['name']) =>
  typeof text === 'string' ? text : text.map((segment) => segment.text).join('')
const marked = (text: Tile['name']) => (typeof text === 'string' ? text : text.map(segment))
const segment = ({ text, marked }: Segment, at: number) => (marked ? <mark key={at}>{text}</mark> : text)

function Picture({
  image: { srcSet, width, height },
  eager,
  urgent,
  sizes,
}: {
  image: NonNullable<Tile['image']>
  eager: boolean
  urgent: boolean
  sizes: string
}) {
  return (
    <img
      src={srcSet.split(' ', 1)[0]}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : undefined}
      decoding={urgent ? 'sync' : undefined}
    />
  )
}

function Rating({ stars: { share, label, figure } }: { stars: NonNullable<Tile['stars']> }) {
  const style: CSSProperties & { '--share': string } = { '--share': `${share}%` }
  return (
    <span className="rating">
      <span className="stars" style={style} role="img" aria-label={label} />
      <span aria-hidden="true">{figure}</span>
    </span>
  )
}
