import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Icon } from './icon'

/** Asks `/search?q=` with a plain form; `id` keeps the several boxes of a page apart. */
export function SearchBox({ id, className = '' }: { id: string; className?: string }) {
  const t = useTranslations('search')
  return (
    <form role="search" action={localePath(useLocale(), '/search')} className={`search ${className}`}>
      <label className="sr-only" htmlFor={id}>
        {t('label')}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        name="q"
        placeholder={t('placeholder')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <button type="submit" aria-label={t('submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
