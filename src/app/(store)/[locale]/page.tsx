import { getTranslations } from 'next-intl/server'
import { getSettings } from '@/features/pages/queries'
import { localeOf } from '@/server/i18n'
import { JsonLd } from '@/ui/json-ld'
import { Home } from './home'
import { pageMetadata } from './metadata'
import { siteData } from './site-data'

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
      <JsonLd data={siteData(locale, await getSettings(locale))} />
      <Home locale={locale} />
    </>
  )
}
