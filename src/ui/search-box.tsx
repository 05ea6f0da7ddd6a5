import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Icon } from './icon'

type Props = { id: string; landmark?: boolean; className?: string }

/** Asks `/search?q=` with a plain form; `id` keeps the several boxes of a page apart, and one of them is its landmark. `SearchHelp` adds suggestions. */
export function SearchBox({ id, landmark = true, className = '' }: Props) {
  const t = useTranslations('search')
  return (
    <form
      role={landmark ? 'search' : undefined}
      action={localePath(useLocale(), '/search')}
      className={`search ${className}`}
      data-suggestions={t('suggestions')}
      data-found={t('suggestionsFound', { count: '#' })}
      data-category={t('category')}
      data-product={t('product')}
    >
      <label className="sr-only" htmlFor={id}>
        {t('label')}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        name="q"
        placeholder={t('placeholder')}
        maxLength={100}
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
