import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import { withErrorState } from '@/app/with-error-state'
import { greetedName } from '@/domain/people/person-name'
import { PollPayment } from '@/features/buying/orders/list/poll-payment'
import { getTransferInstructions } from '@/features/buying/payments/transfers/get-transfer-instructions'
import { TransferInstructions } from '@/features/buying/payments/transfers/transfer-instructions'
import { getPlaced } from '@/features/buying/thank-you/get-placed'
import { ThankYouScreen } from '@/features/buying/thank-you/thank-you-screen'
import { localeOf } from '@/server/texts/i18n'
import { currentMember } from '@/server/auth/session/session'
import { returnUrl, thankYouPath } from '@/server/payments/return-url'
import { loginPath } from '@/ui/auth/auth-path'
import { LiveRefresh } from '@/ui/live/live-refresh'

type Props = {
  params: Promise<{ locale: string; checkout: string }>
  searchParams: Promise<{ payment?: string | string[] }>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  await localeOf(params)
  const t = await getTranslations('thankYou')
  return { title: t('title'), robots: { index: false } }
}

/** After placing an order (rule M62), for its buyer; for everybody else it does not exist. */
async function ThankYouPage({ params, searchParams }: Props) {
  const locale = await localeOf(params)
  const { checkout: id } = await params
  const { payment } = await searchParams
  const member = await currentMember()
  const here = thankYouPath(id)
  if (!member) redirect(loginPath(locale, payment === 'done' ? returnUrl(here, 'done') : here))
  const placed = await getPlaced(member, id, payment, locale)
  if (!placed) return <NothingHere locale={locale} why="order.unknown" />
  const { state, total: amount, reference, until } = placed
  const transfer =
    state === 'transfer' ? (
      <TransferInstructions {...{ amount, reference, until }} {...await getTransferInstructions(locale)} />
    ) : null
  return (
    <div className="wrap py-6 md:py-10">
      <LiveRefresh kinds={['order']} />
      {state === 'confirming' ? <PollPayment /> : null}
      <ThankYouScreen placed={placed} name={greetedName(member, locale)} transfer={transfer} />
    </div>
  )
}

export default withErrorState(ThankYouPage)
