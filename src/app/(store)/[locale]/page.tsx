import { getTranslations } from 'next-intl/server'
import { getSettings } from '@/features/shop/pages/queries'
import { localeOf } from '@/server/texts/i18n'
import { JsonLd } from '@/ui/page/json-ld'
import { Home } from './home/home'
import { pageMetadata } from './metadata'
import { siteJsonLd } from './home/site-json-ld'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const { siteName } = await getSettings(locale)
  const t = await getTranslations('meta')
  return pageMetadata(locale, '/', {
    title: { absolute: t('title', { siteName }) },
    description: t('description'),
  })
}

export default async function HomePage({ params }: Props) {
  const locale = await localeOf(params)
  return (
    <>
      <JsonLd data={siteJsonLd(locale, await getSettings(locale))} />
      <Home locale={locale} />
    </>
  )
}
