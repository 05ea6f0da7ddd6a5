import { useTranslations } from 'next-intl'

/** Placeholder of the overview while its figures load. */
export function OverviewSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{useTranslations('layout')('loading')}</span>
      <div className="xs:grid-cols-2 grid gap-3 md:grid-cols-4" aria-hidden="true">
        {Array.from({ length: 8 }, (_, at) => (
          <div key={at} className="skeleton h-24" />
        ))}
      </div>
      <div className="skeleton mt-10 h-80" aria-hidden="true" />
    </div>
  )
}
