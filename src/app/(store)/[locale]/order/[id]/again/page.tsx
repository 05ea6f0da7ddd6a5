import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import { withErrorState } from '@/app/with-error-state'
import { dateFormat } from '@/domain/locale'
import { isId } from '@/domain/values/id'
import { AgainScreen } from '@/features/buying/order-again/again-screen'
import { getAgain } from '@/features/buying/order-again/get-again'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'
import { loginPath } from '@/ui/auth/auth-path'

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<{ product?: string | string[] }>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('orderAgain')
  return { title: t('title'), robots: { index: false } }
}

/** Order again: what can be had of an own order, at today's prices (rule M59); `product` in the address ticks that one alone. */
async function OrderAgainPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { id } = await params
  const { product } = await searchParams
  const only = typeof product === 'string' && isId(product) ? product : null
  const path = `/order/${id}/again`
  const member = await currentMember()
  if (!member) redirect(loginPath(locale, only ? `${path}?product=${only}` : path))
  const found = await getAgain(String(member.id), id, { locale })
  if (!found) return <NothingHere locale={locale} why="order.unknown" />
  const { order, lines } = found
  const t = await getTranslations('orderAgain')
  const days = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  return (
    <div className="wrap py-6 md:py-10">
      <p className="mb-2 text-sm">
        <a className="link" href={localePath(locale, `/order/${id}`)}>
          {t('back', { number: order.number })}
        </a>
      </p>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="text-muted mt-1 mb-6 max-w-prose">
        {t('intro', { date: days.format(new Date(order.placedAt)), seller: order.sellerName })}
      </p>
      <AgainScreen again={{ order, lines }} only={only} formKey={randomUUID()} locale={locale} />
    </div>
  )
}

export default withErrorState(OrderAgainPage)
