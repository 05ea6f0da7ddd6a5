import { createTranslator } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { MAX_MESSAGE } from '@/domain/talk/thread'
import en from '@/messages/en.json'
import { CommandForm } from './command-form'
import { commandTexts, lengthLimit } from './command-texts'
import { isAdminUser } from './is-admin-user'

const t = createTranslator({ locale: 'en', messages: en, namespace: 'staff.support' })
const SHOWN = 100

/** On a conversation with Maru: its newest messages and the answer of an admin (rule N7). */
export async function SupportConversation({ data, user, payload }: UIFieldServerProps) {
  if (!isAdminUser(user) || !data?.id) return null
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
            <time dateTime={createdAt}>{format(createdAt)}</time>
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
          { name: 'text', label: t('answer'), isLong: true, ...lengthLimit(MAX_MESSAGE) },
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
        words={commandTexts()}
      />
    </>
  )
}

const format = (at: string) =>
  new Intl.DateTimeFormat('en-CA', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Toronto',
  }).format(new Date(at))
