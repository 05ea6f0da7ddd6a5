import type { UIFieldServerProps } from 'payload'
import type { Locale } from '@/domain/locale'
import { MAX_MESSAGE } from '@/domain/talk/thread'
import { CommandForm } from './command-form'
import { commandTexts, lengthLimit } from './command-texts'
import { isAdminUser } from './is-admin-user'
import { adminWords, localeOf } from './words'

const SHOWN = 100

/** On a conversation with Maru: its newest messages and the answer of an admin (rule N7). */
export async function SupportConversation({ data, user, payload, i18n }: UIFieldServerProps) {
  if (!isAdminUser(user) || !data?.id) return null
  const t = adminWords(i18n, 'staff.support')
  const { docs } = await payload.find({
    collection: 'messages',
    where: { thread: { equals: data.id } },
    sort: '-seq',
    limit: SHOWN,
    pagination: false,
  })
  const files = await payload.find({
    collection: 'documents',
    where: { message: { in: docs.map(({ id }) => id) } },
    select: { message: true, filename: true },
    pagination: false,
  })
  return (
    <>
      <ol style={{ display: 'grid', gap: '0.75rem', margin: '0 0 1.5rem', padding: 0, listStyle: 'none' }}>
        {docs.toReversed().map(({ id, text, staff, createdAt }) => (
          <li key={id} style={{ overflowWrap: 'anywhere' }}>
            <strong>{t(staff ? 'maru' : 'member')}</strong>{' '}
            <time dateTime={createdAt}>{format(createdAt, localeOf(i18n))}</time>
            <div style={{ whiteSpace: 'pre-line' }}>{text}</div>
            {files.docs
              .filter(({ message }) => message === id)
              .map((file, at) => (
                <a
                  key={file.id}
                  href={`/api/admin-commands/message-file/${file.id}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('file', { number: at + 1 })}{' '}
                </a>
              ))}
          </li>
        ))}
      </ol>
      <CommandForm
        title={t('answerTitle')}
        about={t('answerAbout')}
        action="/api/admin-commands/support-answer"
        known={{ thread: data.id }}
        fields={[
          { name: 'text', label: t('answer'), isLong: true, ...lengthLimit(i18n, MAX_MESSAGE) },
          {
            name: 'then',
            label: t('then'),
            value: 'closed',
            options: [
              { value: 'closed', label: t('closed') },
              { value: 'open', label: t('open') },
            ],
          },
        ]}
        button={t('send')}
        done={t('sent')}
        sure={t('sure')}
        words={commandTexts(i18n)}
      />
    </>
  )
}

const format = (at: string, locale: Locale) =>
  new Intl.DateTimeFormat(`${locale}-${locale === 'ko' ? 'KR' : 'CA'}`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Toronto',
  }).format(new Date(at))
