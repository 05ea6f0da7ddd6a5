import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/(store)/[locale]/metadata'
import { GoogleLink } from '@/features/account/google-link'
import { GoogleNotice } from '@/features/account/google-notice'
import { safeNext } from '@/features/account/safe-next'
import { localeOf } from '@/server/i18n'
import { SignInForm } from './sign-in-form'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<'as' | 'next' | 'google' | 'minutes', string | string[] | undefined>>
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
  const told = await searchParams
  const { as, next } = told
  const t = await getTranslations('login')
  return (
    <div className="wrap py-10 md:py-16">
      <div className="mx-auto grid max-w-sm gap-6">
        <h1 className="text-2xl">{t(headingOf(as))}</h1>
        <GoogleNotice locale={locale} told={told} />
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
        <GoogleLink
          type={as === 'seller' ? 'seller' : 'buyer'}
          next={safeNext(next, locale)}
          locale={locale}
        />
      </div>
    </div>
  )
}
