import type { SearchWords } from '@/ui/frame/header/header-words'
import { Icon } from '@/ui/parts/icon'

type Props = { id: string; words: SearchWords; action: string; landmark?: boolean; className?: string }

/**
 * A plain form to `/search?q=`; `id` separates the boxes of a page, and one is its landmark. `SuggestionLoader` adds
 * suggestions.
 */
export function SearchBox({ id, words, action, landmark = true, className = '' }: Props) {
  return (
    <form
      role={landmark ? 'search' : undefined}
      action={action}
      className={`search ${className}`}
      data-suggestions={words.suggestions}
      data-found={words.found}
      data-category={words.category}
      data-supplier={words.supplier}
      data-product={words.product}
    >
      <label className="sr-only" htmlFor={id}>
        {words.label}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        name="q"
        placeholder={words.placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <button type="submit" aria-label={words.submit}>
        <Icon name="search" />
      </button>
    </form>
  )
}
