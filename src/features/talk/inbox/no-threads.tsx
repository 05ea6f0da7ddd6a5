import { useLocale, useTranslations } from 'next-intl'
import type { Side } from '@/domain/talk/thread'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'
import { LoadFailed } from '@/ui/errors/load-failed'
import { INBOXES } from './inbox-query'

/** Why no conversation is shown: there is none, or none with this filter. */
export function NoThreads({ side, hasAny }: { side: Side; hasAny: boolean }) {
  const t = useTranslations('inbox')
  const locale = useLocale()
  if (hasAny)
    return (
      <EmptyState title={t('noneFound')} icon="search">
        <ButtonLink href={localePath(locale, INBOXES[side])}>{t('clear')}</ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t(`none.${side}`)} text={t(`noneText.${side}`)} icon="messages">
      {side === 'buyer' ? (
        <ButtonLink kind="primary" href={localePath(locale, '/products')}>
          {t('browse')}
        </ButtonLink>
      ) : null}
    </EmptyState>
  )
}

/** The conversations could not be read; the link asks for them again. */
export function InboxFailed({ retry }: { retry: string }) {
  const t = useTranslations('inbox')
  return <LoadFailed message={t('failed')} retry={retry} />
}

const NOTICES = ['missing', 'failed'] as const

/** Why a conversation did not open, from `?notice=` (rules T15, T16). */
export function InboxNotice({ notice }: { notice: string | string[] | undefined }) {
  const t = useTranslations('inbox.notices')
  const known = NOTICES.find((each) => each === notice)
  if (!known) return null
  return (
    <p
      role="alert"
      className="border-persimmon-deep bg-persimmon-wash mb-6 rounded-md border p-4 font-medium"
    >
      {t(known)}
    </p>
  )
}
