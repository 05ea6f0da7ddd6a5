import { getAskingSellers } from '@/admin/queues/decisions/get-asking-sellers'
import { listSellerQueue } from '@/admin/queues/decisions/list-queue'
import { adminScreen } from '@/admin/frame/admin-screen'
import { QueueFrame } from '@/admin/queues/queue/queue-frame'
import { pageIn } from '@/domain/values/page-count'
import { readySentences } from '@/admin/queues/queue/ready-sentences'
import { SellerDetails } from './seller-details'

/** Sellers who wait for a decision (rules A2, A23). */
export const SellerQueueScreen = adminScreen('sellerQueue', async ({ i18n, locale, query }) => {
  const page = pageIn(query.page)
  const { rows, total } = await listSellerQueue(page)
  const sellers = await getAskingSellers(rows.map(({ id }) => id))
  return (
    <QueueFrame
      kinds={['seller']}
      rows={rows}
      total={total}
      page={page}
      locale={locale}
      i18n={i18n}
      choicesOf={() => ['approve', 'ask', 'refuse']}
      sentences={{
        seller: { refuse: readySentences('sellerRefused'), ask: readySentences('sellerAsked') },
      }}
      detailsOf={({ id }) => {
        const seller = sellers.get(id)
        return seller ? <SellerDetails seller={seller} i18n={i18n} /> : null
      }}
    />
  )
})
