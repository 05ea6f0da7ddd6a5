import { useLocale, useTranslations } from 'next-intl'
import { nextMoves } from '@/domain/values/moves'
import { IMPORT_MOVES, type ImportStatus } from '@/domain/products/import/import-state'
import { localePath } from '@/messages/locales'
import { DistrictTexts } from '@/server/texts/district-texts'
import { ButtonLink } from '@/ui/parts/button'
import { ActionForm } from '@/ui/forms/action-form'
import type { ImportView, ResultRow } from './get-import'
import { start, stop } from './import-actions'
import { ImportStatusBadge } from './import-list'
import { IMPORT_PATH, importPath } from './import-paths'
import { ImportProgress } from './import-progress'
import { reasonText } from './reason-text'
import { RemarkList } from './remark-list'

type Props = { view: ImportView; remarks: ResultRow[]; canAct: boolean }

/** States in which the worker is about to do something. */
const MOVING: readonly ImportStatus[] = ['uploaded', 'running', 'stopping']
const BEFORE = ['create', 'change', 'unchanged', 'refuse'] as const
const AFTER = ['done', 'unchanged', 'failed', 'waiting'] as const

const PROGRESS_TEXTS = [
  'productTransfer.progress',
  'productTransfer.progressLabel',
  'productTransfer.said',
] as const

/** The check of a file, then what becomes of its rows (rule C51). */
export function ImportScreen({ view, remarks, canAct }: Props) {
  const t = useTranslations('productTransfer')
  const issues = useTranslations('issues')
  const locale = useLocale()
  const { id, status, counts, problem, rowCount } = view
  const path = localePath(locale, importPath(id))
  const isNew = status === 'checked'
  const isNothing = isNew && counts.waiting === 0
  const done = rowCount - counts.waiting
  const moves = nextMoves(IMPORT_MOVES, status, 'seller')
  const form = { hidden: { id, locale }, failed: t.raw('actionFailed') as string }
  return (
    <div className="grid max-w-3xl gap-6">
      <header className="grid gap-2">
        <h1 className="text-xl wrap-anywhere md:text-2xl">{view.fileName}</h1>
        <p>
          <ImportStatusBadge status={status} />
        </p>
        <p>{isNothing ? t('said.nothing') : t(`said.${status}`)}</p>
        {problem ? (
          <p className="border-persimmon border-s-2 ps-4 font-medium wrap-anywhere">
            {reasonText({ issues, t }, [problem])}
          </p>
        ) : null}
      </header>
      {rowCount > 0 ? (
        <Counts counts={counts} keys={isNew ? BEFORE : AFTER} kind={isNew ? 'plans' : 'outcomes'} />
      ) : null}
      {MOVING.includes(status) ? (
        <DistrictTexts of={PROGRESS_TEXTS}>
          <ImportProgress id={id} first={{ status, done }} all={rowCount} />
        </DistrictTexts>
      ) : null}
      {MOVING.includes(status) ? (
        <noscript>
          <meta httpEquiv="refresh" content={`4; url=${path}`} />
          {rowCount > 0 ? <p className="mb-2">{t('progress', { done, all: rowCount })}</p> : null}
          <a className="link" href={path}>
            {t('refresh')}
          </a>
        </noscript>
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        {canAct && moves.includes('running') && !isNothing ? (
          <ActionForm {...form} action={start} label={t(isNew ? 'start' : 'goOn')} kind="primary" />
        ) : null}
        {moves.includes('stopping') ? <ActionForm {...form} action={stop} label={t('stop')} /> : null}
        {rowCount > 0 ? (
          <ButtonLink href={`/api/seller-imports/${id}/csv?locale=${locale}`} download>
            {t('result')}
          </ButtonLink>
        ) : null}
        {MOVING.includes(status) ? null : (
          <ButtonLink kind="quiet" href={localePath(locale, IMPORT_PATH)}>
            {t('another')}
          </ButtonLink>
        )}
      </div>
      <RemarkList rows={remarks} />
    </div>
  )
}

type CountsProps = {
  counts: ImportView['counts']
  keys: typeof BEFORE | typeof AFTER
  kind: 'plans' | 'outcomes'
}

function Counts({ counts, keys, kind }: CountsProps) {
  const t = useTranslations('productTransfer')
  const number = new Intl.NumberFormat(useLocale())
  return (
    <dl className="border-line bg-raised grid grid-cols-2 rounded-md border sm:grid-cols-4">
      {keys.map((key) => (
        <div key={key} className="grid content-start gap-1 p-4">
          <dt className="text-muted text-sm">{t(`${kind}.${key}` as 'plans.create')}</dt>
          <dd className="figures text-lg font-semibold">{number.format(counts[key])}</dd>
        </div>
      ))}
    </dl>
  )
}
