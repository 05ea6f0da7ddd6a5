'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition, type MouseEvent, type ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { announce } from '@/ui/page/announce'
import { COMPARE_FORM } from '@/features/shop/list/compare/compare-box'
import { CompareHost, type CompareWords } from '@/features/shop/list/compare/compare-host'
import { FacetPanel, FACETS_ID } from './facet-panel'
import type { ListView } from '@/features/shop/list/list-view'
import { restoreFocus, focusPlaceOf, type FocusPlace } from './restore-focus'
import { SortForm } from './sort-form'
import { rememberView } from './view-memory'

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
  | 'clearAll'
  | 'view',
  string
> & { compare: CompareWords }

type Props = {
  view: ListView
  words: ControlWords
  locale: Locale
  /** Where products are compared. */
  comparison: string
  isEmpty: boolean
  children: ReactNode
}

/** The focus before navigation; module state, because the next page mounts a new component. */
let focusBefore: FocusPlace | null = null

/** Filters and sort order of a list: plain links and a form, updated in place if script runs. */
export function ListControls({ view, words, locale, comparison, isEmpty, children }: Props) {
  const router = useRouter()
  const frame = useRef<HTMLDivElement>(null)
  const [isPending, startTransition] = useTransition()

  const visit = (address: string) => {
    focusBefore = focusPlaceOf(frame.current)
    startTransition(() => router.push(address, { scroll: false }))
  }
  const go = (query: string) => visit(view.path + query)
  const follow = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[rel=nofollow]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (link.dataset.view) rememberView(link.dataset.view)
    visit(link.pathname + link.search)
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
    <>
      <div
        ref={frame}
        className="browse"
        data-shown={view.shown}
        data-narrow={view.groups.length > 0 ? undefined : 'none'}
        aria-busy={isPending}
        onClick={follow}
      >
        <div className="flex flex-wrap items-center gap-2 md:gap-x-4 xl:[grid-area:bar]">
          {view.groups.length > 0 ? (
            <a className="link sr-only focus:not-sr-only" href="#results">
              {words.skip}
            </a>
          ) : null}
          {/* Of an empty list the results say so: twice would be once too many. */}
          <p className={isEmpty ? 'browse-count sr-only' : 'browse-count'} tabIndex={-1}>
            {view.count}
          </p>
          {view.groups.length > 0 ? (
            <button
              type="button"
              className={view.shown === 'grid' ? 'button xl:hidden' : 'button'}
              popoverTarget={FACETS_ID}
            >
              {words.filter}
              {view.chips.length > 0 ? <span className="figures">{`(${view.chips.length})`}</span> : null}
            </button>
          ) : null}
          {view.families ? (
            <a
              className="link inline-flex min-h-10 items-center max-md:order-1 max-md:basis-full"
              rel="nofollow"
              href={view.path + view.families.query}
            >
              {view.families.label}
            </a>
          ) : null}
          {isEmpty ? null : (
            <SortForm key={view.sort} view={view} label={words.sort} apply={words.apply} go={go} />
          )}
          {isEmpty ? null : <ViewSwitch view={view} label={words.view} />}
          <form id={COMPARE_FORM} action={comparison} className="without-script">
            <button type="submit" className="button">
              {words.compare.title}
            </button>
          </form>
        </div>
        <Chips view={view} words={words} />
        <FacetPanel view={view} words={words} go={go} />
        <div
          id="results"
          className="[transition:opacity_150ms] focus:outline-none in-aria-busy:opacity-50 xl:[grid-area:results]"
          tabIndex={-1}
        >
          {children}
        </div>
      </div>
      <CompareHost locale={locale} words={words.compare} list={view.path + view.query} />
    </>
  )
}

/** Cards or a table, as links; the way that is chosen is remembered (rule C66). */
function ViewSwitch({ view: { views, shown }, label }: { view: ListView; label: string }) {
  return (
    <ul className="view-switch" aria-label={label}>
      {views.map(({ view, label: words, href }) => (
        <li key={view}>
          <a
            rel="nofollow"
            href={href}
            data-view={view}
            aria-label={words}
            title={words}
            aria-current={view === shown ? 'true' : undefined}
          >
            <span className={`icon icon-${view}`} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The chosen filters; each chip removes its own. */
function Chips({ view, words }: Pick<Props, 'view' | 'words'>) {
  if (view.chips.length === 0) return null
  return (
    <ul
      className="flex flex-wrap items-center gap-2 xl:in-data-[shown=grid]:[grid-area:chips]"
      aria-label={words.chosen}
    >
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
          <a
            className="link inline-flex min-h-8 items-center px-1 text-(length:--text-sm)"
            rel="nofollow"
            href={view.path + view.clear}
          >
            {words.clearAll}
          </a>
        </li>
      )}
    </ul>
  )
}
