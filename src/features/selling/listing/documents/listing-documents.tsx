import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { MAX_DOCUMENT_TITLE, MAX_PRODUCT_DOCUMENTS } from '@/domain/products/product-documents'
import { MAX_UPLOAD } from '@/domain/forms/upload'
import { LOCALE_NAMES } from '@/messages/locales'
import { DistrictTexts } from '@/server/texts/district-texts'
import { Badge } from '@/ui/parts/badge'
import { FileRow } from '@/ui/files/file-row'
import { ActionForm } from '@/ui/forms/action-form'
import { removeProductDocument } from './document-actions'
import { ProductDocumentForm } from './product-document-form'
import type { OwnDocument } from './list-own-documents'

type Props = { product: string; documents: readonly OwnDocument[]; locale: Locale; canAct: boolean }

const FORM_TEXTS = ['productEdit.documents', 'product.documents.kinds', 'issues.upload.tooLarge'] as const

/** The documents of a product, as they are wanted now (rule C62). */
export async function ListingDocuments({ product, documents, locale, canAct }: Props) {
  const t = await getTranslations({ locale, namespace: 'productEdit.documents' })
  const kinds = await getTranslations({ locale, namespace: 'product.documents.kinds' })
  const max = MAX_PRODUCT_DOCUMENTS
  return (
    <section
      aria-labelledby="product-documents"
      className="border-line mt-12 grid max-w-4xl gap-5 border-t pt-8"
    >
      <div>
        <h2 id="product-documents" className="text-lg">
          {t('title')}
        </h2>
        <p className="text-muted">{t('text', { max })}</p>
      </div>
      {documents.length === 0 ? <p>{t('none')}</p> : null}
      <ul className="border-line grid border-t empty:hidden">
        {documents.map(({ id, title, kind, href, isListed, ...document }) => (
          <FileRow
            key={id}
            href={href}
            name={title}
            lang={document.locale}
            about={`${kinds(kind)} · ${LOCALE_NAMES[document.locale]}`}
          >
            {isListed ? null : <Badge tone="stone">{t('waiting')}</Badge>}
            {canAct ? (
              <ActionForm
                action={removeProductDocument}
                label={t('remove')}
                about={title}
                failed={t.raw('removeFailed') as string}
                hidden={{ product, id, locale }}
              />
            ) : null}
          </FileRow>
        ))}
      </ul>
      {canAct && documents.length >= max ? <p className="text-muted">{t('full', { max })}</p> : null}
      {canAct ? (
        <DistrictTexts of={FORM_TEXTS}>
          <ProductDocumentForm
            product={product}
            locale={locale}
            most={MAX_UPLOAD}
            longest={MAX_DOCUMENT_TITLE}
            isFull={documents.length >= max}
          />
        </DistrictTexts>
      ) : null}
    </section>
  )
}
