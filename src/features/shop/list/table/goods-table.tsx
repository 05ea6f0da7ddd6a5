'use client'

import type { Locale } from '@/domain/locale'
import { TableHead, type HeadWords, type SortProps } from './table-head'
import { TableRow, type RowWords } from './table-row'
import type { GoodsRow } from './to-row'
import { useRowAdd, type AddRow } from './use-row-add'

type Words = HeadWords & RowWords & Record<'caption' | 'addFailed' | 'view', string>
type Props = {
  rows: GoodsRow[]
  words: Words
  sorting: SortProps
  locale: Locale
  /** Before the id of a product, and of the cart. */
  paths: { product: string; cart: string }
  add: AddRow
}

/**
 * Products one a row (rule C66): a table from 64rem on, below it two lines each. The roles are written out, so that screen readers
 * still find a table where it is laid out as lines.
 */
export function GoodsTable({ rows, words, sorting, locale, paths, add }: Props) {
  const { sending, note, send } = useRowAdd({ add, locale, addFailed: words.addFailed })
  const hasMeasure = words.measured !== null
  return (
    <>
      <div
        className="rows"
        data-measured={hasMeasure || undefined}
        role="region"
        aria-label={words.caption}
        tabIndex={0}
      >
        <table role="table">
          <caption className="sr-only">{words.caption}</caption>
          <TableHead words={words} sorting={sorting} />
          <tbody role="rowgroup">
            {rows.map((row) => (
              <TableRow
                key={row.id}
                row={row}
                words={words}
                base={paths.product}
                locale={locale}
                hasMeasure={hasMeasure}
                isSending={sending === row.id}
                onAdd={send}
              />
            ))}
          </tbody>
        </table>
      </div>
      {note ? (
        <p className="rows-note no-print" data-ok={note.isOk || undefined}>
          {note.text}
          {note.isOk ? (
            <a className="link underline" href={paths.cart}>
              {words.view}
            </a>
          ) : null}
        </p>
      ) : null}
    </>
  )
}
