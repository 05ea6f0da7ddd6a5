import { MAX_ANSWER } from '@/domain/talk/support/staff-answer'
import { getInquiry, type InquiryView } from './list-inquiries'
import { CommandForm } from '@/admin/commands/command-form'
import { commandTexts, lengthLimit } from '@/admin/commands/command-texts'
import { PanelMoment } from '@/admin/parts/panel-moment'
import type { ScreenProps } from '@/admin/frame/admin-screen'
import { adminWords } from '@/admin/parts/words'

type Props = Pick<ScreenProps, 'i18n' | 'locale'>

/** One inquiry: who asks what, its answer, and what can be done (rule T29). */
export async function OneInquiry({ inquiry, i18n, locale }: Props & { inquiry: string }) {
  const t = adminWords(i18n, 'staff.inquiries')
  const found = await getInquiry(inquiry)
  return (
    <>
      <p>
        <a href="/admin/inquiries">{t('back')}</a>
      </p>
      {found ? (
        <div className="panel-panes">
          <Question found={found} i18n={i18n} locale={locale} />
          <Moves found={found} i18n={i18n} />
        </div>
      ) : (
        <p role="alert">{t('unknown')}</p>
      )}
    </>
  )
}

function Question({ found, i18n, locale }: Props & { found: InquiryView }) {
  const t = adminWords(i18n, 'staff.inquiries')
  const languages = adminWords(i18n, 'staff.languages')
  const { id, name, email, company, member, message, status, at, answer, answeredAt, answeredBy } = found
  return (
    <div>
      <h2>{name}</h2>
      <dl className="panel-facts">
        <dt>{t('status')}</dt>
        <dd>{t(`statuses.${status}`)}</dd>
        <dt>{t('email')}</dt>
        <dd>
          {email} {member ? <a href={`/admin/people?id=${member}`}>{t('member')}</a> : null}
        </dd>
        {company ? (
          <>
            <dt>{t('company')}</dt>
            <dd>{company}</dd>
          </>
        ) : null}
        <dt>{t('language')}</dt>
        <dd>{languages(found.locale)}</dd>
        <dt>{t('sentAt')}</dt>
        <dd>
          <PanelMoment at={at} locale={locale} />
        </dd>
      </dl>
      <blockquote className="panel-words">{message}</blockquote>
      <p>
        <a href={`/admin/collections/inquiries/${id}`}>{t('record')}</a>
      </p>
      {answer && answeredAt ? (
        <>
          <h3>{t('answer')}</h3>
          <blockquote className="panel-words">{answer}</blockquote>
          <p className="panel-muted">
            {answeredBy ? `${answeredBy}, ` : ''}
            <PanelMoment at={answeredAt} locale={locale} />
          </p>
        </>
      ) : null}
    </div>
  )
}

function Moves({ found: { id, status, locale }, i18n }: Pick<Props, 'i18n'> & { found: InquiryView }) {
  const t = adminWords(i18n, 'staff.inquiries')
  const languages = adminWords(i18n, 'staff.languages')
  const to = status === 'closed' ? 'open' : 'closed'
  return (
    <div>
      {status === 'new' ? (
        <CommandForm
          title={t('answerTitle')}
          about={t('answerAbout', { language: languages(locale) })}
          command="inquiry-answer"
          known={{ inquiry: id }}
          fields={[
            {
              name: 'text',
              label: t('answer'),
              isLong: true,
              blank: adminWords(i18n, 'issues')('message.blank'),
              ...lengthLimit(i18n, MAX_ANSWER),
            },
          ]}
          button={t('send')}
          done={t('sent')}
          sure={t('sure')}
          words={commandTexts(i18n)}
        />
      ) : null}
      <CommandForm
        title={t(`move.${to}.title`)}
        about={t(`move.${to}.about`)}
        command="inquiry-status"
        known={{ inquiry: id, to }}
        fields={[]}
        button={t(`move.${to}.title`)}
        done={t('moved')}
        sure={t(`move.${to}.sure`)}
        words={commandTexts(i18n)}
      />
    </div>
  )
}
