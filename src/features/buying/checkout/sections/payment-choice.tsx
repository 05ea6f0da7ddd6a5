import type { TermsOption } from '@/features/buying/checkout/company/terms-option'
import type { CheckoutWords } from '@/features/buying/checkout/checkout-words'
import { StepTitle } from './step-title'

type Props = {
  offer: { isCardPayable: boolean; transfersAllowed: boolean; terms: TermsOption | null }
  kept?: Record<string, string>
  words: CheckoutWords
}

/**
 * Card or bank transfer (rule M4), and where the buyer's company has terms, an invoice (rule M120). A total beyond the card limit disables
 * the card (rule M16).
 */
export function PaymentChoice({ offer: { isCardPayable, transfersAllowed, terms }, kept, words }: Props) {
  const options = [
    {
      value: 'stripe',
      title: words.card,
      text: isCardPayable ? words.cardText : words.cardTooMuch,
      isOpen: isCardPayable,
    },
    {
      value: 'transfer',
      title: words.transfer,
      text: transfersAllowed ? words.transferText : words.noTransfers,
      isOpen: transfersAllowed,
    },
    ...(terms ? [{ value: 'terms', ...terms }] : []),
  ]
  const open = options.filter(({ isOpen }) => isOpen)
  const chosen = (open.find(({ value }) => value === kept?.provider) ?? open[0])?.value
  return (
    <fieldset>
      <legend>
        <StepTitle step={4}>{words.payment}</StepTitle>
      </legend>
      {terms?.dueOn ? <input type="hidden" name="due" value={terms.dueOn} /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ value, title, text, isOpen }) => (
          <label key={value} className="choice choice-radio" data-closed={isOpen ? undefined : ''}>
            <input
              type="radio"
              name="provider"
              value={value}
              defaultChecked={value === chosen}
              disabled={!isOpen}
              required
            />
            <span>
              <span className="block font-medium">{title}</span>
              <span className="text-muted block text-sm">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
