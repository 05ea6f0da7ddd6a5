import 'server-only'
import { lineName } from '@/domain/orders/line-name'
import type { Locale } from '@/domain/locale'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import type { ThreadView } from '@/features/talk/chat/chat-view'

/** What is written about: an order, or one product of it (rule M68). */
export type ThreadSubject = { order: string; number: string; product?: string; name?: string }
type SubjectQuery = Record<'order' | 'product', string | string[] | undefined>

/** Of what an address asks for, what belongs to the conversation and its order; null otherwise. */
export async function getSubject(
  member: MemberUser,
  { order }: Pick<ThreadView, 'order'>,
  asked: SubjectQuery,
  locale: Locale,
): Promise<ThreadSubject | null> {
  if (!order || asked.order !== order.id) return null
  const whole = { order: order.id, number: order.number }
  if (typeof asked.product !== 'string') return whole
  const db = await asUser(member)
  const found = await db.findByID({
    collection: 'orders',
    id: order.id,
    select: { items: { product: true, productName: true, localName: true, localNameLanguage: true } },
    disableErrors: true,
  })
  const line = found?.items.find(({ product }) => product === asked.product)
  if (!line) return whole
  const { productName, localName = null, localNameLanguage = null } = line
  return {
    ...whole,
    product: asked.product,
    name: lineName({ productName, localName, localNameLanguage }, locale).text,
  }
}
