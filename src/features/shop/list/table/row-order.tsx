import { useRef, type SubmitEvent } from 'react'
import { fillMessage } from '@/ui/page/fill-message'

export type OrderWords = Record<'quantity' | 'add' | 'adding', string>
export type OrderedRow = { id: string; name: string; moq: number }

type Props = {
  row: OrderedRow
  words: OrderWords
  /** Before the id of a product. */
  base: string
  isSending: boolean
  onAdd: (row: OrderedRow, typed: string) => Promise<void>
}

/** Quantity and button; without script it leads to the product. */
export function RowOrder({ row, words, base, isSending, onAdd }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void onAdd(row, input.current?.value ?? '')
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
        aria-label={fillMessage(words.quantity, { product: row.name })}
      />
      <button
        type="submit"
        className="button"
        aria-label={`${isSending ? words.adding : words.add}: ${row.name}`}
        // A disabled button would lose the focus while the answer is awaited.
        aria-disabled={isSending || undefined}
      >
        {isSending ? words.adding : words.add}
      </button>
    </form>
  )
}
