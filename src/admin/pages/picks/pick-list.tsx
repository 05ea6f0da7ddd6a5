'use client'

import { createTranslator, type Messages } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import type { Locale } from '@/domain/locale'
import { MOST_PICKS, moved, placeOfDrop } from '@/domain/products/cards/picks'
import type { Pick } from './list-picks'
import { PickRow } from './pick-row'
import { usePicks } from './use-picks'

type Props = {
  picks: readonly Pick[]
  /** Products that can be picked. */
  found: readonly Pick[]
  isSearched: boolean
  search: ReactNode
  locale: Locale
  messages: Messages
}

/** The picks in their order: dragged by mouse, finger or keys, or moved by buttons. */
export function PickList({ picks: given, found, isSearched, search, locale, messages }: Props) {
  const t = createTranslator({ locale, messages, namespace: 'staff.picks' })
  const { picks, problem, change } = usePicks(given, t('failed'))
  const [said, setSaid] = useState('')
  const open = found.filter(({ id }) => !picks.some((pick) => pick.id === id))

  function move(from: number, to: number) {
    const name = picks[from]?.name ?? ''
    change(moved(picks, from, to))
    setSaid(t('movedTo', { name, place: to + 1 }))
  }
  function remove(at: number) {
    setSaid(t('removed', { name: picks[at]?.name ?? '' }))
    change(picks.filter((_, place) => place !== at))
  }
  function add(pick: Pick) {
    setSaid(t('added', { name: pick.name }))
    change([...picks, pick])
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const from = picks.findIndex(({ id }) => keys.has(id))
      const over = picks.findIndex(({ id }) => id === target.key)
      if (from >= 0 && over >= 0) move(from, placeOfDrop(from, over, target.dropPosition))
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="tw:data-drop-target:outline-2 tw:data-drop-target:outline-(--theme-success-600)"
      />
    ),
  })
  return (
    <I18nProvider locale={locale}>
      <p role="alert" className="panel-wrong tw:empty:m-0">
        {problem}
      </p>
      <p role="status" className="tw:empty:m-0">
        {problem ? '' : said}
      </p>
      {picks.length === 0 ? <p>{t('none')}</p> : null}
      <GridList
        aria-label={t('list')}
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        className="picks-list"
      >
        {picks.map((pick, at) => (
          <GridListItem key={pick.id} id={pick.id} textValue={pick.name} className="picks-row">
            <PickRow
              pick={pick}
              at={at}
              count={picks.length}
              words={{
                drag: t('drag', { name: pick.name }),
                up: t('up', { name: pick.name }),
                down: t('down', { name: pick.name }),
                first: t('first', { name: pick.name }),
                remove: t('remove', { name: pick.name }),
                hidden: t('hidden'),
              }}
              onMove={move}
              onRemove={remove}
            />
          </GridListItem>
        ))}
      </GridList>
      <h2>{t('add')}</h2>
      {search}
      {isSearched && open.length === 0 ? <p>{t('nothingFound')}</p> : null}
      <ul className="panel-plain">
        {open.map((pick) => (
          <li
            key={pick.id}
            className="tw:flex tw:items-center tw:gap-[0.75rem] tw:border-t tw:border-(--theme-elevation-150) tw:py-[0.5rem]"
          >
            {pick.picture ? (
              <img
                src={pick.picture}
                alt=""
                className="panel-picture"
                width={48}
                height={60}
                loading="lazy"
              />
            ) : null}
            <span className="tw:flex-1 tw:wrap-anywhere">
              {pick.name} ({pick.company})
            </span>
            <button
              type="button"
              className="btn btn--style-secondary btn--size-medium tw:m-0"
              aria-label={t('addOne', { name: pick.name })}
              disabled={picks.length >= MOST_PICKS}
              onClick={() => add(pick)}
            >
              {t('addButton')}
            </button>
          </li>
        ))}
      </ul>
    </I18nProvider>
  )
}
