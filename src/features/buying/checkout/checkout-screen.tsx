import { useLocale, useTranslations } from 'next-intl'
import { seenIn } from '@/domain/cart/quote/quote-changes'
import { unitWords } from '@/domain/orders/unit-words'
import { localePath } from '@/messages/locales'
import { arrivalFromNow } from '@/server/texts/arrival-text'
import { DistrictTexts } from '@/server/texts/district-texts'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import type { ChosenServices } from '@/domain/cart/quote/quote'
import { AddressDoubts } from './address/address-doubts'
import { addressMark, cardOf, type SavedAddress } from './address/addresses'
import type { ApprovalNeed } from './company/approval-need'
import { ApprovalNote } from './company/approval-note'
import type { TermsOption } from './company/terms-option'
import { CheckoutBoard, CHECKOUT_FORM } from './checkout-board'
import { writeServices } from './chosen-services'
import type { CheckoutView } from './get-checkout'
import { GoodsReview } from './sections/goods-review'
import { TermsNote } from './sections/terms-note'
import { TotalsPanel } from './sections/totals-panel'

type Props = {
  view: CheckoutView
  addresses: readonly SavedAddress[]
  chosen: SavedAddress
  /** The chosen services, from the URL. */
  services: ChosenServices
  /** The totals were recalculated without script; nothing is ordered yet. */
  isRecalculated: boolean
  /** The offer that the address names; the view has it only while it can be ordered. */
  asked?: string
  /** For whom the order will wait, where it is one of a company (rule M101). */
  need: ApprovalNeed | null
  terms: TermsOption | null
}

const TEXTS = ['checkout.page', 'checkout.failed', 'addressBook.ofCompany'] as const

/** The checkout for a saved address. The quote contains stock levels: only its texts and amounts go to the browser. */
export function CheckoutScreen(props: Props) {
  const { view, addresses, chosen, services, isRecalculated, asked, need, terms } = props
  const t = useTranslations('checkout.page')
  const locale = useLocale()
  const samples = useTranslations('samples')
  const units = unitWords(useTranslations('product'), locale)
  const path = localePath(locale, '/checkout')
  const { quote, digest, key, transfersAllowed } = view
  const offer = {
    address: chosen.id,
    mark: addressMark(chosen),
    digest,
    formKey: key,
    seen: seenIn(quote, {
      sampleOf: (name) => samples('named', { name }),
      unitOf: (line) => units.measured(line, 1) ?? units.count(line, 1),
      arrivalOf: (arrival) => arrivalFromNow(arrival, locale),
    }),
    cards: addresses.map(cardOf),
    servicesQuery: writeServices(services, view.offer?.id),
    price: view.offer?.id,
    isCardPayable: quote.isCardPayable,
    transfersAllowed,
    terms,
    waits: need?.kind === 'waits',
    isOrderable:
      quote.issues.length === 0 &&
      need?.kind !== 'refused' &&
      (quote.isCardPayable || transfersAllowed || terms?.isOpen === true) &&
      isRightPlace(view, chosen),
  }
  return (
    <DistrictTexts of={TEXTS}>
      <CheckoutBoard
        locale={locale}
        offer={quote.groups.length > 0 ? offer : null}
        empty={asked === undefined ? <NothingToOrder /> : <NoOffer id={asked} />}
        warning={
          <>
            <OfferPlace view={view} chosen={chosen} />
            <AddressDoubts {...chosen} />
          </>
        }
        goods={
          <GoodsReview
            quote={quote}
            holidays={view.holidays}
            identities={view.identities}
            offer={view.offer?.id}
            choosing={{
              form: CHECKOUT_FORM,
              hrefOf: (seller, service) =>
                `${path}?address=${chosen.id}&${writeServices({ ...services, [seller]: service }, view.offer?.id)}`,
            }}
          />
        }
        totals={
          <>
            <TotalsPanel quote={quote} />
            <ApprovalNote need={need} />
            {isRecalculated ? <p role="status">{t('chosenAnew')}</p> : null}
          </>
        }
        terms={<TermsNote province={chosen.province} />}
      />
    </DistrictTexts>
  )
}

const isRightPlace = ({ offer }: CheckoutView, { postalCode }: SavedAddress) =>
  offer === null || offer.postalCode === postalCode

/** What is ordered in place of the cart, and to which postal code alone (rule M77). */
function OfferPlace({ view, chosen }: Pick<Props, 'view' | 'chosen'>) {
  const t = useTranslations('priceRequests')
  const issues = useTranslations('issues.priceRequest')
  if (!view.offer) return null
  const { number, postalCode } = view.offer
  return isRightPlace(view, chosen) ? (
    <p className="text-muted mt-3 text-sm">{t('atCheckout', { number })}</p>
  ) : (
    <p className="text-persimmon-deep mt-3 font-medium" role="status">
      {issues('otherPlace', { postalCode })}
    </p>
  )
}

/** The offer was ordered, withdrawn or has expired: its page says which. */
export function NoOffer({ id }: { id: string }) {
  const t = useTranslations('priceRequests')
  return (
    <EmptyState icon="cart" title={t('notOrderable')}>
      <ButtonLink kind="primary" href={localePath(useLocale(), `/price-requests/${id}`)}>
        {t('toRequest')}
      </ButtonLink>
    </EmptyState>
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
