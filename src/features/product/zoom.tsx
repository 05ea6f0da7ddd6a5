'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Icon } from '@/ui/icon'
import type { GalleryWords } from './gallery'
import type { ProductImage } from './product-view'

type Props = {
  images: ProductImage[]
  at: number
  nameOf: (at: number) => string
  words: GalleryWords
  onShow: (at: number) => void
  onShut: () => void
}

const SWIPE = 48
const STILL = 6

/** A full-screen picture: click zooms in and out, dragging pans, swipes and arrows change the picture. */
export default function Zoom({ images, at, nameOf, words, onShow, onShut }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const wasDragged = useRef(false)
  const [isClose, setClose] = useState(false)
  const image = images[at]
  const last = images.length - 1
  useEffect(() => {
    box.current?.showModal()
  }, [])

  const show = (to: number) => {
    if (to < 0 || to > last) return
    setClose(false)
    onShow(to)
  }
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined || isClose) return
    event.preventDefault()
    show(to)
  }
  const toggle = (point?: { clientX: number; clientY: number }) => {
    const { current } = stage
    if (!current) return
    const { left, top, width, height } = current.getBoundingClientRect()
    const x = point ? (point.clientX - left) / width : 0.5
    const y = point ? (point.clientY - top) / height : 0.5
    setClose(!isClose)
    // Once it is large, centre the clicked point.
    requestAnimationFrame(() =>
      current.scrollTo({
        left: x * current.scrollWidth - width / 2,
        top: y * current.scrollHeight - height / 2,
        behavior: 'instant',
      }),
    )
  }
  const grab = ({
    clientX: x,
    clientY: y,
    currentTarget: { scrollLeft: left, scrollTop: top },
  }: PointerEvent) => {
    from.current = { x, y, left, top }
    wasDragged.current = false
  }
  const drag = ({ clientX, clientY, pointerType, currentTarget }: PointerEvent) => {
    const { current } = from
    if (!current) return
    const [dx, dy] = [clientX - current.x, clientY - current.y]
    if (Math.hypot(dx, dy) > STILL) wasDragged.current = true
    // Touch scrolls natively.
    if (isClose && pointerType === 'mouse')
      currentTarget.scrollTo({ left: current.left - dx, top: current.top - dy, behavior: 'instant' })
  }
  const drop = ({ clientX, clientY }: PointerEvent) => {
    const { current } = from
    from.current = null
    if (!current || isClose) return
    const [dx, dy] = [clientX - current.x, clientY - current.y]
    if (Math.abs(dx) > SWIPE && Math.abs(dx) > Math.abs(dy)) show(dx < 0 ? at + 1 : at - 1)
  }
  if (!image) return null
  return (
    <dialog ref={box} className="zoom" aria-label={image.alt} onClose={onShut} onKeyDown={press}>
      <div className="zoom-bar">
        <span className="figures me-auto px-2" aria-live="polite">
          {last > 0 ? nameOf(at) : ''}
        </span>
        {last > 0 ? (
          <>
            <button
              type="button"
              className="button button-icon"
              aria-label={words.previous}
              disabled={at === 0}
              onClick={() => show(at - 1)}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              className="button button-icon"
              aria-label={words.next}
              disabled={at === last}
              onClick={() => show(at + 1)}
            >
              <Icon name="next" />
            </button>
          </>
        ) : null}
        <button type="button" className="button" aria-pressed={isClose} onClick={() => toggle()}>
          {isClose ? words.away : words.closer}
        </button>
        <button
          type="button"
          className="button button-icon"
          aria-label={words.close}
          onClick={() => box.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        ref={stage}
        className="zoom-stage"
        data-close={isClose || undefined}
        tabIndex={isClose ? 0 : -1}
        onClick={(event) => wasDragged.current || toggle(event)}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={() => (from.current = null)}
      >
        <img
          src={image.src}
          srcSet={image.width > 768 ? `${image.srcSet}, ${image.whole} ${image.width}w` : image.srcSet}
          sizes={isClose ? '220vw' : '100vw'}
          width={image.width}
          height={image.height}
          alt={image.alt}
          lang={image.lang}
          draggable={false}
        />
      </div>
    </dialog>
  )
}
