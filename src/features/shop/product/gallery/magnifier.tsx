'use client'

import './magnifier.css'
import { useEffect, useRef, useState } from 'react'
import type { ProductImage } from '@/features/shop/product/product-view'

type Props = { image: ProductImage; onEnd: () => void }

/** How much larger the glass shows the picture. */
const TIMES = 2

/** A round glass that follows the mouse over the picture; Escape takes it away. */
export default function Magnifier({ image, onEnd }: Props) {
  const glass = useRef<HTMLSpanElement>(null)
  const end = useRef(onEnd)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    const lens = glass.current
    const picture = lens?.parentElement
    const large = lens?.firstElementChild
    if (!lens || !picture || !(large instanceof HTMLImageElement)) return
    const move = ({ clientX, clientY }: PointerEvent) => {
      const { left, top, width, height } = picture.getBoundingClientRect()
      const [x, y] = [clientX - left, clientY - top]
      const radius = lens.offsetWidth / 2
      lens.style.transform = `translate(${x - radius}px, ${y - radius}px)`
      large.style.width = `${width * TIMES}px`
      large.style.height = `${height * TIMES}px`
      large.style.transform = `translate(${radius - x * TIMES}px, ${radius - y * TIMES}px)`
      lens.dataset['placed'] = ''
    }
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && end.current()
    picture.addEventListener('pointermove', move)
    document.addEventListener('keydown', press)
    return () => {
      picture.removeEventListener('pointermove', move)
      document.removeEventListener('keydown', press)
    }
  }, [])
  return (
    <span ref={glass} className="magnifier" data-ready={isReady || undefined} aria-hidden="true">
      <img src={image.whole} alt="" draggable={false} onLoad={() => setReady(true)} />
    </span>
  )
}
