import { nearestValidQuantity } from '@/domain/quantity'
import { moqOf, OPEN_MAX, type Tier } from '@/domain/tiers'
import type { BuyWords } from './buy-words'

type Props = {
  form: string
  tiers: Tier[]
  typed: string
  quantity: number
  isValid: boolean
  words: BuyWords
  onType: (typed: string) => void
}

/** Whole numbers from the first tier's minQty on; the minus rests there (spec 5). What is typed stays as it was typed. */
export function QuantityField({ form, tiers, typed, quantity, isValid, words, onType }: Props) {
  const step = (by: number) =>
    onType(String(nearestValidQuantity(tiers, isValid ? quantity + by : Math.floor(quantity))))
  return (
    <div className="grid w-fit gap-1">
      <label className="text-sm" htmlFor="quantity">
        {words.quantity}
      </label>
      <span className="stepper">
        <button
          type="button"
          aria-label={words.fewer}
          disabled={!isValid || quantity <= moqOf(tiers)}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id="quantity"
          name="quantity"
          form={form}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          maxLength={8}
          aria-invalid={!isValid}
          aria-describedby="buy-hint"
          onChange={(event) => onType(event.target.value)}
        />
        <button
          type="button"
          aria-label={words.more}
          disabled={isValid && quantity >= OPEN_MAX}
          onClick={() => step(1)}
        >
          +
        </button>
      </span>
    </div>
  )
}
