import { parseNumbers } from '@/domain/orders/bulk/chosen-orders'
import { actorOfUser } from '@/domain/people/actor'
import { listTradeContents } from '@/features/selling/shipping/documents/get-trade-content'
import { renderPackingLists } from '@/features/selling/shipping/documents/render-packing-list'
import { sellingReader } from '@/server/auth/signed-in-actor'
import { tooOften } from '@/server/auth/throttle'
import { refused } from '@/server/http/forms/action'
import { notFound } from '@/server/http/refusals'
import { localeOfRequest } from '@/server/http/addresses/request-locale'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: sellingReader('orders'), from: 'anywhere', body: 'none' } as const

/** Packing lists of a seller's own orders as one PDF: `?order=M-10002&order=M-10003` (rule S30); 404 for everybody else, and where there is none. */
export const GET = route(RULE, async (request, { caller }) => {
  const numbers = parseNumbers(new URL(request.url).searchParams.getAll('order'))
  const seller = actorOfUser(caller)
  if (!numbers.ok || !('id' in seller)) return notFound()
  const locale = localeOfRequest(request)
  const busy = await tooOften('packingLists', { account: seller.id })
  if (busy) {
    const { message } = await refused(locale, '', busy.issues)
    return new Response(message, { status: 429, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
  const contents = await listTradeContents(seller, numbers.value)
  if (contents.length === 0) return notFound()
  return new Response(await renderPackingLists(contents, locale), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="maru-packing-lists-${locale}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
