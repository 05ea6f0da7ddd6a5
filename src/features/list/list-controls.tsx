'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition, type MouseEvent, type ReactNode } from 'react'
import { announce } from '@/ui/announce'
import { FacetPanel, FACETS_ID } from './facet-panel'
import type { ListView } from './list-view'
import { restoreFocus, focusPlaceOf, type FocusPlace } from './restore-focus'
import { SortForm } from './sort-form'

export type ControlWords = Record<
  | 'skip'
  | 'filter'
  | 'filters'
  | 'close'
  | 'showAll'
  | 'sort'
  | 'apply'
  | 'ok'
  | 'from'
  | 'to'
  | 'under'
  | 'chosen'
  | 'clearAll',
  string
>

type Props = { view: ListView; words: ControlWords; isEmpty: boolean; children: ReactNode }

/** The focus before navigation; module state, because the next page mounts a new component. */
let focusBefore: FocusPlace | null = null

/** Filters and sort order of a list: plain links and a form, updated in place if script runs. */
export function ListControls({ view, words, isEmpty, children }: Props) {
  const router = useRouter()
  const frame = useRef<HTMLDivElement>(null)
  const [isPending, startTransition] = useTransition()

  const go = (query: string) => {
    focusBefore = focusPlaceOf(frame.current)
    startTransition(() => router.push(view.path + query, { scroll: false }))
  }
  const follow = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[rel=nofollow]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(link.search)
  }

  useEffect(() => {
    // The header stays mounted while the URL changes: update its language links.
    dispatchEvent(new Event('maru:session'))
    if (!focusBefore || !frame.current) return
    restoreFocus(frame.current, focusBefore)
    announce(view.count)
    focusBefore = null
  }, [view.path, view.query, view.count])

  return (
    <div
      ref={frame}
      className="browse"
      data-narrow={view.groups.length > 0 ? undefined : 'none'}
      aria-busy={isPending}
      onClick={follow}
    >
      <div className="browse-bar">
        {view.groups.length > 0 ? (
          <a className="link sr-only focus:not-sr-only" href="#results">
            {words.skip}
          </a>
        ) : null}
        <p className="browse-count" tabIndex={-1}>
          {view.count}
        </p>
        {view.groups.length > 0 ? (
          <button type="button" className="button xl:hidden" popoverTarget={FACETS_ID}>
            {words.filter}
            {view.chips.length > 0 ? <span className="figures">{`(${view.chips.length})`}</span> : null}
          </button>
        ) : null}
        {isEmpty ? null : (
          <SortForm key={view.sort} view={view} label={words.sort} apply={words.apply} go={go} />
        )}
      </div>
      <Chips view={view} words={words} />
      <FacetPanel view={view} words={words} go={go} />
      <div id="results" className="browse-results" tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}

/** The chosen filters; each chip removes its own. */
function Chips({ view, words }: Pick<Props, 'view' | 'words'>) {
  if (view.chips.length === 0) return null
  return (
    <ul className="chips" aria-label={words.chosen}>
      {view.chips.map(({ label, query, remove }) => (
        <li key={label}>
          <a className="chip" rel="nofollow" href={view.path + query} aria-label={remove}>
            {label}
            <span className="icon icon-close" aria-hidden="true" />
          </a>
        </li>
      ))}
      {view.clear === null ? null : (
        <li>
          <a className="link chip-clear" rel="nofollow" href={view.path + view.clear}>
            {words.clearAll}
          </a>
        </li>
      )}
    </ul>
  )
}
