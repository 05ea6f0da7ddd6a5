import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { nearestValidQuantity } from '@/domain/products/prices/quantity'
import { moqOf, OPEN_MAX, type Tier } from '@/domain/products/prices/tiers'
import type { QuantityWords } from './quantity-words'

type Props = {
  id?: string
  /** The id of its form, if it is not inside it. */
  form?: string
  tiers: readonly Tier[]
  typed: string
  quantity: number
  isValid: boolean
  words: Pick<QuantityWords, 'quantity' | 'fewer' | 'more'>
  /** The id of its `QuantityHint`. */
  hint: string
  /** The product name, read out if a page has several. */
  of?: string
  onType: (typed: string) => void
  /** A quantity chosen by a button; as typed text if missing. */
  onChoose?: (quantity: number) => void
  onLeave?: () => void
}

/** Whole numbers from the first tier's minQty; minus is disabled there (rule C28). Typed text is never changed. */
export function QuantityField(props: Props) {
  const { id = 'quantity', form, tiers, typed, quantity, isValid, words, hint, of, onType, onLeave } = props
  const { onChoose = (wanted: number) => onType(String(wanted)) } = props
  const next = (by: number) => nearestValidQuantity(tiers, isValid ? quantity + by : Math.floor(quantity))
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // Like typed text, sent after a pause: a pressed key repeats.
    onType(String(next(by)))
  }
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the script ran counts too.
  const takeOver = useEffectEvent((value = typed) => value !== typed && onType(value))
  useEffect(() => {
    takeOver(field.current?.value)
  }, [])
  const named = (word: string) => (of ? `${word}: ${of}` : word)
  return (
    <div className="grid w-fit gap-1">
      <label className="text-sm" htmlFor={id}>
        {words.quantity}
        {of ? <span className="sr-only">: {of}</span> : null}
      </label>
      <span className="stepper">
        <button
          type="button"
          aria-label={named(words.fewer)}
          disabled={!isValid || quantity <= moqOf(tiers)}
          onClick={() => onChoose(next(-1))}
        >
          −
        </button>
        <input
          ref={field}
          id={id}
          name="quantity"
          form={form}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          maxLength={8}
          aria-invalid={!isValid}
          aria-describedby={hint}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={press}
          onBlur={onLeave}
        />
        <button
          type="button"
          aria-label={named(words.more)}
          disabled={isValid && quantity >= OPEN_MAX}
          onClick={() => onChoose(next(1))}
        >
          +
        </button>
      </span>
    </div>
  )
}
