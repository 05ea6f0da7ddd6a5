'use client'

import type { CSSProperties } from 'react'
import type { Segment } from '@/domain/search/highlight'
import type { Tile } from './tile'

/** Repeated for each picture, so as short as possible: columns are never wider. */
const SIZES = '(min-width:48rem) 19rem,47vw'
/** Columns on a phone: every screen shows this many pictures first. */
const COLUMNS = 2

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
  /** The path before the id. */
  base: string
  from: string
  best: string
}

/**
 * Two, three, four columns (rule C39). A client component without state, so that the page carries the products as
 * data only and not also as markup (docs/decisions/010).
 */
export function Tiles({ tiles, eager, heading, far, ...words }: Props) {
  return (
    <ul className={far ? 'goods goods-far' : 'goods'} aria-labelledby={heading}>
      {tiles.map((tile, at) => (
        <li key={tile.id}>
          <Card
            tile={tile}
            eager={at < eager}
            urgent={at < Math.min(eager, COLUMNS)}
            heading={heading ? 'h3' : 'h2'}
            {...words}
          />
        </li>
      ))}
    </ul>
  )
}

type CardProps = { tile: Tile; eager: boolean; urgent: boolean; heading: 'h2' | 'h3' } & Pick<
  Props,
  'base' | 'from' | 'best'
>

/** The whole card is one link named by the product, so the picture needs no alt text. */
function Card({ tile, eager, urgent, heading: Name, base, from, best }: CardProps) {
  return (
    <article className="card">
      <div className="picture">
        {tile.image ? <Picture image={tile.image} eager={eager} urgent={urgent} /> : null}
      </div>
      <div>
        <Name>
          <a href={base + tile.id} lang={tile.lang}>
            {typeof tile.name === 'string' ? tile.name : tile.name.map(segment)}
          </a>
        </Name>
        <p>
          <span>{tile.seller}</span>
          <span>{tile.origin}</span>
        </p>
        <dl>
          <div>
            <dt>{`${from} `}</dt>
            <dd>{tile.from}</dd>
          </div>
          <div>
            <dt>{`${best} `}</dt>
            <dd>{tile.best}</dd>
          </div>
        </dl>
        {tile.measured ? <p className="figures">{tile.measured}</p> : null}
        <div>
          {tile.stars ? <Rating stars={tile.stars} /> : null}
          {tile.foot ? <span className="figures">{tile.foot}</span> : null}
        </div>
      </div>
    </article>
  )
}

const segment = ({ text, marked }: Segment, at: number) => (marked ? <mark key={at}>{text}</mark> : text)

function Picture({
  image: { srcSet, width, height },
  eager,
  urgent,
}: {
  image: NonNullable<Tile['image']>
  eager: boolean
  urgent: boolean
}) {
  return (
    <img
      src={srcSet.split(' ', 1)[0]}
      srcSet={srcSet}
      sizes={SIZES}
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
