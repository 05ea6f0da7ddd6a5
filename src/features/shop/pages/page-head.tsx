import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import type { PageView } from './queries'

/** Title of a page, since when it is as it is, and whether English stands in for the reader's language (rule L25). */
export function PageHead({ page, when }: { page: PageView; when: ReactNode }) {
  const t = useTranslations('pages')
  return (
    <>
      <Breadcrumb crumbs={[]} />
      <h1 lang={page.titleLang} className="mt-2 text-2xl lg:text-3xl">
        {page.title}
      </h1>
      <p className="text-muted mt-2 mb-8 text-sm">
        {when}
        {page.contentLang ? <> · {t('fallback')}</> : null}
      </p>
    </>
  )
}
