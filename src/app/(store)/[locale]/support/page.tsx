import { redirect } from 'next/navigation'
import { withErrorState } from '@/app/with-error-state'
import { isId } from '@/domain/values/id'
import { openSupportThread } from '@/features/talk/chat/thread/open-support-thread'
import { localePath } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { localeOf } from '@/server/texts/i18n'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Partial<Record<'order' | 'product', string | string[]>>>
}

export const dynamic = 'force-dynamic'
export const metadata = { robots: { index: false } }

/** Leads members to their conversation with Maru (rule N7), about an order or one of its lines (rule M68); visitors to the inquiry form. */
async function SupportPage({ params, searchParams }: Props): Promise<never> {
  const locale = await localeOf(params)
  const { order, product } = await searchParams
  const member = await currentMember()
  if (!member) redirect(localePath(locale, '/seller-inquiry'))
  const about = typeof order === 'string' && isId(order) ? order : null
  const thread = await openSupportThread(String(member.id), about)
  const line = typeof product === 'string' && isId(product) ? `&product=${product}` : ''
  redirect(localePath(locale, `/messages/${thread}${about ? `?order=${about}${line}` : ''}`))
}

export default withErrorState(SupportPage)
