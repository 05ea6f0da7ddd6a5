import { getCommissionInvoice } from '@/features/selling/payouts/documents/get-commission-invoice'
import { renderCommissionInvoice } from '@/features/selling/payouts/documents/render-commission-invoice'
import { currentStaff } from '@/server/auth/session/session'
import { currentSeller } from '@/server/auth/signed-in-actor'
import { notFound } from '@/server/http/refusals'
import { localeOfRequest } from '@/server/http/addresses/request-locale'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['id'] } as const

/** What Maru charged a seller for a month, as a PDF (rule D23): for that seller and admins; 404 for everybody else. */
export const GET = route(RULE, async (request, { params: { id } }) => {
  const document =
    (await getCommissionInvoice(await currentSeller('finance'), id)) ??
    (await getCommissionInvoice(await currentStaff(), id))
  if (!document) return notFound()
  const locale = localeOfRequest(request)
  return new Response(await renderCommissionInvoice(document, locale), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${document.number}-${locale}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
