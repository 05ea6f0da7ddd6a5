import { useTranslations } from 'next-intl'
import type { TermsOption } from '@/features/buying/checkout/company/terms-option'
import { StepTitle } from './step-title'

type Props = {
  offer: { isCardPayable: boolean; transfersAllowed: boolean; terms: TermsOption | null }
  kept?: Record<string, string>
  waits: boolean
}

/**
 * Card or bank transfer (rule M4), and where the buyer's company has terms, an invoice (rule M120). A total beyond the card limit disables
 * the card (rule M16).
 */
export function PaymentChoice({ offer: { isCardPayable, transfersAllowed, terms }, kept, waits }: Props) {
  const t = useTranslations('checkout.page')
  const options = [
    {
      value: 'stripe',
      title: t('card'),
      text: isCardPayable ? t(waits ? 'cardAfterApproval' : 'cardText') : t('cardTooMuch'),
      isOpen: isCardPayable,
    },
    {
      value: 'transfer',
      title: t('transfer'),
      text: transfersAllowed ? t('transferText') : t('noTransfers'),
      isOpen: transfersAllowed,
    },
    ...(terms ? [{ value: 'terms', ...terms }] : []),
  ]
  const open = options.filter(({ isOpen }) => isOpen)
  const chosen = (open.find(({ value }) => value === kept?.provider) ?? open[0])?.value
  return (
    <fieldset>
      <legend>
        <StepTitle step={4}>{t('payment')}</StepTitle>
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
