import { useLocale, useTranslations } from 'next-intl'
import { addDays, dayIn } from '@/domain/values/calendar'
import { formatMoney } from '@/domain/money'
import { soldByOf } from '@/domain/orders/sold-unit'
import { MOST_DAYS_NEEDED, READY_QUESTIONS } from '@/domain/cart/price-requests/request'
import { DistrictTexts } from '@/server/texts/district-texts'
import { ActionForm } from '@/ui/forms/action-form'
import { newKey } from '@/ui/forms/requests/new-key'
import { LineFields } from './line-fields'
import { askPrice } from '@/features/buying/price-requests/request-actions'
import { TermFields } from './term-fields'
import type { WantedLine } from './wanted-goods'

export const LINE_TEXTS = ['priceRequests.target', 'priceRequests.optional'] as const

const REQUEST_TEXTS = [
  ...LINE_TEXTS,
  'priceRequests.neededBy',
  'priceRequests.postalCode',
  'priceRequests.postalCodeHint',
  'priceRequests.note',
  'priceRequests.questionsTitle',
] as const

/** Asks one seller for a price (rule M73); it works without script. */
export function RequestForm({ lines, place }: { lines: WantedLine[]; place: string }) {
  const t = useTranslations('priceRequests')
  const words = useTranslations('product')
  const locale = useLocale()
  const today = dayIn('America/Toronto', new Date())
  return (
    <ActionForm
      action={askPrice}
      hidden={{ locale, key: newKey() }}
      label={t('send')}
      failed={t.raw('failed') as string}
      kind="primary"
    >
      <DistrictTexts of={REQUEST_TEXTS}>
        <LineFields
          isNew
          rows={lines.map(({ product, name, sku, quantity, listPrice, ...unit }) => ({
            product,
            name,
            detail: detailOf(sku, listPrice && t('listPrice', { price: formatMoney(listPrice, locale) })),
            counted: words(`quantityIn.${soldByOf(unit)}`),
            quantity: String(quantity),
            target: '',
          }))}
        />
        <TermFields
          place={place}
          today={today}
          last={addDays(today, MOST_DAYS_NEEDED)}
          questions={READY_QUESTIONS.map((name) => [name, t(`questions.${name}`)] as const)}
        />
      </DistrictTexts>
    </ActionForm>
  )
}

export const detailOf = (...parts: (string | number | false | null | undefined)[]) =>
  parts.filter(Boolean).join(' · ')
