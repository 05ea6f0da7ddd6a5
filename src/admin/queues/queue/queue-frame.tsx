import type { Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { COLLECTIONS, type Choice, type SubjectKind } from '@/domain/staff/decision'
import { momentFormat, type Locale } from '@/domain/locale'
import { QUEUE_PAGE, type QueueRow } from '@/admin/queues/decisions/list-queue'
import { listEndedDecisions } from '@/admin/queues/decisions/list-ended'
import { MESSAGES } from '@/server/texts/translations'
import { adminWords } from '@/admin/parts/words'
import { EndedDecisions } from './ended-decisions'
import { Queue, type QueueSentences } from './queue'

type Props = {
  kinds: readonly SubjectKind[]
  rows: readonly QueueRow[]
  total: number
  page: number
  locale: Locale
  i18n: { language: string }
  choicesOf: (kind: SubjectKind) => readonly Choice[]
  sentences: QueueSentences
  detailsOf: (row: QueueRow) => ReactNode
}

/** A page of a queue, with what was not carried out above it. */
export async function QueueFrame({ kinds, rows, total, page, locale, i18n, ...props }: Props) {
  const t = adminWords(i18n, 'staff.queue')
  const day = momentFormat(locale, 'America/Toronto')
  const last = Math.max(1, Math.ceil(total / QUEUE_PAGE))
  const items = rows.map((row) => {
    const { kind, id, version, title, company, locale: language, decision, since, days } = row
    return {
      ...{ kind, id, version, title, company, locale: language, decision },
      since: t('since', { date: day.format(new Date(since)), days }),
      href: `/admin/collections/${COLLECTIONS[kind]}/${id}`,
      choices: props.choicesOf(kind),
      details: props.detailsOf(row),
    }
  })
  const choices = [...new Set(kinds.flatMap((kind) => props.choicesOf(kind)))]
  return (
    <>
      <EndedDecisions ended={await listEndedDecisions(kinds, locale)} i18n={i18n} />
      <p>{total === 0 ? t('empty') : t('count', { count: total })}</p>
      <Queue
        items={items}
        choices={choices}
        sentences={props.sentences}
        locale={locale}
        messages={{ staff: { queue: MESSAGES[locale].staff.queue } } as Messages}
      />
      <nav className="tw:flex tw:gap-[1.5rem]">
        {page > 1 ? <a href={`?page=${page - 1}`}>{t('previous')}</a> : null}
        {page < last ? <a href={`?page=${page + 1}`}>{t('next')}</a> : null}
      </nav>
    </>
  )
}
