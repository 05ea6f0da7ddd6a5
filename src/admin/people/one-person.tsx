import { browserName } from '@/domain/people/sign-in/user-agent'
import { getPerson, type PersonRecord } from './get-person'
import { commandTexts } from '@/admin/commands/command-texts'
import { PanelMoment } from '@/admin/parts/panel-moment'
import type { ScreenProps } from '@/admin/frame/admin-screen'
import { OpenedThread } from '@/admin/talk/reports/opened-thread'
import { openedWords } from '@/admin/talk/reports/opened-words'
import { adminWords } from '@/admin/parts/words'
import { MemberSteps } from './member-steps'
import { PersonFacts } from './person-facts'
import { Verifications } from './verifications'

export type PersonProps = Pick<ScreenProps, 'i18n' | 'locale'> & { person: PersonRecord }

/** A member: facts, what they bought, sold and wrote by name, what staff did, and what can be done (rules P28, P29). */
export async function OnePerson({ member, i18n, locale }: Omit<PersonProps, 'person'> & { member: string }) {
  const t = adminWords(i18n, 'staff.people')
  const person = await getPerson(member)
  const given = person && { person, i18n, locale }
  return (
    <>
      <p>
        <a href="/admin/people">{t('back')}</a>
      </p>
      {given ? (
        <div className="panel-panes">
          <div>
            <PersonFacts {...given} />
            <Verifications {...given} />
            <Orders {...given} />
            <Threads {...given} />
            <Sessions {...given} />
            <History {...given} />
          </div>
          <MemberSteps {...given} />
        </div>
      ) : (
        <p role="alert">{t('unknown')}</p>
      )}
    </>
  )
}

function Orders({ person: { orders }, i18n, locale }: PersonProps) {
  const t = adminWords(i18n, 'staff.people')
  const statuses = adminWords(i18n, 'orderStatus')
  return (
    <>
      <h3>{t('orders')}</h3>
      {orders.length === 0 ? <p>{t('noOrders')}</p> : null}
      <ul className="panel-list">
        {orders.map(({ id, number, status, at, isSold }) => (
          <li key={id}>
            <span>
              <a href={`/admin/collections/orders/${id}`}>{number}</a>, {t(isSold ? 'sold' : 'bought')},{' '}
              {statuses(status)}, <PanelMoment at={at} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Threads({ person: { threads }, i18n, locale }: PersonProps) {
  const t = adminWords(i18n, 'staff.people')
  return (
    <>
      <h3>{t('threads')}</h3>
      {threads.length === 0 ? <p>{t('noThreads')}</p> : null}
      <ul className="panel-list">
        {threads.map(({ id, name, at, count }) => (
          <li key={id}>
            <details>
              <summary>
                {t('threadWith', { name: name ?? t('gone'), count })}
                {at ? ', ' : null}
                {at ? <PanelMoment at={at} locale={locale} /> : null}
              </summary>
              <OpenedThread
                command="member-conversation"
                known={{ thread: id }}
                locale={locale}
                words={openedWords(i18n)}
                texts={commandTexts(i18n)}
              />
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

function Sessions({ person: { sessions }, i18n, locale }: PersonProps) {
  const t = adminWords(i18n, 'staff.people')
  return (
    <>
      <h3>{t('sessions')}</h3>
      {sessions.length === 0 ? <p>{t('noSessions')}</p> : null}
      <ul className="panel-list">
        {sessions.map(({ agent, at }) => (
          <li key={`${at} ${agent}`}>
            <span>{browserName(agent ?? '') || t('unknownBrowser')}</span>
            <span className="panel-muted">
              <PanelMoment at={at} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function History({ person: { history }, i18n, locale }: PersonProps) {
  const t = adminWords(i18n, 'staff.people')
  return (
    <>
      <h3>{t('history')}</h3>
      {history.length === 0 ? <p>{t('noHistory')}</p> : null}
      <ul className="panel-list">
        {history.map(({ action, by, reason, at }) => (
          <li key={`${at} ${action}`}>
            <span>{t(`actions.${action}`)}</span>
            {reason ? <span className="panel-words">{reason}</span> : null}
            <span className="panel-muted">
              {by ? `${by}, ` : ''}
              <PanelMoment at={at} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
