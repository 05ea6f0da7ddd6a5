import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { Badge } from '@/ui/parts/badge'
import { sellerPath } from './menu'
import { FIRST_STEPS, type SellerFirstSteps as Steps } from './next-steps'

/** Where each step is done. */
const PATHS: Record<keyof Steps, string | undefined> = {
  profile: sellerPath('profile'),
  documents: sellerPath('profile'),
  bank: sellerPath('profile'),
  shipping: `${sellerPath('shipping')}/terms`,
  importer: sellerPath('profile'),
  product: '/upload',
  order: sellerPath('orders'),
}

/** What is left to do until the first sale (rule S21). `canAct`: false shows it without the ways to do it. */
export function FirstSteps({ steps, canAct }: { steps: Steps; canAct: boolean }) {
  const t = useTranslations('dashboard.firstSteps')
  const locale = useLocale()
  if (steps.order) return null
  const own = FIRST_STEPS.filter((step) => steps[step] !== null)
  const done = own.filter((step) => steps[step]).length
  return (
    <section
      aria-labelledby="first-steps"
      className="border-line bg-raised mb-10 rounded-md border p-4 md:p-6"
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="first-steps" className="text-lg">
          {t('title')}
        </h2>
        <p className="text-muted figures text-sm">{t('progress', { done, all: own.length })}</p>
      </div>
      <ol className="divide-line divide-y">
        {own.map((step) => {
          const path = canAct && !steps[step] ? PATHS[step] : undefined
          return (
            <li key={step} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              {path ? (
                <a className="link inline-block min-h-6" href={localePath(locale, path)}>
                  {t(step)}
                </a>
              ) : (
                <span className={steps[step] ? 'text-muted' : undefined}>{t(step)}</span>
              )}
              <Badge tone={steps[step] ? 'celadon' : 'stone'}>{t(steps[step] ? 'done' : 'open')}</Badge>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
