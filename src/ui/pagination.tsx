import { useTranslations } from 'next-intl'
import { Icon } from './icon'
import { pageNumbers } from './page-numbers'

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
