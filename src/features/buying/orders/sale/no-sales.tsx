import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'

type Props = { path: string; isFiltered: boolean; canAct: boolean }

/** Nothing matches, or nothing was sold yet: then the way to the first order in four steps (rule S10). */
export function NoSales({ path, isFiltered, canAct }: Props) {
  const list = useTranslations('buyerOrders')
  return isFiltered ? (
    <EmptyState title={list('noneFound')} text={list('noneFoundText')} icon="search">
      <ButtonLink href={path}>{list('clear')}</ButtonLink>
    </EmptyState>
  ) : (
    <FourSteps canAct={canAct} />
  )
}

const STEPS = ['list', 'receive', 'acknowledge', 'ship'] as const

function FourSteps({ canAct }: { canAct: boolean }) {
  const t = useTranslations('sellerOrders.guide')
  const label = useTranslations('order')('acknowledge')
  const locale = useLocale()
  return (
    <section
      aria-labelledby="guide"
      className="bg-tone grid justify-items-start gap-6 rounded-md p-6 md:p-10"
    >
      <div>
        <p className="text-lg font-medium">{t('none')}</p>
        <h2 id="guide" className="text-muted mt-1 text-base">
          {t('title')}
        </h2>
      </div>
      <ol className="grid w-full gap-6 md:grid-cols-2 xl:grid-cols-4">
        {STEPS.map((step, at) => (
          <li key={step} className="grid content-start gap-2">
            <span
              className="border-celadon text-celadon-deep grid size-8 place-items-center rounded-full border font-medium"
              aria-hidden="true"
            >
              {at + 1}
            </span>
            <h3 className="text-base font-medium">{t(`${step}.title`)}</h3>
            <p>{step === 'acknowledge' ? t('acknowledge.text', { label }) : t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
      {canAct ? (
        <ButtonLink kind="primary" href={localePath(locale, '/upload')}>
          {t('add')}
        </ButtonLink>
      ) : null}
    </section>
  )
}
