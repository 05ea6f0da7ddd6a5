import { getTranslations } from 'next-intl/server'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import { NotFoundState } from '@/app/not-found-state'
import { getImport, listImportRows, MAX_REMARKS } from '@/features/selling/listing/transfer/get-import'
import { IMPORT_PATH, importPath } from '@/features/selling/listing/transfer/import-paths'
import { ImportScreen } from '@/features/selling/listing/transfer/import-screen'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'

type Props = { params: Promise<{ locale: string; id: string }> }

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('productTransfer')
  return { title: t('title') }
}

/** One import of the seller; another seller's does not exist (docs/decisions/017). */
export default async function OneImportPage({ params }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  return (
    <SellerGate locale={locale} path={importPath(id)} need="active" part="products">
      {async ({ viewer: { user }, canAct }) => {
        const view = user && (await getImport(user, id))
        if (!view) {
          const t = await getTranslations('productTransfer')
          const list = localePath(locale, IMPORT_PATH)
          return <NotFoundState title={t('notFound')} href={list} back={t('title')} />
        }
        const remarks = await listImportRows(view.id, { limit: MAX_REMARKS, remarked: true })
        return <ImportScreen view={view} remarks={remarks} canAct={canAct} />
      }}
    </SellerGate>
  )
}
