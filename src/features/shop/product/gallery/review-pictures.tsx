'use client'

import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { fillMessage } from '@/ui/page/fill-message'
import type { GalleryWords } from './gallery'
import type { ProductImage } from '@/features/shop/product/product-view'

const Zoom = lazy(() => import('./zoom'))

type Props = { images: ProductImage[]; words: GalleryWords }

/** Pictures of a buyer under the review: thumbnails that open in the zoom, without script as files. */
export function ReviewPictures({ images, words }: Props) {
  const [shown, setShown] = useState<number | null>(null)
  const nameOf = (at: number) => fillMessage(words.of, { n: String(at + 1), count: String(images.length) })
  const zoom = (at: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setShown(at)
  }
  return (
    <>
      <ul className="no-print mt-3 flex flex-wrap gap-2" aria-label={words.label}>
        {images.map(({ thumb, whole }, at) => (
          <li key={whole}>
            <a className="thumb picture cursor-zoom-in" href={whole} onClick={zoom(at)}>
              <img src={thumb} width={64} height={80} alt={`${words.zoom}, ${nameOf(at)}`} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <Suspense>
          <Zoom
            images={images}
            at={shown}
            nameOf={nameOf}
            words={words}
            onShow={setShown}
            onShut={() => setShown(null)}
          />
        </Suspense>
      )}
    </>
  )
}
