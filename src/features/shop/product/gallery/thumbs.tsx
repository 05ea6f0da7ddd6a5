import type { MouseEvent, RefObject } from 'react'
import type { ProductImage } from '@/features/shop/product/product-view'

type Props = {
  images: readonly ProductImage[]
  shown: number
  label: string
  list: RefObject<HTMLUListElement | null>
  onShow: (at: number) => void
}

/** One small picture each, beside the row or below it; without script each scrolls the row. */
export function Thumbs({ images, shown, label, list, onShow }: Props) {
  const choose = (at: number) => (event: MouseEvent) => {
    event.preventDefault()
    onShow(at)
  }
  return (
    <ul ref={list} className="thumbs">
      {images.map((image, at) => (
        <li key={image.src}>
          <a
            className="thumb picture"
            href={`#picture-${at + 1}`}
            aria-label={`${label} ${at + 1}`}
            aria-current={at === shown ? 'true' : undefined}
            onClick={choose(at)}
          >
            <img src={image.thumb} width={64} height={80} alt="" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}
