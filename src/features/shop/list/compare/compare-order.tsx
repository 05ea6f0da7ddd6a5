'use client'

import type { Locale } from '@/domain/locale'
import { RowOrder, type OrderedRow, type OrderWords } from '@/features/shop/list/table/row-order'
import { useRowAdd, type AddRow } from '@/features/shop/list/table/use-row-add'

type Props = {
  goods: (OrderedRow & { isSoldOut: boolean })[]
  words: OrderWords & Record<'order' | 'addFailed' | 'view', string>
  locale: Locale
  /** Before the id of a product, and of the cart. */
  paths: { product: string; cart: string }
  add: AddRow
}

/** Below what is compared: each product into the cart, in its minimum unless another quantity is typed. */
export function CompareOrder({ goods, words, locale, paths, add }: Props) {
  const { sending, note, send } = useRowAdd({ add, locale, addFailed: words.addFailed })
  return (
    <tr>
      <th scope="row">{words.order}</th>
      {goods.map((each) => (
        <td key={each.id}>
          {each.isSoldOut ? null : (
            <RowOrder
              row={each}
              words={words}
              base={paths.product}
              isSending={sending === each.id}
              onAdd={send}
            />
          )}
          {note?.id === each.id ? (
            <p className={note.isOk ? 'text-celadon-deep' : 'text-persimmon-deep'}>
              {note.text}{' '}
              {note.isOk ? (
                <a className="link underline" href={paths.cart}>
                  {words.view}
                </a>
              ) : null}
            </p>
          ) : null}
        </td>
      ))}
    </tr>
  )
}
