import { getTranslations } from 'next-intl/server'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import { MAX_IMPORT_ROWS } from '@/domain/products/import/import-state'
import { PRODUCT_TABLE } from '@/domain/products/listing/product-table-query'
import { MAX_UPLOAD } from '@/domain/forms/upload'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { listImports } from '@/features/selling/listing/transfer/get-import'
import { ImportList } from '@/features/selling/listing/transfer/import-list'
import { IMPORT_PATH } from '@/features/selling/listing/transfer/import-paths'
import { ImportRules } from '@/features/selling/listing/transfer/import-rules'
import { ImportUploadForm } from '@/features/selling/listing/transfer/import-upload-form'
import { localePath } from '@/messages/locales'
import { DistrictTexts } from '@/server/texts/district-texts'
import { localeOf } from '@/server/texts/i18n'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('productTransfer')
  return { title: t('title') }
}

const UPLOAD_TEXTS = [
  'productTransfer.file',
  'productTransfer.fileHint',
  'productTransfer.upload',
  'productTransfer.uploading',
  'productTransfer.uploadFailed',
  'issues.upload.tooLarge',
] as const

/** Where a seller imports products from a file (rule C51); suspended ones read what they imported (rule N1). */
export default async function ImportPage({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('productTransfer')
  return (
    <SellerGate locale={locale} path={IMPORT_PATH} need="active" part="products">
      {async ({ viewer: { user, profile }, canAct }) => {
        const imports = user ? await listImports(user) : []
        return (
          <>
            <p className="mb-2">
              <a className="link" href={localePath(locale, PRODUCT_TABLE)}>
                {t('toTable')}
              </a>
            </p>
            <h1 className="mb-3 text-xl md:text-2xl">{t('title')}</h1>
            <p className="mb-6 max-w-3xl">
              {canAct ? t('about', { rows: MAX_IMPORT_ROWS }) : t('suspended')}
            </p>
            {canAct ? (
              <DistrictTexts of={UPLOAD_TEXTS}>
                <ImportUploadForm locale={locale} most={MAX_UPLOAD} />
              </DistrictTexts>
            ) : null}
            <ImportList imports={imports} timeZone={timeZoneOf(profile?.country)} />
            <ImportRules />
          </>
        )
      }}
    </SellerGate>
  )
}
