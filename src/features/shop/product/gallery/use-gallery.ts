import { useRef, useState, type KeyboardEvent } from 'react'
import { announce } from '@/ui/page/announce'

/** Which picture of a row is shown: by swipe, thumbnails, arrows, Home and End. */
export function useGallery(last: number, nameOf: (at: number) => string) {
  const row = useRef<HTMLUListElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  /** The target of a running scroll: pictures it passes are not shown as current, unless the user takes over. */
  const goal = useRef<number | null>(null)
  const [shown, setShown] = useState(0)
  const [isLarge, setLarge] = useState(false)
  /** The zoom names its picture itself. */
  const turnTo = (at: number) => {
    if (at !== shown && !isLarge) announce(nameOf(at))
    if (at !== shown) bringInto(thumbs.current, at)
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
  const enlarge = (at: number) => {
    show(at)
    setLarge(true)
  }
  /** The row may have scrolled behind the zoom: return to the picture shown last. */
  const closeZoom = () => {
    setLarge(false)
    show(shown)
  }
  return { row, thumbs, shown, isLarge, show, settle, takeOver, press, enlarge, closeZoom }
}

/** Scrolls the thumbnails alone, not the page, until the one of the picture is in the middle. */
function bringInto(thumbs: HTMLElement | null, at: number) {
  const thumb = thumbs?.children[at]
  if (!(thumb instanceof HTMLElement)) return
  thumbs?.scrollTo({
    left: thumb.offsetLeft - (thumbs.clientWidth - thumb.offsetWidth) / 2,
    top: thumb.offsetTop - (thumbs.clientHeight - thumb.offsetHeight) / 2,
  })
}
