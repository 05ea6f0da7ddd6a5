import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import { NewReturnForm } from './new-return-form'
import type { NewReturn } from '@/features/buying/returns/return-view'
import { ReturnStatusBadge } from '@/features/buying/returns/status-badge'

/** The form for a return, and the returns of the order so far. Where nothing can be returned any more, why. */
export function NewReturnScreen({ asked, product }: { asked: NewReturn; product: string | undefined }) {
  const t = useTranslations('returns')
  const locale = useLocale()
  const { order, seller, lines, lastDays, today, returns } = asked
  const isOver = today > lastDays.fault
  const isOffered = !isOver && lines.some(({ left }) => left > 0)
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: t('order', { number: order.number }), href: localePath(locale, `/order/${order.id}`) },
        ]}
      />
      <h1 className="mt-2 text-2xl">{t('askTitle')}</h1>
      <p className="text-muted mt-1 mb-6 max-w-prose">
        {t('askText', { seller })}{' '}
        <a className="link" href={localePath(locale, '/returns')}>
          {t('policy')}
        </a>
      </p>
      {isOffered ? (
        <div className="max-w-2xl">
          <NewReturnForm asked={asked} product={product} />
        </div>
      ) : (
        <p className="max-w-prose">
          {isOver ? t('over') : t('nothingLeft')}{' '}
          <a className="link" href={localePath(locale, `/support?order=${order.id}`)}>
            {t('support')}
          </a>
        </p>
      )}
      {returns.length > 0 ? (
        <section aria-labelledby="earlier" className="mt-10 max-w-2xl">
          <h2 id="earlier" className="mb-2 text-lg">
            {t('earlier')}
          </h2>
          <ul className="grid gap-2">
            {returns.map(({ id, number, status }) => (
              <li key={id} className="flex flex-wrap items-center gap-3">
                <a className="link" href={localePath(locale, `/buyer-returns/${id}`)}>
                  {number}
                </a>
                <ReturnStatusBadge status={status} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
