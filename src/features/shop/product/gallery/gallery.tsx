'use client'

import { lazy, Suspense, useState, type MouseEvent, type PointerEvent } from 'react'
import type { ProductImage } from '@/features/shop/product/product-view'
import { fillMessage } from '@/ui/page/fill-message'
import { Thumbs } from './thumbs'
import { useGallery } from './use-gallery'

const Zoom = lazy(() => import('./zoom'))
const Magnifier = lazy(() => import('./magnifier'))

export type GalleryWords = Record<
  'label' | 'show' | 'of' | 'zoom' | 'closer' | 'away' | 'previous' | 'next' | 'close',
  string
>
type Props = { images: ProductImage[]; words: GalleryWords }

/**
 * The pictures in a scroll-snap row (swipe, arrows, Home and End) with their captions, thumbnails beside it, a magnifier under
 * the mouse and a full-screen zoom (rule C70). Without script the thumbnails scroll the row and each picture links to its file.
 */
export function Gallery({ images, words }: Props) {
  const last = images.length - 1
  const nameOf = (at: number) =>
    last > 0 ? fillMessage(words.of, { n: String(at + 1), count: String(last + 1) }) : words.label
  const { row, thumbs, shown, isLarge, show, settle, takeOver, press, enlarge, closeZoom } = useGallery(
    last,
    nameOf,
  )
  /** The picture under the mouse. */
  const [near, setNear] = useState<number | null>(null)
  const comeNear = (at: number) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && matchMedia(WIDE).matches) setNear(at)
  }
  const zoom = (at: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setNear(null)
    enlarge(at)
  }
  if (images.length === 0) return <div className="picture picture-product rounded-md" />
  return (
    <section
      aria-label={words.label}
      className="pictures"
      // Said at its beginning: the room for thumbnails, which come later, would move the picture.
      data-many={last > 0 || undefined}
      onKeyDown={press}
    >
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
                className="picture picture-product relative block cursor-zoom-in rounded-md"
                href={image.whole}
                onClick={zoom(at)}
                onPointerEnter={comeNear(at)}
                onPointerLeave={() => setNear(null)}
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
                {near === at ? (
                  <Suspense>
                    <Magnifier image={image} onEnd={() => setNear(null)} />
                  </Suspense>
                ) : null}
              </a>
              <Caption image={image} className="hidden noscript:block" />
            </li>
          ))}
        </ul>
        {last > 0 ? (
          <p
            className="figures bg-paper pointer-events-none absolute top-3 right-3 rounded-full px-2 text-(length:--text-sm) forced-colors:border"
            aria-hidden="true"
          >
            {shown + 1}/{last + 1}
          </p>
        ) : null}
      </div>
      {last > 0 ? (
        <Thumbs images={images} shown={shown} label={words.show} list={thumbs} onShow={show} />
      ) : null}
      <Caption image={images[shown]} className="" />
      {isLarge ? (
        <Suspense>
          <Zoom images={images} at={shown} nameOf={nameOf} words={words} onShow={show} onShut={closeZoom} />
        </Suspense>
      ) : null}
    </section>
  )
}

/**
 * What the alternative text says, for who sees the picture. That of the shown one stands below the thumbnails, so that those without take
 * no room and nothing above it moves.
 */
function Caption({ image, className }: { image: ProductImage | undefined; className: string }) {
  if (!image?.isDescribed) return null
  return (
    <p
      className={`text-muted text-(length:--text-sm) wrap-anywhere ${className}`.trim()}
      lang={image.lang}
      aria-hidden="true"
    >
      {image.alt}
    </p>
  )
}

/** Where the thumbnails stand beside the picture: narrower, the magnifier would hide all of it. */
const WIDE = '(width >= 64rem)'

/** The product's name is the same for all its pictures: the number makes them differ. */
const isNumbered = ({ isDescribed }: ProductImage, last: number) => last > 0 && !isDescribed
