'use client'

import './compare-bar.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  comparePath,
  compareRefusal,
  type Comparable,
  type CompareRefusal,
} from '@/domain/products/facts/compare'
import { localePath } from '@/messages/locales'
import { announce } from '@/ui/page/announce'
import { fillMessage } from '@/ui/page/fill-message'
import { boxes, isBox } from './boxes'
import type { CompareHost } from './compare-host'
import { storeChoice, storedChoice } from './compare-store'

type Props = Parameters<typeof CompareHost>[0]

const comparableOf = (box: HTMLInputElement): Comparable => ({
  id: box.value,
  category: box.dataset.room ?? '',
})

type Choice = { chosen: Comparable[]; refused: CompareRefusal | null }

function showChoice(chosen: readonly Comparable[]) {
  const ids = new Set(chosen.map(({ id }) => id))
  for (const box of boxes()) box.checked = ids.has(box.value)
}

/** What was chosen before, and the boxes that were checked before this was loaded; one that may not be is unchecked. */
function firstChoice(): Choice {
  const chosen = storedChoice()
  let refused: CompareRefusal | null = null
  for (const box of boxes().filter(({ checked }) => checked)) {
    const next = comparableOf(box)
    if (chosen.some(({ id }) => id === next.id)) continue
    const refusal = compareRefusal(chosen, next)
    if (refusal) refused = refusal
    else chosen.push(next)
  }
  return { chosen, refused }
}

/** Compare 3: what is chosen of one category, up to four, in this window (rule C67). */
export default function CompareBar({ locale, words, list }: Props) {
  const [state, setState] = useState<Choice>({ chosen: [], refused: null })
  // What the boxes say is read first: null until then, so that none is unchecked that was checked in the meantime.
  const current = useRef<Comparable[] | null>(null)
  const { chosen, refused } = state
  const countOf = (goods: Comparable[]) => fillMessage(words.compare, { count: String(goods.length) })

  const take = (next: Choice) => {
    current.current = next.chosen
    setState(next)
    storeChoice(next.chosen)
    showChoice(next.chosen)
    if (next.chosen.length > 0) announce(next.refused ? words[next.refused] : countOf(next.chosen))
  }
  const begin = useEffectEvent(() => take(firstChoice()))
  const follow = useEffectEvent(({ target }: Event) => {
    if (!isBox(target) || !current.current) return
    const next = comparableOf(target)
    const others = current.current.filter(({ id }) => id !== next.id)
    const refusal = target.checked ? compareRefusal(others, next) : null
    take({ chosen: target.checked && !refusal ? [...others, next] : others, refused: refusal })
  })
  useEffect(() => {
    queueMicrotask(begin)
    addEventListener('change', follow)
    return () => removeEventListener('change', follow)
  }, [])
  useEffect(() => {
    if (current.current) showChoice(current.current)
  }, [list])

  const clear = () => {
    take({ chosen: [], refused: null })
    boxes()[0]?.focus()
  }
  // On a page without products there is nothing to add or leave out.
  if (chosen.length === 0 || boxes().length === 0) return null
  return (
    <section className="compare-bar no-print" aria-label={words.title}>
      {refused ? <p>{words[refused]}</p> : null}
      <button type="button" className="button button-quiet" onClick={clear}>
        {words.clear}
      </button>
      <a className="button button-primary" href={localePath(locale, comparePath(chosen.map(({ id }) => id)))}>
        {countOf(chosen)}
      </a>
    </section>
  )
}
