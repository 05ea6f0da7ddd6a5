import type { TypedUser } from 'payload'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import {
  isTradeDocument,
  tradeDocumentsOf,
  type TradeDocument,
} from '@/domain/orders/documents/order-documents'
import { actorOfUser, isVisitor } from '@/domain/people/actor'
import { getConfirmation } from '@/features/buying/invoices/get-confirmation'
import { renderConfirmation } from '@/features/buying/invoices/render-confirmation'
import { getTradeContent } from '@/features/selling/shipping/documents/get-trade-content'
import { renderCustomsInvoice } from '@/features/selling/shipping/documents/render-customs-invoice'
import { renderPackingList } from '@/features/selling/shipping/documents/render-packing-list'
import { isLocale, localePath } from '@/messages/locales'
import { actingOn } from '@/server/auth/selling'
import { currentMember, currentStaff } from '@/server/auth/session/session'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['id', 'kind'] } as const

/** A document of an order, or of one of its parcels (`?parcel=2`, rule M142), as a PDF in the language of `?locale=`; 404 for everybody who may not see the order (rule M41). */
export const GET = route(RULE, async (request, { params: { id, kind } }) => {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('locale') ?? undefined
  const locale = isLocale(asked) ? asked : 'en'
  const parcel = parcelIn(searchParams.get('parcel'))
  if (parcel === undefined) return notFound()
  const write = writerOf(kind)
  if (!write) return notFound()
  const [member, staff] = [await actingOn(await currentMember(), 'orders', id), await currentStaff()]
  // Emails link to the confirmation: the order page asks to sign in, and lists it.
  if (kind === 'confirmation' && isNobody(member) && isNobody(staff) && isId(id))
    return new Response(null, { status: 303, headers: { location: localePath(locale, `/order/${id}`) } })
  const which = { id, locale, parcel }
  const document = (await write(member, which)) ?? (await write(staff, which))
  if (!document) return notFound()
  return new Response(document.pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${[document.number, parcel, kind, locale].filter(Boolean).join('-')}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})

/** Null where none is named, undefined where it is no number. */
function parcelIn(text: string | null): number | null | undefined {
  if (text === null) return null
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}

type Which = { id: string; locale: Locale; parcel: number | null }

const isNobody = (user: TypedUser | null) => isVisitor(actorOfUser(user))

function writerOf(kind: string) {
  if (kind === 'confirmation') return confirmation
  return isTradeDocument(kind) ? tradeDocument(kind) : null
}

async function confirmation(user: TypedUser | null, { id, locale }: Which) {
  const found = await getConfirmation(user, id)
  return found && { number: found.content.order, pdf: await renderConfirmation(found, locale) }
}

const RENDER = { packing_list: renderPackingList, customs_invoice: renderCustomsInvoice }

const tradeDocument =
  (kind: TradeDocument) =>
  async (user: TypedUser | null, { id, locale, parcel }: Which) => {
    const content = await getTradeContent(actorOfUser(user), id, parcel)
    if (!content || !tradeDocumentsOf(content).includes(kind)) return null
    return { number: content.number, pdf: await RENDER[kind](content, locale) }
  }
