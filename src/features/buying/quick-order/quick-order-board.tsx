'use client'

import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import { MAX_BYTES } from '@/domain/cart/quick-order/read-sheet-lines'
import type { Locale } from '@/domain/locale'
import { judgeRow } from './judge-row'
import { PasteBox } from './paste-box'
import { SheetNotice } from './sheet-notice'
import { SheetLine } from './sheet-line'
import { SheetSums } from './sheet-sums'
import type { SheetState } from './sheet-view'
import { usePaste } from './use-paste'
import { isBelowMinimum, useSheet } from './use-sheet'

type Props = { given: SheetState; isMember: boolean; locale: Locale }

/** Pasted lines become a sheet that is corrected in place and added to the cart at once (rules M54, M55). One form, for pages without script. */
export function QuickOrderBoard({ given, isMember, locale }: Props) {
  const t = useTranslations('quickOrder')
  const { box, file, ...board } = useSheet(given, locale)
  const { rows } = board
  usePaste(box, () => {
    if (!board.sending) void board.find()
  })
  const judged = rows.map(judgeRow)
  const low = rows.filter(isBelowMinimum).length

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (board.sending) return
    const button = event.nativeEvent.submitter
    const command = button instanceof HTMLButtonElement ? button.value : 'find'
    if (command === 'add') return void board.add()
    if (command === 'minimum') return board.raise()
    const chosen = file.current?.files?.[0]
    if (chosen && chosen.size > MAX_BYTES) return board.say(t('fileTooLarge'))
    const isEmpty = rows.length === 0 && !chosen && !box.current?.value.trim()
    if (isEmpty) {
      board.say(t('nothingTyped'))
      box.current?.focus()
    } else void board.find()
  }
  return (
    <form action={board.post} onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <input type="hidden" name="locale" value={locale} />
      <PasteBox board={board} box={box} file={file} />
      <SheetNotice board={board} locale={locale} />
      {rows.length > 0 ? (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-10">
          <section aria-labelledby="sheet">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h2 id="sheet" className="text-lg">
                {t('sheet')}
              </h2>
              {low > 1 ? (
                <button type="submit" name="do" value="minimum" className="button">
                  {t('minimum', { count: String(low) })}
                </button>
              ) : null}
            </div>
            <ul>
              {rows.map((row, at) => (
                <SheetLine
                  key={row.key}
                  row={row}
                  judged={judged[at] ?? judgeRow(row)}
                  at={at}
                  board={board}
                  locale={locale}
                />
              ))}
            </ul>
            <p className="mt-3" data-unscripted="">
              <button type="submit" name="do" value="find" className="button">
                {t('refresh')}
              </button>
            </p>
          </section>
          <SheetSums judged={judged} board={board} isMember={isMember} locale={locale} />
        </div>
      ) : null}
    </form>
  )
}
