'use client'

import './zoom.css'
import { useState, type KeyboardEvent } from 'react'
import Lightbox, {
  useController,
  useLightboxState,
  useLoseFocus,
  type SlideImage,
  type ZoomRef,
} from 'yet-another-react-lightbox'
import zoomPlugin from 'yet-another-react-lightbox/plugins/zoom'
import { fillMessage } from '@/ui/page/fill-message'
import { Icon } from '@/ui/parts/icon'
import type { GalleryWords } from './gallery'
import type { ProductImage } from '@/features/shop/product/product-view'

type Props = {
  images: ProductImage[]
  at: number
  nameOf: (at: number) => string
  words: GalleryWords
  onShow: (at: number) => void
  onShut: () => void
}

/** How near the button brings a picture. */
const NEAR = 2.2
/** Small pictures come nearer than their pixels. */
const ZOOM = { maxZoomPixelRatio: 2.5 }

/** Full-screen pictures: pinch, double click, button and keys zoom, dragging pans, swipes and arrows change the picture. */
export default function Zoom({ images, at, nameOf, words, onShow, onShut }: Props) {
  const [slides] = useState(() => images.map(toSlide))
  const last = images.length - 1
  const press = (event: KeyboardEvent) => {
    const to = { Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onShow(to)
  }
  return (
    <Lightbox
      open
      className="zoom"
      slides={slides}
      index={at}
      close={onShut}
      on={{ view: ({ index }) => onShow(index) }}
      plugins={[zoomPlugin]}
      zoom={ZOOM}
      carousel={{ finite: true, preload: 1, padding: 0, imageProps: languageOf }}
      portal={{ container: { onKeyDown: press } }}
      labels={{
        Lightbox: images[at]?.alt ?? words.label,
        'Photo gallery': words.label,
        '{index} of {total}': fillMessage(words.of, { n: '{index}', count: '{total}' }),
        // The roles say it already.
        Carousel: '',
        Slide: '',
      }}
      toolbar={{
        buttons: [
          <span key="name" className="figures me-auto px-2" aria-live="polite">
            {last > 0 ? nameOf(at) : ''}
          </span>,
          last > 0 ? <Steps key="steps" words={words} /> : null,
          'zoom',
          'close',
        ],
      }}
      render={{
        buttonPrev: () => null,
        buttonNext: () => null,
        buttonZoom: (zoom) => <Nearer zoom={zoom} words={words} />,
        buttonClose: () => <Close key="close" words={words} />,
        controls: () => <Caption image={images[at]} />,
      }}
    />
  )
}

/** What the alternative text says, for who sees the picture. */
function Caption({ image }: { image: ProductImage | undefined }) {
  if (!image?.isDescribed) return null
  return (
    <p className="zoom-caption" lang={image.lang} aria-hidden="true">
      {image.alt}
    </p>
  )
}

type Words = { words: GalleryWords }

function Steps({ words }: Words) {
  const { prev, next } = useController()
  const { currentIndex, slides } = useLightboxState()
  return (
    <>
      <Step name="previous" label={words.previous} isEnd={currentIndex === 0} onStep={() => prev()} />
      <Step name="next" label={words.next} isEnd={currentIndex === slides.length - 1} onStep={() => next()} />
    </>
  )
}

type StepProps = { name: 'previous' | 'next'; label: string; isEnd: boolean; onStep: () => void }

function Step({ name, label, isEnd, onStep }: StepProps) {
  const keepFocus = useLoseFocus(useController().focus, isEnd)
  return (
    <button
      type="button"
      className="button button-icon"
      aria-label={label}
      disabled={isEnd}
      onClick={onStep}
      {...keepFocus}
    >
      <Icon name={name} />
    </button>
  )
}

function Nearer({ zoom: { zoom, disabled, changeZoom }, words }: Words & { zoom: ZoomRef }) {
  const isNear = zoom > 1
  return (
    <button
      type="button"
      className="button"
      aria-pressed={isNear}
      disabled={disabled}
      onClick={() => changeZoom(isNear ? 1 : NEAR)}
    >
      {isNear ? words.away : words.closer}
    </button>
  )
}

function Close({ words }: Words) {
  const { close } = useController()
  return (
    <button type="button" className="button button-icon" aria-label={words.close} onClick={close}>
      <Icon name="close" />
    </button>
  )
}

/** With the language of its text. A picture is no wider than it is stored, whatever its address says. */
function toSlide({ srcSet, whole, width, height, alt, lang }: ProductImage): SlideImage & { lang?: string } {
  const named = [...srcSet.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', wide]) => ({
    src,
    wide: Number(wide),
  }))
  const widest = Math.max(...named.map(({ wide }) => wide))
  const sources = width > widest ? [...named, { src: whole, wide: width }] : named
  return {
    src: whole,
    width,
    height,
    alt,
    lang,
    srcSet: sources.map(({ src, wide }) => {
      const shown = Math.min(wide, width)
      return { src, width: shown, height: Math.round((shown * height) / width) }
    }),
  }
}

const languageOf = (slide: SlideImage) =>
  'lang' in slide && typeof slide.lang === 'string' ? { lang: slide.lang } : {}
