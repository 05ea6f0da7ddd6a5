import { isTradeDocument } from '@/domain/orders/order-documents'
import { getTradeContent } from '@/features/shipping/documents/get-trade-content'
import { renderCustomsInvoice } from '@/features/shipping/documents/render-customs-invoice'
import { renderPackingList } from '@/features/shipping/documents/render-packing-list'
import { isLocale } from '@/messages/locales'
import { currentActor, currentStaffActor } from '@/server/auth/signed-in-actor'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['id', 'kind'] } as const
const RENDER = { packing_list: renderPackingList, customs_invoice: renderCustomsInvoice }

/** A document of an order as a PDF in the language of `?locale=`; 404 for everybody who may not see the order (rule M41). */
export const GET = route(RULE, async (request, { params: { id, kind } }) => {
  if (!isTradeDocument(kind)) return notFound()
  const content =
    (await getTradeContent(await currentActor(), id)) ??
    (await getTradeContent(await currentStaffActor(), id))
  if (!content) return notFound()
  const asked = new URL(request.url).searchParams.get('locale') ?? undefined
  const locale = isLocale(asked) ? asked : 'en'
  return new Response(await RENDER[kind](content, locale), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${content.number}-${kind}-${locale}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
