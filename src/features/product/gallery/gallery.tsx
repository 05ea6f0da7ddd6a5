'use client'

import { lazy, Suspense, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { ProductImage } from '@/features/product/product-view'
import { announce } from '@/ui/announce'
import { fillMessage } from '@/ui/fill-message'

const Zoom = lazy(() => import('./zoom'))

export type GalleryWords = Record<
  'label' | 'show' | 'of' | 'zoom' | 'closer' | 'away' | 'previous' | 'next' | 'close',
  string
>
type Props = { images: ProductImage[]; words: GalleryWords }

/**
 * The pictures in a scroll-snap row (swipe, arrows, Home and End), with thumbnails and a full-screen zoom. Without
 * script the thumbnails scroll the row and each picture links to its file.
 */
export function Gallery({ images, words }: Props) {
  const row = useRef<HTMLUListElement>(null)
  /** The target of a running scroll: pictures it passes are not shown as current, unless the user takes over. */
  const goal = useRef<number | null>(null)
  const [shown, setShown] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const last = images.length - 1
  /** The zoom names its picture itself. */
  const turnTo = (at: number) => {
    if (at !== shown && !isLarge) announce(nameOf(at))
    setShown(at)
  }
  const show = (at: number) => {
    const to = Math.min(last, Math.max(0, at))
    const { current } = row
    goal.current = to
    current?.scrollTo({ left: to * current.clientWidth })
    turnTo(to)
  }
  const settle = () => {
    const { current } = row
    if (!current || isLarge) return
    const at = Math.round(current.scrollLeft / Math.max(1, current.clientWidth))
    if (at !== (goal.current ?? at)) return
    goal.current = null
    turnTo(at)
  }
  const takeOver = () => {
    goal.current = null
  }
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key]
    if (to === undefined || isLarge) return
    event.preventDefault()
    show(to)
  }
  const choose = (at: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(at)
  }
  const zoom = (at: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(at)
    setLarge(true)
  }
  /** The row may have scrolled behind the zoom: return to the picture shown last. */
  const closeZoom = () => {
    setLarge(false)
    show(shown)
  }
  const nameOf = (at: number) =>
    last > 0 ? fillMessage(words.of, { n: String(at + 1), count: String(last + 1) }) : words.label
  if (images.length === 0) return <div className="picture picture-product rounded-md" />
  return (
    <section aria-label={words.label} className="grid content-start gap-3" onKeyDown={press}>
      <div className="relative">
        <ul
          ref={row}
          className="gallery"
          tabIndex={0}
          aria-label={words.label}
          onScroll={settle}
          onPointerDown={takeOver}
          onWheel={takeOver}
        >
          {images.map((image, at) => (
            <li key={image.src} id={`picture-${at + 1}`}>
              <a
                className="picture picture-product block cursor-zoom-in"
                href={image.whole}
                onClick={zoom(at)}
                tabIndex={at === shown ? 0 : -1}
              >
                <img
                  src={image.src}
                  srcSet={image.srcSet}
                  sizes="(width >= 64rem) 40rem, 100vw"
                  width={image.width}
                  height={image.height}
                  alt={isNumbered(image, last) ? `${image.alt}, ${nameOf(at)}` : image.alt}
                  lang={isNumbered(image, last) ? undefined : image.lang}
                  loading={at === 0 ? 'eager' : 'lazy'}
                  fetchPriority={at === 0 ? 'high' : undefined}
                  decoding={at === 0 ? 'sync' : 'async'}
                />
                <span className="sr-only">{words.zoom}</span>
              </a>
            </li>
          ))}
        </ul>
        {last > 0 ? (
          <p className="gallery-count figures" aria-hidden="true">
            {shown + 1}/{last + 1}
          </p>
        ) : null}
      </div>
      {last > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {images.map((image, at) => (
            <li key={image.src}>
              <a
                className="thumb picture"
                href={`#picture-${at + 1}`}
                aria-label={`${words.show} ${at + 1}`}
                aria-current={at === shown ? 'true' : undefined}
                onClick={choose(at)}
              >
                <img
                  src={image.src}
                  srcSet={image.srcSet}
                  sizes="4rem"
                  width={64}
                  height={80}
                  alt=""
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {isLarge ? (
        <Suspense>
          <Zoom images={images} at={shown} nameOf={nameOf} words={words} onShow={show} onShut={closeZoom} />
        </Suspense>
      ) : null}
    </section>
  )
}

/** The product's name is the same for all its pictures: the number makes them differ. */
const isNumbered = ({ isDescribed }: ProductImage, last: number) => last > 0 && !isDescribed
