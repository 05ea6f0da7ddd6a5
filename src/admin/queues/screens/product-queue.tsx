import { getReviewed } from '@/admin/queues/decisions/get-reviewed'
import { listProductQueue } from '@/admin/queues/decisions/list-queue'
import { listTrustedProducts } from '@/admin/queues/decisions/list-trusted'
import { listCategoryTree } from '@/server/products/category-tree'
import { adminScreen } from '@/admin/frame/admin-screen'
import { QueueFrame } from '@/admin/queues/queue/queue-frame'
import { pageIn } from '@/domain/values/page-count'
import { readySentences } from '@/admin/queues/queue/ready-sentences'
import { ReviewedDetails } from './reviewed-details'
import { TrustedProducts } from './trusted-products'

const KINDS = ['product', 'product-change'] as const

/** Products and change requests that wait for a decision (rules A3, A22). */
export const ProductQueueScreen = adminScreen('productQueue', async ({ i18n, locale, query }) => {
  const page = pageIn(query.page)
  const { rows, total } = await listProductQueue(page, locale)
  const [reviewed, categories] = await Promise.all([getReviewed(rows), listCategoryTree(locale)])
  return (
    <>
      <QueueFrame
        kinds={KINDS}
        rows={rows}
        total={total}
        page={page}
        locale={locale}
        i18n={i18n}
        choicesOf={() => ['approve', 'ask', 'refuse']}
        sentences={{
          product: { refuse: readySentences('product'), ask: readySentences('product') },
          'product-change': { refuse: readySentences('change'), ask: readySentences('change') },
        }}
        detailsOf={({ id, kind }) => {
          const found = reviewed.get(id)
          return found ? (
            <ReviewedDetails
              reviewed={found}
              categories={categories}
              isChange={kind === 'product-change'}
              i18n={i18n}
            />
          ) : null
        }}
      />
      <TrustedProducts products={await listTrustedProducts(locale)} i18n={i18n} />
    </>
  )
})
