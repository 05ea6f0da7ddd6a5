import { formatWhole, type Locale } from '@/domain/locale'
import type { Segment } from '@/domain/search/highlight'
import { CompareBox } from '@/features/shop/list/compare/compare-box'
import { RowOrder, type OrderedRow, type OrderWords } from './row-order'
import type { GoodsRow } from './to-row'

export type RowWords = OrderWords & Record<'compare' | 'save' | 'below', string>

type Props = {
  row: GoodsRow
  words: RowWords
  base: string
  locale: Locale
  hasMeasure: boolean
  isSending: boolean
  onAdd: (row: OrderedRow, typed: string) => Promise<void>
}

export function TableRow({ row, words, base, locale, hasMeasure, isSending, onAdd }: Props) {
  const { finish, family, inches, measured, stock } = row
  return (
    <tr role="row">
      <td role="cell">
        <CompareBox id={row.id} category={row.category} name={row.name} label={words.compare} />
        <button type="button" className="heart" aria-label={`${words.save}: ${textOf(row.name)}`} />
      </td>
      <th role="rowheader" scope="row">
        {row.image ? (
          <img src={row.image} alt="" width={40} height={50} loading="lazy" decoding="async" />
        ) : null}
        <a href={base + row.id} lang={row.lang}>
          {marked(row.name)}
        </a>
        <span>{row.sku}</span>
        <span className="figures" aria-hidden="true">
          {row.from}
        </span>
      </th>
      <td role="cell">
        {finish ? <span lang={finish.lang}>{marked(finish.text)}</span> : null}
        {family ? <span>{family}</span> : null}
      </td>
      <td role="cell">
        <span>{row.size}</span>
        {inches ? <span>{inches}</span> : null}
      </td>
      <td role="cell">{formatWhole(row.moq, locale)}</td>
      {row.prices.map((price, at) => (
        <td key={at} role="cell">
          {price ? <span>{price}</span> : <Below words={words.below} />}
          {price && row.unit ? <span>{row.unit}</span> : null}
        </td>
      ))}
      {hasMeasure ? (
        <td role="cell">
          {measured?.map((price) => (
            <span key={price}>{price}</span>
          ))}
        </td>
      ) : null}
      <td role="cell" data-stock={stock.is}>
        <span>{stock.text}</span>
        {stock.when === null ? null : <span>{stock.when}</span>}
      </td>
      <td role="cell">
        {stock.is === 'soldOut' ? null : (
          <RowOrder
            row={{ id: row.id, name: textOf(row.name), moq: row.moq }}
            words={words}
            base={base}
            isSending={isSending}
            onAdd={onAdd}
          />
        )}
      </td>
    </tr>
  )
}

function Below({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{words}</span>
    </>
  )
}

const textOf = (text: GoodsRow['name']) =>
  typeof text === 'string' ? text : text.map(({ text }) => text).join('')
const marked = (text: GoodsRow['name']) => (typeof text === 'string' ? text : text.map(segment))
const segment = ({ text, marked }: Segment, at: number) => (marked ? <mark key={at}>{text}</mark> : text)
