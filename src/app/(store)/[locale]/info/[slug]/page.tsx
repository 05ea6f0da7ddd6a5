import { notFound } from 'next/navigation'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { infoPath } from '@/domain/info-pages'
import { PageFoot } from '@/features/pages/page-foot'
import { getPage, getSettings } from '@/features/pages/queries'
import { RichText } from '@/features/pages/rich-text'
import { localeOf } from '@/server/i18n'
import { Breadcrumb } from '@/ui/breadcrumb'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const generateStaticParams = () => []

async function pageOf(params: Props['params']) {
  const locale = await localeOf(params)
  const { slug } = await params
  const page = await getPage(locale, slug)
  if (!page) notFound()
  return { locale, slug, page }
}

export async function generateMetadata({ params }: Props) {
  const { locale, slug, page } = await pageOf(params)
  return pageMetadata(locale, infoPath(slug), page)
}

/** What editors wrote (ruling L3). */
export default async function InformationPage({ params }: Props) {
  const { locale, slug, page } = await pageOf(params)
  const settings = await getSettings(locale)
  return (
    <article className="wrap pt-4 md:pt-8">
      <Breadcrumb crumbs={[]} />
      <h1 className="mt-2 mb-8 text-2xl lg:text-3xl">{page.title}</h1>
      <div className="prose">
        <RichText content={page.content} values={settings} />
      </div>
      <PageFoot slug={slug} />
    </article>
  )
}
