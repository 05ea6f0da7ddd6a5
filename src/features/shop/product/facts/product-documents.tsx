import { useFormatter, useTranslations } from 'next-intl'
import type { DocumentView } from '@/features/shop/product/product-view'

/** The documents of a product, each with kind, language and size (rule C62). */
export function ProductDocuments({ documents }: { documents: readonly DocumentView[] }) {
  const t = useTranslations('product.documents')
  const format = useFormatter()
  if (documents.length === 0) return null
  const sizeOf = (bytes: number) =>
    bytes < 1_000_000
      ? format.number(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' })
      : format.number(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return (
    <section aria-labelledby="documents" className="max-lg:-mt-4">
      <h2 id="documents" className="mb-2 text-xl">
        {t('title')}
      </h2>
      <ul>
        {documents.map(({ id, title, kind, lang, size, href }) => (
          <li key={id} className="border-line border-b py-2">
            <a className="link wrap-anywhere" href={href} lang={lang} download={`${title}.pdf`}>
              {title}
            </a>
            <span className="text-muted figures block text-sm">
              {[t(`kinds.${kind}`), 'PDF', lang.toUpperCase(), sizeOf(size)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
