import type { CollectionSlug, PayloadRequest } from 'payload'
import { adminWords } from '@/admin/parts/words'
import { isId } from '@/domain/values/id'

type Props = { collection: string; id: string; req: PayloadRequest; i18n: { language: string } }

/** What an id leads to, by its title. Without a row that the reader may see, the id stays where nothing else says it. */
export async function RelatedRow({ collection, id, req, i18n }: Props) {
  const config = req.payload.collections[collection as CollectionSlug]?.config
  const found =
    config && isId(id)
      ? await req.payload.findByID({
          collection: config.slug,
          id,
          depth: 0,
          disableErrors: true,
          overrideAccess: false,
          req,
        })
      : null
  if (!config || !found) return config && isId(id) ? adminWords(i18n, 'labels')('gone') : id
  const title: unknown = Reflect.get(found, config.admin.useAsTitle ?? 'id')
  return (
    <a href={`/admin/collections/${config.slug}/${id}`}>{typeof title === 'string' && title ? title : id}</a>
  )
}
