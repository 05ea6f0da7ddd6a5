import type { ReviewedDocument } from '@/admin/queues/decisions/get-reviewed'
import { LOCALE_NAMES } from '@/messages/locales'
import { adminWords } from '@/admin/parts/words'

type Props = { documents: readonly ReviewedDocument[]; isChange: boolean; i18n: { language: string } }

/** The documents of a product, to be opened before they are approved (rule C62). */
export function ReviewedDocuments({ documents, isChange, i18n }: Props) {
  const t = adminWords(i18n, 'staff.queue.facts')
  const kinds = adminWords(i18n, 'product.documents.kinds')
  if (documents.length === 0) return null
  return (
    <div>
      <h3>{t('documents')}</h3>
      <ul className="queue-list">
        {documents.map(({ id, title, kind, locale, href, isNew }) => (
          <li key={id}>
            <a href={href} lang={locale}>
              {title}
            </a>{' '}
            · {kinds(kind)} · {LOCALE_NAMES[locale]}
            {isChange && isNew ? ` · ${t('added')}` : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
