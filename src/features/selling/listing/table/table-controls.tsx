import { useLocale, useTranslations } from 'next-intl'
import {
  MAX_SEARCH,
  PRODUCT_FILTERS,
  PRODUCT_SORTS,
  PRODUCT_TABLE,
  type ProductTableQuery,
} from '@/domain/products/listing/product-table-query'
import { localePath } from '@/messages/locales'
import { Button } from '@/ui/parts/button'
import { SelectField } from '@/ui/forms/fields/select-field'

/** Search, filter and order: a form that changes the address and works without script. */
export function TableControls({ query: { filter, text, sort } }: { query: ProductTableQuery }) {
  const t = useTranslations('productTable')
  return (
    <form
      role="search"
      aria-label={t('search')}
      action={localePath(useLocale(), PRODUCT_TABLE)}
      className="no-print xs:grid-cols-2 mb-6 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto] xl:grid-cols-[minmax(0,1fr)_11rem_13rem_auto]"
    >
      <div className="xs:max-xl:col-span-full grid gap-1">
        <label className="font-medium" htmlFor="product-search">
          {t('search')}
        </label>
        <input
          type="search"
          id="product-search"
          name="q"
          className="input text-ellipsis"
          placeholder={t('placeholder')}
          maxLength={MAX_SEARCH}
          key={text}
          defaultValue={text}
        />
      </div>
      <SelectField
        id="product-filter"
        name="filter"
        label={t('filter')}
        options={PRODUCT_FILTERS.map((each) => [each, t(`filters.${each}`)])}
        defaultValue={filter}
      />
      <SelectField
        id="product-sort"
        name="sort"
        label={t('sort')}
        options={PRODUCT_SORTS.map((each) => [each, t(`sorts.${each}`)])}
        defaultValue={sort}
      />
      <Button type="submit" className="xs:max-sm:col-span-2 min-h-11">
        {t('apply')}
      </Button>
    </form>
  )
}
