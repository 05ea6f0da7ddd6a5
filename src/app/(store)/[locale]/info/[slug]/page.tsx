import { permanentRedirect, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { NotFoundHome } from '@/app/(store)/[locale]/home/not-found-home'
import { NO_PAGE, pageMetadata } from '@/app/(store)/[locale]/metadata'
import { infoPath, isInfoSlug } from '@/domain/pages/info-pages'
import { dateFormat, type Locale } from '@/domain/locale'
import { TERMS_SLUG } from '@/domain/pages/terms'
import { DraftNote } from '@/features/shop/pages/preview/draft-note'
import { PageFooter } from '@/features/shop/pages/page-footer'
import { PageHead } from '@/features/shop/pages/page-head'
import { answerMissing, getPageDraft } from '@/features/shop/pages/preview/preview'
import { getPage, getSettings, movedTo } from '@/features/shop/pages/queries'
import { redirectFrom } from '@/features/shop/pages/redirects'
import { RichText } from '@/features/shop/pages/content/rich-text'
import { getTerms } from '@/features/shop/pages/terms/terms'
import { EarlierTerms, TermsDay, TermsNotice } from '@/features/shop/pages/terms/terms-notes'
import { SellFacts } from '@/features/shop/pages/sell-facts'
import { getCommission } from '@/features/shop/pages/sell-terms'
import { StartSelling } from '@/features/shop/pages/start-selling'
import { UnpublishedPage } from '@/features/shop/pages/preview/unpublished-page'
import { localePath } from '@/messages/locales'
import { localeOf } from '@/server/texts/i18n'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const generateStaticParams = () => []

async function pageOf(params: Props['params']) {
  const locale = await localeOf(params)
  const { slug } = await params
  const draft = await getPageDraft(locale, slug)
  // Of the terms, what applies today; the page itself may be ahead (rule L32).
  const terms = slug === TERMS_SLUG && !draft ? await getTerms(locale) : null
  const page = draft ?? terms?.page ?? (await getPage(locale, slug))
  return { locale, slug, isDraft: draft !== null, terms, page }
}

export async function generateMetadata({ params }: Props) {
  const { locale, slug, page, isDraft } = await pageOf(params)
  if (page && isDraft) return { title: page.title, robots: { index: false } }
  return page ? pageMetadata(locale, infoPath(slug), page) : NO_PAGE
}

/** Where a page has moved, or staff send its readers on (rules L24, L27). */
async function leadOn(locale: Locale, slug: string) {
  const moved = await movedTo(slug)
  // A browser keeps a permanent redirect for ever, also after the page has moved back.
  if (moved) redirect(localePath(locale, infoPath(moved)))
  const found = await redirectFrom(locale, infoPath(slug))
  if (found?.isPermanent) permanentRedirect(found.to)
  if (found) redirect(found.to)
}

/** A page written by editors (rule L3). */
export default async function InformationPage({ params }: Props) {
  const { locale, slug, page, terms, isDraft } = await pageOf(params)
  if (!page && !isInfoSlug(slug)) await leadOn(locale, slug)
  if (!page) await answerMissing()
  if (!page && !isInfoSlug(slug)) return <NotFoundHome locale={locale} />
  const settings = await getSettings(locale)
  if (!page) return <UnpublishedPage contactEmail={settings.contactEmail} />
  const t = await getTranslations('pages')
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' }).format(
    new Date(page.changed),
  )
  return (
    <article className="wrap pt-4 md:pt-8">
      {isDraft ? <DraftNote /> : null}
      <PageHead
        page={page}
        when={
          terms ? <TermsDay terms={terms} /> : <time dateTime={page.changed}>{t('updated', { date })}</time>
        }
      />
      {terms ? <TermsNotice terms={terms} /> : null}
      {slug === 'become-seller' ? (
        <>
          <p className="mb-8">
            <StartSelling />
          </p>
          <SellFacts commissionPpm={await getCommission()} />
        </>
      ) : null}
      <div className="prose" lang={page.contentLang}>
        <RichText content={page.content} lang={page.contentLang} values={settings} locale={locale} />
      </div>
      <PageFooter slug={slug} />
      {terms ? <EarlierTerms terms={terms} /> : null}
    </article>
  )
}
