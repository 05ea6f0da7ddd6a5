import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ShippingPlace } from '@/domain/people/address/shipping-place'
import type { Locale } from '@/domain/locale'
import { CopyFrom } from '@/features/selling/listing/drafts/copy-from'
import { DraftSaver } from '@/features/selling/listing/drafts/draft-saver'
import { currentSeller } from '@/server/auth/signed-in-actor'
import { DistrictTexts } from '@/server/texts/district-texts'
import { listCategoryChoices } from './category-choices'
import { FORM_TEXTS } from '@/features/selling/listing/form/form-texts'
import { getBeside } from '@/features/selling/listing/form/get-beside'
import { initialValues, type Search } from './initial-values'
import { ownPictures } from './own-pictures'
import { placesFor, withPlaceNames } from '@/features/selling/listing/form/inputs/places'
import { ProductForm } from '@/features/selling/listing/form/product-form'
import { uploadProduct } from './upload-actions'

type Props = {
  locale: Locale
  timeZone: string
  search: Search
  from?: ShippingPlace | null
  before?: ReactNode
  after?: ReactNode
  aside?: ReactNode
}

const NOBODY = { commissionPpm: 0, hasRules: true, company: '', won: null }

/** The form for a new product, with its texts, categories and pictures. */
export async function UploadForm({ locale, timeZone, search, from, before, after, aside }: Props) {
  const t = await getTranslations({ locale, namespace: 'productForm' })
  const member = await currentSeller('products')
  // No more of the profile is sent to the browser.
  const own = from ? { shippingCountry: from.shippingCountry, shippingFrom: from.shippingFrom } : undefined
  const { draft, values } = await initialValues(member, search, own)
  const ids = values.images.map(({ id }) => id)
  return (
    <>
      <h1 className="mb-2 text-xl md:text-2xl">{t('title')}</h1>
      <p className="text-muted mb-8 max-w-4xl">{t('intro')}</p>
      {member && !draft ? <CopyFrom locale={locale} seller={member} /> : null}
      <DistrictTexts of={[...FORM_TEXTS, 'productDrafts', 'translation']}>
        <ProductForm
          mode="upload"
          values={withPlaceNames(values, locale)}
          categories={await listCategoryChoices(locale)}
          own={own}
          places={placesFor(locale)}
          stored={member ? await ownPictures(member, ids) : {}}
          beside={member ? await getBeside(String(member.id)) : NOBODY}
          aside={aside}
          locale={locale}
          action={uploadProduct}
          failed={t('failed')}
          before={before}
          after={
            <>
              {after}
              <DraftSaver
                translation={draft?.translation ?? 'none'}
                draft={draft && { id: draft.id, version: draft.version }}
                locale={locale}
                timeZone={timeZone}
              />
            </>
          }
        />
      </DistrictTexts>
    </>
  )
}
