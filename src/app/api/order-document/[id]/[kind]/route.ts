import { isId } from '@/domain/id'
import type { Locale } from '@/domain/locale'
import { isTradeDocument, tradeDocumentsOf, type TradeDocument } from '@/domain/orders/order-documents'
import { isVisitor, type Actor } from '@/domain/people/actor'
import { getConfirmation } from '@/features/invoices/get-confirmation'
import { renderConfirmation } from '@/features/invoices/render-confirmation'
import { getTradeContent } from '@/features/shipping/documents/get-trade-content'
import { renderCustomsInvoice } from '@/features/shipping/documents/render-customs-invoice'
import { renderPackingList } from '@/features/shipping/documents/render-packing-list'
import { isLocale, localePath } from '@/messages/locales'
import { currentActor, currentStaffActor } from '@/server/auth/signed-in-actor'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['id', 'kind'] } as const

/** A document of an order as a PDF in the language of `?locale=`; 404 for everybody who may not see the order (rule M41). */
export const GET = route(RULE, async (request, { params: { id, kind } }) => {
  const asked = new URL(request.url).searchParams.get('locale') ?? undefined
  const locale = isLocale(asked) ? asked : 'en'
  const write = writerOf(kind)
  if (!write) return notFound()
  const member = await currentActor()
  const staff = await currentStaffActor()
  // Emails link to the confirmation: the order page asks to sign in, and lists it.
  if (kind === 'confirmation' && isVisitor(member) && isVisitor(staff) && isId(id))
    return new Response(null, { status: 303, headers: { location: localePath(locale, `/order/${id}`) } })
  const document = (await write(member, id, locale)) ?? (await write(staff, id, locale))
  if (!document) return notFound()
  return new Response(document.pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${document.number}-${kind}-${locale}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})

function writerOf(kind: string) {
  if (kind === 'confirmation') return confirmation
  return isTradeDocument(kind) ? tradeDocument(kind) : null
}

async function confirmation(actor: Actor, id: string, locale: Locale) {
  const found = await getConfirmation(actor, id)
  return found && { number: found.content.order, pdf: await renderConfirmation(found, locale) }
}

const RENDER = { packing_list: renderPackingList, customs_invoice: renderCustomsInvoice }

const tradeDocument = (kind: TradeDocument) => async (actor: Actor, id: string, locale: Locale) => {
  const content = await getTradeContent(actor, id)
  if (!content || !tradeDocumentsOf(content).includes(kind)) return null
  return { number: content.number, pdf: await RENDER[kind](content, locale) }
}
