import { useLocale, useTranslations } from 'next-intl'
import { CERT_NAMES } from '@/domain/search/marks'
import { localePath } from '@/messages/locales'
import { supplierGoodsPath, type SupplierBand } from './supplier-view'

type Props = Pick<SupplierBand, 'certificates'> & { slug: string }

/** Certificates of what the seller has on sale, each with its products: facts of products, not of the seller (rule C69). */
export function SupplierCertificates({ certificates, slug }: Props) {
  const t = useTranslations('supplier')
  const lists = useTranslations('browse')
  const locale = useLocale()
  if (certificates.length === 0) return null
  return (
    <section aria-labelledby="certificates">
      <h2 id="certificates" className="mb-4 text-xl">
        {t('certificates')}
      </h2>
      <ul className="figures flex flex-wrap gap-x-8 gap-y-2">
        {certificates.map(({ cert, count }) => (
          <li key={cert}>
            <a
              className="link inline-block min-h-6"
              rel="nofollow"
              href={localePath(locale, `${supplierGoodsPath(slug)}&cert=${cert}`)}
            >
              {CERT_NAMES[cert]}
              <span className="text-muted">{` · ${lists('count', { count })}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
