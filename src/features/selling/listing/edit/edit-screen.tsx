import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import type { SellerStatus } from '@/domain/people/actor'
import { isOpenChange } from '@/domain/products/listing/change-rule'
import { isFixed } from '@/domain/products/facts/listed-facts'
import { listingAdvice } from '@/domain/products/listing/listing-reasons'
import { ListingDocuments } from '@/features/selling/listing/documents/listing-documents'
import { listCategoryChoices } from '@/features/selling/listing/form/upload/category-choices'
import { FORM_TEXTS } from '@/features/selling/listing/form/form-texts'
import { getBeside } from '@/features/selling/listing/form/get-beside'
import { placesFor, withPlaceNames } from '@/features/selling/listing/form/inputs/places'
import { ListingReasons } from '@/features/selling/listing/table/listing-reasons'
import { localePath } from '@/messages/locales'
import { DistrictTexts } from '@/server/texts/district-texts'
import { AskButton } from './ask-button'
import { EditConflict } from './edit-conflict'
import { saveProduct } from './edit-actions'
import { EditForm } from './edit-form'
import { reasonFacts } from './edit-reasons'
import type { Edit } from './get-edit'
import { RequestPanel } from './request-panel'

type Props = {
  edit: Edit
  locale: Locale
  timeZone: string
  /** False for suspended sellers: they read, and every action is off (rule N1). */
  canAct: boolean
  sellerStatus: SellerStatus
  /** Beside the form. */
  aside?: ReactNode
}

/** The page of one product: where it stands, its change request, and the form (rules C5, C37, C38). */
export async function EditScreen({ edit, locale, timeZone, canAct, sellerStatus, aside }: Props) {
  const t = await getTranslations({ locale, namespace: 'productEdit' })
  const { product, values, seen, last, pictures, documents } = edit
  const { id, status } = product
  const name = localizedText(product.name, locale)
  const state = product.archivedAt ? 'archived' : status === 'approved' ? 'live' : status
  const canEdit = canAct && state !== 'archived'
  const advice = listingAdvice(reasonFacts(edit, sellerStatus), new Date())
  const isDeclined = state === 'rejected' && Boolean(product.statusReason)
  return (
    <>
      <a className="link" href={localePath(locale, '/seller/products')}>
        {t('back')}
      </a>
      <h1 className="mt-4 mb-2 text-xl md:text-2xl">{t('title')}</h1>
      <p className="mb-2 text-lg break-words" lang={name.lang}>
        {name.text}
      </p>
      <p className="text-muted mb-8 max-w-4xl">
        {t(state === 'pending' && product.changesAsked ? 'sentBack' : state)}
      </p>
      <div className="mb-8 max-w-4xl empty:hidden">
        <ListingReasons advice={advice} pictures={product.images.length} timeZone={timeZone} />
      </div>
      {last ? (
        <RequestPanel
          {...{ product, pictures, locale, timeZone }}
          documents={documents.named}
          change={last}
          canAct={canEdit}
        />
      ) : null}
      <fieldset disabled={!canEdit} className="grid min-w-0">
        <DistrictTexts of={[...FORM_TEXTS, 'productEdit.conflict']}>
          <EditForm
            ended={last && !isOpenChange(last.status) ? `${last.id} ${last.status}` : null}
            mode="edit"
            isFixed={isFixed(product)}
            values={withPlaceNames(values, locale)}
            categories={await listCategoryChoices(locale)}
            places={placesFor(locale)}
            stored={pictures}
            beside={await getBeside(String(product.seller))}
            aside={aside}
            locale={locale}
            action={saveProduct}
            failed={t('failed')}
            hidden={{
              product: id,
              seen: JSON.stringify(seen),
              stockSeen: String(product.stock),
              key: randomUUID(),
            }}
            before={<EditConflict path={localePath(locale, `/seller/edit-product/${id}`)} />}
          />
        </DistrictTexts>
        {isDeclined ? <AskButton label={t('askApproval')} /> : null}
      </fieldset>
      <ListingDocuments product={id} documents={documents.wanted} locale={locale} canAct={canEdit} />
    </>
  )
}
