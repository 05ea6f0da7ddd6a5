import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ActionForm } from '@/ui/forms/action-form'
import { Icon } from '@/ui/parts/icon'
import { block } from './actions'
import { reportPath } from './report-path'

type Thread = { id: string; kind: 'shop' | 'support'; hasBlocked: boolean; isGone: boolean; lastSeq: number }

/** Block, unblock and report, folded away in the head of a conversation. None with Maru. */
export function ThreadMenu({ thread }: { thread: Thread }) {
  const t = useTranslations('reports')
  const locale = useLocale()
  const { id, kind, hasBlocked, isGone, lastSeq } = thread
  if (kind === 'support') return null
  return (
    <details className="relative">
      <summary className="button button-icon" aria-label={t('menu')}>
        <Icon name="down" />
      </summary>
      <div className="border-line bg-raised absolute end-0 z-2 grid w-[min(20rem,80vw)] gap-3 rounded-md border p-4 shadow-[0_4px_16px_rgb(0_0_0/15%)]">
        {isGone ? null : (
          <ActionForm
            key={String(hasBlocked)}
            action={block}
            label={t(hasBlocked ? 'unblock' : 'block')}
            failed={t('blockFailed')}
            kind={hasBlocked ? 'plain' : 'danger'}
            hidden={{ locale, thread: id, blocked: hasBlocked ? 'no' : 'yes' }}
          >
            <p className="text-muted text-sm">{t(hasBlocked ? 'unblockMeans' : 'blockMeans')}</p>
          </ActionForm>
        )}
        {lastSeq > 0 ? (
          <a className="link" href={localePath(locale, reportPath('thread', id))}>
            {t('reportThread')}
          </a>
        ) : null}
      </div>
    </details>
  )
}
