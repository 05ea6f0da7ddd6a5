import { useTranslations } from 'next-intl'
import { Icon } from './icon'

type Props = { page: number; pages: number; hrefOf: (page: number) => string }

/** Plain links to the first, last, current and neighbouring pages (rule C14). */
export function Pagination({ page, pages, hrefOf }: Props) {
  const t = useTranslations('pagination')
  if (pages < 2) return null
  return (
    <nav aria-label={t('label')} className="figures mt-10 flex flex-wrap items-center justify-center gap-1">
      {page > 1 ? (
        <a className="button button-quiet" rel="prev" href={hrefOf(page - 1)}>
          <Icon name="previous" />
          {t('previous')}
        </a>
      ) : null}
      {pageNumbers(page, pages).map((number, at) =>
        number === null ? (
          <span key={`gap-${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={number}
            className={number === page ? 'button button-primary' : 'button button-quiet'}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('page', { page: number })}
            href={hrefOf(number)}
          >
            {number}
          </a>
        ),
      )}
      {page < pages ? (
        <a className="button button-quiet" rel="next" href={hrefOf(page + 1)}>
          {t('next')}
          <Icon name="next" />
        </a>
      ) : null}
    </nav>
  )
}

/** The first, last, current and neighbouring pages; null is a gap of at least two pages. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1)
  const shown = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1)
  return shown.flatMap((number, at) => {
    const before = shown[at - 1] ?? number - 1
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
