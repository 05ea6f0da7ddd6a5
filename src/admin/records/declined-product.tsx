import type { UIFieldServerProps } from 'payload'
import { fileIds } from '@/domain/products/listing/described'
import { isStaff, actorOfUser } from '@/domain/people/actor'
import { getDeclined } from '@/admin/queues/decisions/get-declined'
import { listCategoryTree } from '@/server/products/category-tree'
import { fileNames } from './file-names'
import { DeclinedBefore } from '@/admin/queues/screens/declined-before'
import { panelLocale } from '@/admin/parts/words'

/** On a product that staff declined before: their words, and what changed since (rule A22). */
export async function DeclinedProduct({ data, payload, user, i18n }: UIFieldServerProps) {
  if (!data?.id || !user || !isStaff(actorOfUser(user))) return null
  const asked = { depth: 0, locale: 'all', disableErrors: true, user, overrideAccess: false } as const
  const product = await payload.findByID({ ...asked, collection: 'products', id: data.id })
  const declined = product ? (await getDeclined([product])).get(product.id) : undefined
  if (!declined) return null
  const ids = declined.changed.flatMap(({ name, before, now }) => [
    ...fileIds(name, before),
    ...fileIds(name, now),
  ])
  return (
    <div className="field-type">
      <DeclinedBefore
        declined={declined}
        pictures={await fileNames(payload, user, [...new Set(ids)])}
        categories={await listCategoryTree(panelLocale(i18n))}
        i18n={i18n}
      />
    </div>
  )
}
