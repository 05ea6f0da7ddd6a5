import { NotFoundHome } from '@/app/(store)/[locale]/home/not-found-home'
import { NO_PAGE, pageMetadata } from '@/app/(store)/[locale]/metadata'
import { termsPath } from '@/domain/pages/terms'
import { getSettings } from '@/features/shop/pages/queries'
import { RichText } from '@/features/shop/pages/content/rich-text'
import { getTerms } from '@/features/shop/pages/terms/terms'
import { PageHead } from '@/features/shop/pages/page-head'
import { TermsDay, TermsNotice } from '@/features/shop/pages/terms/terms-notes'
import { localeOf } from '@/server/texts/i18n'

type Props = { params: Promise<{ locale: string; version: string }> }

export const generateStaticParams = () => []

async function termsOf(params: Props['params']) {
  const locale = await localeOf(params)
  const { version } = await params
  return { locale, terms: await getTerms(locale, decodeURIComponent(version)) }
}

/** Searched for are the terms that apply. */
export async function generateMetadata({ params }: Props) {
  const { locale, terms } = await termsOf(params)
  if (!terms) return NO_PAGE
  return {
    ...(await pageMetadata(locale, termsPath(terms.own.version), terms.page)),
    robots: { index: false },
  }
}

/** A version of the terms of use, also an earlier one or one that is coming (rule L32). */
export default async function TermsVersionPage({ params }: Props) {
  const { locale, terms } = await termsOf(params)
  if (!terms) return <NotFoundHome locale={locale} />
  const { page } = terms
  return (
    <article className="wrap pt-4 md:pt-8">
      <PageHead page={page} when={<TermsDay terms={terms} />} />
      <TermsNotice terms={terms} />
      <div className="prose" lang={page.contentLang}>
        <RichText
          content={page.content}
          lang={page.contentLang}
          values={await getSettings(locale)}
          locale={locale}
        />
      </div>
    </article>
  )
}
