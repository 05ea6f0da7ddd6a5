import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { localeOf } from '@/server/i18n'
import { SignInForm } from './sign-in-form'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ as?: string | string[]; next?: string | string[] }>
}

export const dynamic = 'force-dynamic'

const HEADINGS = { seller: 'asSeller', buyer: 'asBuyer' } as const

const headingOf = (as: unknown) => (as === 'seller' || as === 'buyer' ? HEADINGS[as] : 'title')

export async function generateMetadata({ params }: Props) {
  const locale = await localeOf(params)
  const t = await getTranslations('login')
  return { ...pageMetadata(locale, '/login', { title: t('title') }), robots: { index: false } }
}

/** The way in without script (spec 2); the buttons of the header say whether one comes to sell or to buy. */
export default async function LoginPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { as, next } = await searchParams
  const t = await getTranslations('login')
  return (
    <div className="wrap py-10 md:py-16">
      <div className="mx-auto grid max-w-sm gap-6">
        <h1 className="text-2xl">{t(headingOf(as))}</h1>
        <SignInForm
          locale={locale}
          next={typeof next === 'string' ? next : ''}
          words={{
            email: t('email'),
            password: t('password'),
            show: t('show'),
            hide: t('hide'),
            submit: t('submit'),
            sending: t('sending'),
          }}
        />
      </div>
    </div>
  )
}
