import { useLocale, useTranslations } from 'next-intl'
import { seenIn } from '@/domain/cart/quote-changes'
import { unitWords } from '@/domain/orders/unit-words'
import { personName } from '@/domain/people/person-name'
import { localePath } from '@/messages/locales'
import { arrivalFromNow } from '@/server/texts/arrival-text'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import type { ChosenServices } from '@/domain/cart/quote'
import { AddressDoubts } from './address-doubts'
import { addressMark, type SavedAddress } from './addresses'
import { CheckoutBoard, CHECKOUT_FORM } from './checkout-board'
import { useCheckoutWords } from './checkout-words'
import { writeServices } from './chosen-services'
import type { CheckoutView } from './get-checkout'
import { GoodsReview } from './goods-review'
import { TermsNote } from './terms-note'
import { TotalsPanel } from './totals-panel'

type Props = {
  view: CheckoutView
  addresses: readonly SavedAddress[]
  chosen: SavedAddress
  /** The chosen services, from the URL. */
  services: ChosenServices
  /** The totals were recalculated without script; nothing is ordered yet. */
  isRecalculated: boolean
}

/** The checkout for a saved address. The quote contains stock levels: only its texts and amounts go to the browser. */
export function CheckoutScreen({ view, addresses, chosen, services, isRecalculated }: Props) {
  const t = useTranslations('checkout.page')
  const locale = useLocale()
  const units = unitWords(useTranslations('product'), locale)
  const path = localePath(locale, '/checkout')
  const { quote, digest, key, transfersAllowed } = view
  const offer = {
    address: chosen.id,
    mark: addressMark(chosen),
    digest,
    formKey: key,
    seen: seenIn(quote, {
      unitOf: (line) => units.measured(line, 1) ?? units.count(line, 1),
      arrivalOf: (arrival) => arrivalFromNow(arrival, locale),
    }),
    cards: addresses.map(cardOf),
    servicesQuery: writeServices(services),
    isCardPayable: quote.isCardPayable,
    transfersAllowed,
    isOrderable: quote.issues.length === 0 && (quote.isCardPayable || transfersAllowed),
  }
  return (
    <CheckoutBoard
      locale={locale}
      offer={quote.groups.length > 0 ? offer : null}
      empty={<NothingToOrder />}
      words={useCheckoutWords()}
      warning={<AddressDoubts {...chosen} />}
      goods={
        <GoodsReview
          quote={quote}
          holidays={view.holidays}
          identities={view.identities}
          choosing={{
            form: CHECKOUT_FORM,
            hrefOf: (seller, service) =>
              `${path}?address=${chosen.id}&${writeServices({ ...services, [seller]: service })}`,
          }}
        />
      }
      totals={
        <>
          <TotalsPanel quote={quote} />
          {isRecalculated ? <p role="status">{t('chosenAnew')}</p> : null}
        </>
      }
      terms={<TermsNote province={chosen.province} />}
    />
  )
}

export function NothingToOrder() {
  const t = useTranslations('checkout.page')
  const locale = useLocale()
  return (
    <EmptyState icon="cart" title={t('empty')} text={t('emptyText')}>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink kind="primary" href={localePath(locale, '/buyer-orders')}>
          {t('orders')}
        </ButtonLink>
        <ButtonLink href={localePath(locale, '/products')}>{t('browse')}</ButtonLink>
      </div>
    </EmptyState>
  )
}

function cardOf(address: SavedAddress) {
  const { id, company, city, province, postalCode } = address
  const lines = [company, address.address, address.address2, `${city} ${province}  ${postalCode}`]
  return { id, name: personName(address), lines: lines.filter((line) => line !== '') }
}
