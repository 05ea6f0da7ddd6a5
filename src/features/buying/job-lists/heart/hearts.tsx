import './hearts.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MAX_HEARTS } from '@/domain/cart/job-list'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { announce } from '@/ui/page/announce'
import { ask } from '@/ui/forms/requests/ask'
import { fillMessage } from '@/ui/page/fill-message'
import { keepHearts, pressHeart, type HeartState } from './heart-actions'
import {
  askHearts,
  productsOnPage,
  type HeartList,
  type HeartLists as Known,
  type HeartWords,
} from './ask-hearts'
import { HeartBar, type Bar } from './heart-bar'
import { heartOf, HEART, productOf, rememberUse } from './heart-marks'
import { keepHeart, keptHearts } from './heart-store'

type Props = { locale: Locale; first: Element | null }

const isSignedIn = () => Boolean(document.documentElement.dataset.session)

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Fills the hearts of this page, answers presses, and offers what was saved before the sign-in (rule M56). */
export default function Hearts({ locale, first }: Props) {
  const [bar, setBar] = useState<Bar | null>(null)
  const [words, setWords] = useState<HeartWords | null>(null)
  const known = useRef(new Map<string, HeartList>())
  const asked = useRef(new Set<string>())
  const isBusy = useRef(false)
  const isOffered = useRef(false)
  const wasSignedIn = useRef(false)

  const say = (next: Bar) => {
    setBar(next)
    announce(next.message)
  }
  const mark = () => {
    const kept = isSignedIn() ? [] : keptHearts()
    for (const heart of document.querySelectorAll(HEART)) {
      const product = productOf(heart)
      const isFull = known.current.has(product) || kept.includes(product)
      if (heart.getAttribute('data-full') !== String(isFull)) heart.setAttribute('data-full', String(isFull))
      if (heart.tagName === 'BUTTON') heart.setAttribute('aria-pressed', String(isFull))
    }
  }
  /** Asks about the products that were not asked for yet; the first time for the texts too. */
  const learn = async (): Promise<Known | null> => {
    const fresh = productsOnPage().filter((id) => !asked.current.has(id))
    if (words && (fresh.length === 0 || !isSignedIn())) {
      mark()
      return null
    }
    for (const id of fresh) asked.current.add(id)
    const found = await askHearts(locale, fresh)
    if (!found) for (const id of fresh) asked.current.delete(id)
    for (const [product, list] of Object.entries(found?.lists ?? {})) known.current.set(product, list)
    if (found) setWords(found.words)
    mark()
    return found
  }
  const pressAsVisitor = (product: string, texts: HeartWords) => {
    const kept = keptHearts()
    if (kept.includes(product)) {
      keepHeart(kept.filter((id) => id !== product))
      say({ kind: 'said', message: texts.unkept })
    } else if (kept.length >= MAX_HEARTS)
      say({ kind: 'visitor', message: fillMessage(texts.full, { max: String(MAX_HEARTS) }) })
    else {
      const isKept = keepHeart([...kept, product])
      say({ kind: 'visitor', message: isKept ? texts.kept : texts.blocked })
    }
    mark()
  }
  const send = async (request: () => Promise<HeartState>, texts: HeartWords): Promise<HeartState | null> => {
    if (isBusy.current) return null
    isBusy.current = true
    const { answer, problem = '' } = await ask(() => request())
    isBusy.current = false
    if (answer?.ok) return answer
    const message = answer?.message ?? problem
    say({ kind: 'said', message: fillMessage(texts.failed, { message }) })
    return null
  }
  const pressAsMember = async (product: string, texts: HeartWords) => {
    const list = known.current.get(product)
    if (list)
      return say({ kind: 'member', product, list, message: fillMessage(texts.inList, { name: list.name }) })
    const done = await send(() => pressHeart({}, formOf({ locale, product, do: 'put' })), texts)
    if (!done?.list) return
    known.current.set(product, done.list)
    rememberUse()
    say({ kind: 'member', product, list: done.list, message: done.message ?? '' })
    mark()
  }
  const press = (heart: Element, texts: HeartWords | null = words) => {
    const product = productOf(heart)
    // Without the texts the page of the heart does the same.
    const page = localePath(locale, `/lists/save?product=${product}`)
    if (!texts) return location.assign(page)
    if (isSignedIn()) void pressAsMember(product, texts)
    else pressAsVisitor(product, texts)
  }
  const takeOff = async ({ product, list }: { product: string; list: HeartList }) => {
    if (!words) return
    const form = formOf({ locale, product, list: list.id, do: 'take' })
    const done = await send(() => pressHeart({}, form), words)
    if (!done) return
    known.current.delete(product)
    asked.current.delete(product)
    say({ kind: 'said', message: done.message ?? '' })
    void learn()
  }
  const putAll = async () => {
    if (!words) return
    const kept = keptHearts()
    const done = await send(() => keepHearts({}, formOf({ locale, products: kept.join() })), words)
    if (!done?.list) return
    keepHeart([])
    for (const product of kept) known.current.set(product, done.list)
    rememberUse()
    say({ kind: 'member', list: done.list, message: done.message ?? '' })
    mark()
  }
  const discard = () => {
    keepHeart([])
    setBar(null)
  }

  const offer = (texts: HeartWords) => {
    const { length } = keptHearts()
    if (!isSignedIn() || length === 0 || isOffered.current) return
    isOffered.current = true
    say({ kind: 'offer', message: fillMessage(texts.offer, { count: String(length) }) })
  }
  const begin = useEffectEvent(async () => {
    wasSignedIn.current = isSignedIn()
    const found = await learn()
    if (found) offer(found.words)
    if (first) press(first, found?.words ?? null)
  })
  const onPress = useEffectEvent((event: MouseEvent) => {
    const heart = heartOf(event.target)
    if (!heart || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    press(heart)
  })
  const onCards = useEffectEvent(() => {
    if (words) void learn()
  })
  const onSession = useEffectEvent(() => {
    if (wasSignedIn.current !== isSignedIn()) {
      asked.current.clear()
      known.current.clear()
    }
    wasSignedIn.current = isSignedIn()
    mark()
    if (words && !bar) offer(words)
    if (isSignedIn()) void learn()
  })
  useEffect(() => {
    queueMicrotask(() => void begin())
    const cards = new MutationObserver(() => onCards())
    const content = document.querySelector('#content')
    if (content) cards.observe(content, { childList: true, subtree: true })
    document.addEventListener('click', onPress)
    addEventListener('maru:session', onSession)
    return () => {
      cards.disconnect()
      document.removeEventListener('click', onPress)
      removeEventListener('maru:session', onSession)
    }
  }, [])
  if (!bar || !words) return null
  return (
    <HeartBar
      bar={bar}
      locale={locale}
      words={words}
      onTake={takeOff}
      onPut={putAll}
      onDiscard={discard}
      onShut={() => setBar(null)}
    />
  )
}
