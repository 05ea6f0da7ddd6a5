import { COLLECTIONS } from '@/domain/staff/decision'
import { momentFormat } from '@/domain/locale'
import type { EndedDecision } from '@/admin/queues/decisions/list-ended'
import { adminWords, panelLocale } from '@/admin/parts/words'

type Props = { ended: readonly EndedDecision[]; i18n: { language: string } }

/** Decisions that were not carried out, and why (rule A20). */
export function EndedDecisions({ ended, i18n }: Props) {
  if (ended.length === 0) return null
  const t = adminWords(i18n, 'staff.queue')
  const issues = adminWords(i18n, 'issues')
  const moment = momentFormat(panelLocale(i18n), 'America/Toronto')
  return (
    <section aria-labelledby="ended" className="panel-box">
      <h2 id="ended">{t('ended')}</h2>
      <ul className="queue-list">
        {ended.map(({ id, kind, subject, choice, who, at, title, problem: { code, params } }) => (
          <li key={id}>
            <a href={`/admin/collections/${COLLECTIONS[kind]}/${subject}`}>{title}</a>{' '}
            {t('endedOne', { choice, who, date: moment.format(new Date(at)) })}: {issues(code, params)}
          </li>
        ))}
      </ul>
    </section>
  )
}
