import { isProvince } from '@/domain/people/address/postal-code'
import { MAX_REASON } from '@/domain/staff/staff-reason'
import { CommandForm } from '@/admin/commands/command-form'
import { commandTexts, lengthLimit } from '@/admin/commands/command-texts'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { adminWords } from '@/admin/parts/words'
import type { PersonProps } from './one-person'

/** What the member sent for the badge or an exemption, and the decision on it (rules P9, D7). */
export function Verifications({ person: { verifications }, i18n, locale }: PersonProps) {
  const t = adminWords(i18n, 'staff.people')
  const provinces = adminWords(i18n, 'provinces')
  return (
    <>
      <h3>{t('verifications')}</h3>
      {verifications.length === 0 ? <p>{t('noVerifications')}</p> : null}
      <ul className="panel-list">
        {verifications.map(({ id, kind, number, province, document, status, reason, at }) => (
          <li key={id}>
            <span>
              {t(`kinds.${kind}`)}
              {province ? ` (${isProvince(province) ? provinces(province) : province})` : ''}
              {number ? `, ${number}` : ''}
            </span>
            {document ? <a href={`/admin/collections/documents/${document}`}>{t('document')}</a> : null}
            <span className="panel-muted">
              {t(`verificationStatuses.${status}`)}, <PanelMoment at={at} locale={locale} />
            </span>
            {reason ? <span className="panel-words">{reason}</span> : null}
            <details>
              <summary>{t('decide')}</summary>
              <CommandForm
                title={t('decide')}
                about={t('decideAbout')}
                command="verification"
                known={{ verification: id, from: status }}
                fields={[
                  {
                    name: 'to',
                    label: t('decision'),
                    value: status === 'verified' ? 'declined' : 'verified',
                    options: (['verified', 'declined'] as const)
                      .filter((to) => to !== status)
                      .map((to) => ({ value: to, label: t(`decisions.${to}`) })),
                  },
                  {
                    name: 'reason',
                    label: t('reasonIfDeclined'),
                    isLong: true,
                    ...lengthLimit(i18n, MAX_REASON),
                  },
                ]}
                button={t('decide')}
                done={t('done')}
                sure={t('sureDecide')}
                words={commandTexts(i18n)}
              />
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
