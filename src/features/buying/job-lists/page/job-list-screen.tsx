import './list-page.css'

import { useLocale, useTranslations } from 'next-intl'
import { formatNamedMoney } from '@/domain/money'
import { localePath } from '@/messages/locales'
import { arrivalFromNow } from '@/server/texts/arrival-text'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import { ActionForm } from '@/ui/forms/action-form'
import { addWholeList } from '@/features/buying/job-lists/add-all-actions'
import type { ListPage } from '@/features/buying/job-lists/get-list'
import { acceptChanges } from '@/features/buying/job-lists/lines/line-actions'
import { LineForm } from './line-form'
import { LineRow } from './line-row'
import { ColleaguesTools } from '@/features/buying/job-lists/company/colleagues-tools'
import { ListTools, type ToolProps } from './list-tools'

type Props = Omit<ToolProps, 'list'> & {
  list: ListPage
  /** Counts one press once (rule M18). */
  addKey: string
}

/**
 * One list: what changed, its lines, what they come to, and what can be done with it (rules M56 to M58). A colleague's is read, added to the
 * cart, copied and downloaded (rule M143).
 */
export function JobListScreen({ list, addKey, ...tools }: Props) {
  const locale = useLocale()
  const t = useTranslations('jobLists')
  const failed = t.raw('failed') as string
  const isOwn = list.owner === null
  const words = {
    quantity: t('quantity'),
    lineNote: t('lineNote'),
    save: t('save'),
    remove: t('remove'),
    up: t('up'),
    down: t('down'),
    failed,
  }
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-6">
        {list.changed > 0 ? (
          <section aria-labelledby="changes" className="bg-persimmon-wash grid gap-3 rounded-md p-4">
            <h2 id="changes" className="text-base font-semibold tracking-normal">
              {t('changes')}
            </h2>
            <p className="text-sm">{t('changesText', { count: list.changed })}</p>
            <ActionForm
              action={acceptChanges}
              label={t('accept')}
              failed={failed}
              hidden={{ locale, list: list.id }}
            />
          </section>
        ) : null}
        {list.lines.length === 0 ? (
          <EmptyState title={t('empty')} text={isOwn ? t('emptyText') : undefined}>
            <ButtonLink href={localePath(locale, '/products')}>{t('browse')}</ButtonLink>
          </EmptyState>
        ) : (
          <section aria-labelledby="lines">
            <h2 id="lines" className="mb-2 text-lg" tabIndex={-1}>
              {t('lines', { count: list.lines.length })}
            </h2>
            <ul className="border-line border-t">
              {list.lines.map((line, at) => (
                <LineRow key={line.id} line={line} canAdd>
                  {isOwn ? (
                    <LineForm
                      hidden={{
                        locale,
                        line: line.id,
                        wasQuantity: String(line.quantity),
                        wasNote: line.note,
                      }}
                      name={line.name}
                      quantity={line.quantity}
                      note={line.note}
                      isFirst={at === 0}
                      isLast={at === list.lines.length - 1}
                      words={words}
                    />
                  ) : null}
                </LineRow>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="grid content-start gap-6">
        {list.lines.length > 0 ? (
          <aside aria-labelledby="sums" className="sum-box">
            <h2 id="sums" className="text-lg">
              {t('total')}
            </h2>
            <p className="figures text-xl font-semibold">{formatNamedMoney(list.total, locale)}</p>
            <p className="text-sm">{t('ready', { count: list.ready, all: list.lines.length })}</p>
            {list.arrival ? <p className="text-sm">{arrivalFromNow(list.arrival, locale)}</p> : null}
            <p className="text-muted text-sm">{t('before')}</p>
            <ActionForm
              action={addWholeList}
              label={t('addAll')}
              failed={t.raw('addFailed') as string}
              kind="primary"
              hidden={{ locale, list: list.id, key: addKey }}
            />
            <a className="link text-sm" href={localePath(locale, `/quick-order?list=${list.id}`)}>
              {t('asQuickOrder')}
            </a>
          </aside>
        ) : null}
        {isOwn ? (
          <ListTools list={list} {...tools} />
        ) : (
          <ColleaguesTools list={list} problem={tools.problem} />
        )}
      </div>
    </div>
  )
}
