import { colon } from '@/domain/locale'
import { MAX_REASON } from '@/domain/staff/staff-reason'
import { shopHref } from '@/server/http/addresses/hosts'
import { getReported, type ReportRow } from '@/admin/talk/moderation/list-reports'
import { CommandForm } from '@/admin/commands/command-form'
import { askedReason, commandTexts, lengthLimit } from '@/admin/commands/command-texts'
import { PanelMoment } from '@/admin/parts/panel-moment'
import type { ScreenProps } from '@/admin/frame/admin-screen'
import { adminWords } from '@/admin/parts/words'
import { OpenedThread } from './opened-thread'
import { openedWords } from './opened-words'

type Props = Pick<ScreenProps, 'i18n' | 'locale'>

/** One reported thing: what it is, who reported it and why, and the decision (rule T27). */
export async function ReportedThing({ report, i18n, locale }: Props & { report: string }) {
  const t = adminWords(i18n, 'staff.reports')
  const found = await getReported(report, locale)
  if (!found)
    return (
      <>
        <p role="alert">{t('unknown')}</p>
        <p>
          <a href="/admin/reports">{t('back')}</a>
        </p>
      </>
    )
  return (
    <>
      <p>
        <a href="/admin/reports">{t('back')}</a>
      </p>
      <div className="panel-panes">
        <div>
          <h2>
            {t(`subjects.${found.subject}`)}
            {found.name ? `${colon(locale)}${found.name}` : ''}
          </h2>
          {found.isHidden ? <p>{t('isHidden')}</p> : null}
          <Thing found={found} i18n={i18n} locale={locale} />
          <Reports found={found} i18n={i18n} locale={locale} />
          <p>
            <a href={`/admin/collections/reports/${found.report}`}>{t('record')}</a>
          </p>
        </div>
        {found.status === 'open' ? (
          <Decision found={found} i18n={i18n} />
        ) : (
          <PastOutcome found={found} i18n={i18n} />
        )}
      </div>
    </>
  )
}

function Thing({ found, i18n, locale }: Props & { found: ReportRow }) {
  const t = adminWords(i18n, 'staff.reports')
  const { subject, thing, product, text, rating, member, memberName } = found
  if (subject === 'message' || subject === 'thread')
    return (
      <OpenedThread
        command="report-conversation"
        known={{ report: found.report }}
        locale={locale}
        words={openedWords(i18n)}
        texts={commandTexts(i18n)}
      />
    )
  return (
    <>
      {text ? <blockquote className="panel-words">{text}</blockquote> : null}
      {rating ? <p>{t('stars', { rating })}</p> : null}
      <ul>
        {member ? (
          <li>
            {t('from')} <a href={`/admin/people?id=${member}`}>{memberName}</a>
          </li>
        ) : null}
        {product ? (
          <li>
            <a href={shopHref(`/product/${product}`)}>{t('inShop')}</a>
          </li>
        ) : null}
        {subject === 'product' ? (
          <li>
            <a href={`/admin/collections/products/${thing}`}>{t('inPanel')}</a>
          </li>
        ) : null}
      </ul>
    </>
  )
}

function Reports({ found, i18n, locale }: Props & { found: ReportRow }) {
  const t = adminWords(i18n, 'staff.reports')
  const reasons = adminWords(i18n, 'reports.reasons')
  return (
    <>
      <h3>{t('count', { count: found.reports.length })}</h3>
      <ul className="panel-list">
        {found.reports.map(({ id, reporter, name, reason, note, at }) => (
          <li key={id}>
            <span>{reasons(reason)}</span>
            {note ? <span className="panel-words">{note}</span> : null}
            <span className="panel-muted">
              {reporter ? <a href={`/admin/people?id=${reporter}`}>{name}</a> : t('gone')},{' '}
              <PanelMoment at={at} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Decision({ found: { report, subject }, i18n }: Pick<Props, 'i18n'> & { found: ReportRow }) {
  const t = adminWords(i18n, 'staff.reports')
  return (
    <CommandForm
      title={t('decide')}
      about={t(`decideAbout.${subject}`)}
      command="report-decision"
      known={{ report }}
      fields={[
        {
          name: 'outcome',
          label: t('outcome'),
          value: 'upheld',
          options: [
            { value: 'upheld', label: t(`uphold.${subject}`) },
            { value: 'dismissed', label: t('dismiss') },
          ],
        },
        {
          ...askedReason(i18n),
          label: t('reason'),
          isLong: true,
          hint: t(`reasonHint.${subject === 'product' || subject === 'review' ? subject : 'other'}`),
        },
        {
          name: 'answer',
          label: t('answer'),
          isLong: true,
          hint: t('answerHint'),
          ...lengthLimit(i18n, MAX_REASON),
        },
      ]}
      button={t('decide')}
      done={t.raw('done') as string}
      sure={t('sure')}
      words={commandTexts(i18n)}
    />
  )
}

function PastOutcome({ found, i18n }: Pick<Props, 'i18n'> & { found: ReportRow }) {
  const t = adminWords(i18n, 'staff.reports')
  return (
    <section aria-labelledby="decided">
      <h3 id="decided">{t(`outcomes.${found.outcome ?? 'closed'}`)}</h3>
      <dl className="panel-facts">
        {found.decidedBy ? (
          <>
            <dt>{t('decidedBy')}</dt>
            <dd>{found.decidedBy}</dd>
          </>
        ) : null}
        {found.note ? (
          <>
            <dt>{t('reason')}</dt>
            <dd className="panel-words">{found.note}</dd>
          </>
        ) : null}
        {found.answer ? (
          <>
            <dt>{t('answer')}</dt>
            <dd className="panel-words">{found.answer}</dd>
          </>
        ) : null}
      </dl>
    </section>
  )
}
