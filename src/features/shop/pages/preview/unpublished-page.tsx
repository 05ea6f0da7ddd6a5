import { useTranslations } from 'next-intl'
import { markNotFound } from '@/server/next/mark-not-found'
import { Breadcrumb } from '@/ui/parts/breadcrumb'

/** An information page that is a draft still, with status 404: the shop links to it from everywhere (rule L10). */
export async function UnpublishedPage({ contactEmail }: { contactEmail: string }) {
  await markNotFound()
  return <Words contactEmail={contactEmail} />
}

function Words({ contactEmail }: { contactEmail: string }) {
  const t = useTranslations('pages')
  return (
    <article className="wrap pt-4 md:pt-8">
      <Breadcrumb crumbs={[]} />
      <h1 className="mt-2 mb-8 text-2xl lg:text-3xl">{t('unpublished')}</h1>
      <p className="prose">
        {t('askUs')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
    </article>
  )
}
