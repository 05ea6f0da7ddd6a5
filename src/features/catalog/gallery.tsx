'use client'

import { useRef, useState } from 'react'
import type { ImageView } from './card'

type Words = { label: string; show: string; zoom: string; close: string }

/** The pictures side by side in a row that snaps (swipe, arrows), thumbnails that choose, and a larger look in a dialog. */
export function Gallery({ images, words }: { images: ImageView[]; words: Words }) {
  const row = useRef<HTMLUListElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(0)
  const show = (at: number) => {
    row.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'start' })
    setShown(at)
  }
  const settle = () => {
    const { current } = row
    if (current) setShown(Math.round(current.scrollLeft / Math.max(1, current.clientWidth)))
  }
  const large = images[shown]
  return (
    <div className="grid gap-3">
      <ul ref={row} className="gallery" tabIndex={0} aria-label={words.label} onScroll={settle}>
        {images.map((image, at) => (
          <li key={image.src}>
            <button
              type="button"
              className="picture picture-product w-full cursor-zoom-in"
              onClick={() => dialog.current?.showModal()}
            >
              <img
                src={image.src}
                srcSet={image.srcSet}
                sizes="(width >= 64rem) 40rem, 100vw"
                width={image.width}
                height={image.height}
                alt={images.length > 1 ? `${image.alt} ${at + 1}/${images.length}` : image.alt}
                loading={at === 0 ? 'eager' : 'lazy'}
                fetchPriority={at === 0 ? 'high' : undefined}
                decoding="async"
              />
              <span className="sr-only">{words.zoom}</span>
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 ? (
        <ul className="flex flex-wrap gap-2">
          {images.map((image, at) => (
            <li key={image.src}>
              <button
                type="button"
                className="thumb picture"
                aria-label={`${words.show} ${at + 1}`}
                aria-current={at === shown ? 'true' : undefined}
                onClick={() => show(at)}
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
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <dialog ref={dialog} className="zoom" aria-label={large?.alt} onClick={() => dialog.current?.close()}>
        <button type="button" className="button button-icon" aria-label={words.close}>
          ×
        </button>
        {large ? <img src={large.src} width={large.width} height={large.height} alt={large.alt} /> : null}
      </dialog>
    </div>
  )
}
