import { getTranslations } from 'next-intl/server'
import { momentFormat, type Locale } from '@/domain/locale'
import { MAX_DOCUMENTS } from '@/domain/people/sellers/seller-documents'
import { MAX_UPLOAD } from '@/domain/forms/upload'
import type { MemberUser } from '@/server/auth/session/session'
import { DistrictTexts } from '@/server/texts/district-texts'
import { FileRow } from '@/ui/files/file-row'
import { ActionForm } from '@/ui/forms/action-form'
import { removeBusinessDocument } from './document-actions'
import { BusinessDocumentForm } from './business-document-form'
import { listBusinessDocuments, documentName } from './list-documents'

type Props = { locale: Locale; seller: MemberUser; timeZone: string; canAct: boolean; isTooLarge: boolean }

/** A seller's private business documents (rule P26); also shown after an upload that was too large. */
export async function BusinessDocuments({ locale, seller, timeZone, canAct, isTooLarge }: Props) {
  const t = await getTranslations('sellerProfile.documents')
  const issues = await getTranslations('issues.upload')
  const documents = await listBusinessDocuments(seller)
  const day = momentFormat(locale, timeZone)
  const isFull = documents.length >= MAX_DOCUMENTS
  return (
    <section aria-labelledby="business-documents" className="grid gap-5">
      <div>
        <h2 id="business-documents" className="text-lg">
          {t('title')}
        </h2>
        <p className="text-muted">{t('text', { max: MAX_DOCUMENTS })}</p>
      </div>
      {documents.length === 0 ? <p>{t('none')}</p> : null}
      <ul className="border-line grid border-t empty:hidden">
        {documents.map(({ id, filename, addedAt }) => (
          <FileRow
            key={id}
            href={`/api/documents/file/${encodeURIComponent(filename)}`}
            name={documentName(filename)}
            about={t('added', { date: day.format(new Date(addedAt)) })}
          >
            {canAct ? (
              <ActionForm
                action={removeBusinessDocument}
                label={t('remove')}
                about={documentName(filename)}
                failed={t.raw('removeFailed') as string}
                hidden={{ id, locale }}
              />
            ) : null}
          </FileRow>
        ))}
      </ul>
      {isFull && canAct ? <p className="text-muted">{t('full', { max: MAX_DOCUMENTS })}</p> : null}
      {canAct ? (
        <DistrictTexts of={['sellerProfile.documents', 'issues.upload.tooLarge']}>
          <BusinessDocumentForm
            locale={locale}
            most={MAX_UPLOAD}
            isFull={isFull}
            first={isTooLarge ? { message: t('failed'), fields: { document: issues('tooLarge') } } : {}}
          />
        </DistrictTexts>
      ) : null}
    </section>
  )
}
