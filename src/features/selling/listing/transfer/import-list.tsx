import { useLocale, useTranslations } from 'next-intl'
import { momentFormat } from '@/domain/locale'
import type { ImportStatus } from '@/domain/products/import/import-state'
import { localePath } from '@/messages/locales'
import { Badge } from '@/ui/parts/badge'
import { EmptyState } from '@/ui/parts/empty-state'
import type { ImportLine } from './get-import'
import { importPath } from './import-paths'

const TONES: Partial<Record<ImportStatus, 'celadon' | 'persimmon'>> = {
  running: 'celadon',
  checked: 'celadon',
  unreadable: 'persimmon',
  stopped: 'persimmon',
}

export function ImportStatusBadge({ status }: { status: ImportStatus }) {
  const t = useTranslations('productTransfer.status')
  return <Badge tone={TONES[status]}>{t(status)}</Badge>
}

/** The newest imports, each a link to its check and its result. */
export function ImportList({ imports, timeZone }: { imports: ImportLine[]; timeZone: string }) {
  const t = useTranslations('productTransfer')
  const locale = useLocale()
  const format = momentFormat(locale, timeZone)
  return (
    <section aria-labelledby="recent" className="mt-10 max-w-3xl">
      <h2 id="recent" className="mb-3 text-lg">
        {t('recent')}
      </h2>
      {imports.length === 0 ? <EmptyState title={t('none')} text={t('noneText')} /> : null}
      <ul className="border-line bg-raised divide-line divide-y rounded-md border empty:hidden">
        {imports.map(({ id, fileName, status, rowCount, createdAt }) => (
          <li
            key={id}
            className="hover:bg-tone/60 relative grid items-center gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[1fr_6rem_12rem_8rem]"
          >
            <a
              className="hover:text-celadon min-w-0 font-medium wrap-anywhere after:absolute after:inset-0"
              href={localePath(locale, importPath(id))}
            >
              {fileName}
            </a>
            <span className="figures text-muted">
              {rowCount > 0 ? t('rowCount', { count: rowCount }) : null}
            </span>
            <time className="figures text-muted" dateTime={new Date(createdAt).toISOString()}>
              {format.format(new Date(createdAt))}
            </time>
            <span className="justify-self-start md:justify-self-end">
              <ImportStatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
