import { useRef, type SubmitEvent } from 'react'
import { formatWhole, type Locale } from '@/domain/locale'
import type { Segment } from '@/domain/search/highlight'
import { CompareBox } from '@/features/shop/list/compare/compare-box'
import { fillMessage } from '@/ui/page/fill-message'
import type { GoodsRow } from './to-row'

export type RowWords = Record<'compare' | 'save' | 'below' | 'quantity' | 'add' | 'adding', string>

type Props = {
  row: GoodsRow
  words: RowWords
  base: string
  locale: Locale
  hasMeasure: boolean
  isSending: boolean
  onAdd: (goods: { id: string; name: string; moq: number }, typed: string) => Promise<void>
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
          <Order row={row} words={words} base={base} isSending={isSending} onAdd={onAdd} />
        )}
      </td>
    </tr>
  )
}

type OrderProps = Pick<Props, 'row' | 'words' | 'base' | 'isSending' | 'onAdd'>

/** Quantity and button; without script it leads to the product. */
function Order({ row, words, base, isSending, onAdd }: OrderProps) {
  const input = useRef<HTMLInputElement>(null)
  const name = textOf(row.name)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void onAdd({ id: row.id, name, moq: row.moq }, input.current?.value ?? '')
  }
  return (
    <form action={base + row.id} onSubmit={submit}>
      <input
        ref={input}
        className="input"
        name="add"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={row.moq}
        aria-label={fillMessage(words.quantity, { product: name })}
      />
      <button
        type="submit"
        className="button"
        aria-label={`${isSending ? words.adding : words.add}: ${name}`}
        // A disabled button would lose the focus while the answer is awaited.
        aria-disabled={isSending || undefined}
      >
        {isSending ? words.adding : words.add}
      </button>
    </form>
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
