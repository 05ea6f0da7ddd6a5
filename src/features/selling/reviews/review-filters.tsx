import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Button } from '@/ui/parts/button'
import { SelectField } from '@/ui/forms/fields/select-field'
import { Stars } from '@/ui/parts/stars'
import type { ReviewedProduct } from './list-seller-reviews'
import { SELLER_REVIEWS, type SellerReviewQuery } from './review-query'

type Props = { products: ReviewedProduct[]; query: SellerReviewQuery }

/** Chooses a product, and whether answered reviews are shown: a form that changes the address and works without script. */
export function ReviewFilters({ products, query: { product, unanswered } }: Props) {
  const t = useTranslations('sellerReviews')
  const chosen = products.find(({ id }) => id === product)
  return (
    <>
      <form
        role="search"
        aria-label={t('filter')}
        action={localePath(useLocale(), SELLER_REVIEWS)}
        className="no-print mb-6 grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_14rem_auto]"
      >
        <SelectField
          id="review-product"
          name="product"
          label={t('product')}
          options={[
            ['', t('allProducts')],
            ...products.map(({ id, name, count }) => [id, t('productCount', { name, count })] as const),
          ]}
          defaultValue={chosen?.id ?? ''}
        />
        <SelectField
          id="review-show"
          name="show"
          label={t('show')}
          options={[
            ['', t('all')],
            ['unanswered', t('onlyUnanswered')],
          ]}
          defaultValue={unanswered ? 'unanswered' : ''}
        />
        <Button type="submit" className="min-h-11">
          {t('apply')}
        </Button>
      </form>
      {chosen ? (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 font-medium break-words" lang={chosen.nameLang}>
            {chosen.name}
          </span>
          <Stars average={chosen.stars / chosen.count} count={chosen.count} />
        </p>
      ) : null}
    </>
  )
}
