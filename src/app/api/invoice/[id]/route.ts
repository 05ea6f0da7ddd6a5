import { renderInvoice } from '@/features/buying/invoices/render-invoice'
import { getInvoice } from '@/features/buying/invoices/get-invoice'
import { invoiceFileName } from '@/features/buying/invoices/invoice-file-name'
import { isLocale } from '@/messages/locales'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { actingOn } from '@/server/auth/selling'
import { currentMember, currentStaff } from '@/server/auth/session/session'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['id'] } as const

/** The invoice as a PDF in the language of `?locale=`; 404 for everybody who may not see the order. */
export const GET = route(RULE, async (request, { params: { id } }) => {
  const invoice =
    (await getInvoice(await actingOn(await currentMember(), 'invoices', id), id)) ??
    (await getInvoice(await currentStaff(), id))
  if (!invoice) return notFound()
  const asked = new URL(request.url).searchParams.get('locale') ?? undefined
  const locale = isLocale(asked) ? asked : 'en'
  const name = invoiceFileName(invoice.number, invoice.content.order, locale)
  return new Response(await renderInvoice(invoice, locale), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
