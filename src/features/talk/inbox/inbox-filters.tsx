import { useLocale, useTranslations } from 'next-intl'
import type { Side } from '@/domain/talk/thread'
import { localePath } from '@/messages/locales'
import { Button } from '@/ui/parts/button'
import { INBOXES, writeInboxQuery, type InboxQuery } from './inbox-query'

/** All or unread, and a search by name: both change the URL and work without script. */
export function InboxFilters({ side, query }: { side: Side; query: InboxQuery }) {
  const t = useTranslations('inbox')
  const path = localePath(useLocale(), INBOXES[side])
  const { isUnread, text } = query
  return (
    <div className="mb-6 grid gap-4">
      <form
        role="search"
        aria-label={t('search')}
        action={path}
        className="max-xs:flex-wrap flex max-w-xl gap-2"
      >
        {isUnread ? <input type="hidden" name="show" value="unread" /> : null}
        <input
          type="search"
          name="q"
          className="input text-ellipsis"
          aria-label={t('search')}
          placeholder={t(`placeholder.${side}`)}
          maxLength={100}
          defaultValue={text}
        />
        <Button type="submit">{t('submit')}</Button>
      </form>
      <nav aria-label={t('show')} className="flex flex-wrap gap-1">
        {[false, true].map((value) => (
          <a
            key={String(value)}
            className={value === isUnread ? 'button button-primary' : 'button button-quiet'}
            aria-current={value === isUnread ? 'true' : undefined}
            href={path + writeInboxQuery({ isUnread: value, text, page: 1 })}
          >
            {t(value ? 'unread' : 'all')}
          </a>
        ))}
      </nav>
    </div>
  )
}
