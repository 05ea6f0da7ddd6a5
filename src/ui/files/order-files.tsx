import { useTranslations } from 'next-intl'
import { sentName } from '@/domain/forms/upload'

type Kind = 'business' | 'invoice' | 'packing_list' | 'waybill' | 'statement' | 'exemption'
export type OrderFileView = { filename: string; kind: Kind }

/** Links to the files of an order, as items of a list: what each is, and the name it was sent with. */
export function OrderFiles({ files }: { files: readonly OrderFileView[] }) {
  const t = useTranslations('order')
  return files.map(({ filename, kind }) => (
    <li key={filename} className="min-w-0">
      <a
        className="link inline-block min-h-6 break-all"
        href={`/api/documents/file/${encodeURIComponent(filename)}`}
      >
        {t('documentName', { kind: t(`documents.${kind}`), name: sentName(filename) })}
      </a>
    </li>
  ))
}
