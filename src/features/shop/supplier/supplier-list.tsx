import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { EmptyState } from '@/ui/parts/empty-state'
import { Stars } from '@/ui/parts/stars'
import { supplierPath, type ListedSupplier } from './supplier-view'

/** Picture, name, place, products and rating of each seller. */
export function SupplierList({ suppliers }: { suppliers: ListedSupplier[] }) {
  const t = useTranslations('supplier')
  const lists = useTranslations('browse')
  const locale = useLocale()
  if (suppliers.length === 0) return <EmptyState title={t('none')} />
  return (
    <ul className="figures grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
      {suppliers.map(({ slug, name, picture, place, goods, rating }) => (
        <li key={slug} className="border-line relative flex gap-4 border-t py-4">
          <div className="picture size-24 shrink-0 rounded-md">
            {picture ? (
              <img src={picture} alt="" width={96} height={120} loading="lazy" decoding="async" />
            ) : null}
          </div>
          <div className="grid min-w-0 content-center gap-1">
            <a
              className="link justify-self-start text-lg wrap-anywhere after:absolute after:inset-0"
              href={localePath(locale, supplierPath(slug))}
            >
              {name}
            </a>
            <p className="text-muted">{place}</p>
            <p className="flex flex-wrap gap-x-4 text-sm">
              <span>{lists('count', { count: goods })}</span>
              {rating ? <Stars {...rating} /> : null}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
