import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { PPM } from '@/domain/money'

const FACTS = ['commission', 'settlement', 'approval', 'languages'] as const

/** What a company asks first, and the dashboard it would work with (rule L9). */
export function SellFacts({ commissionPpm }: { commissionPpm: number }) {
  const t = useTranslations('guide')
  const locale = useLocale()
  const percent = useFormatter().number(commissionPpm / PPM, { style: 'percent', maximumFractionDigits: 4 })
  const picture = (width: number) => `/seller-dashboard/${locale}-${width}.webp`
  return (
    <div className="mb-10 grid gap-8">
      <dl className="figures grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {FACTS.map((fact) => (
          <div key={fact} className="border-line flex flex-col-reverse justify-end gap-1 border-s ps-4">
            <dt>{t(`${fact}.text`)}</dt>
            <dd className="text-xl font-semibold">{t(`${fact}.figure`, { percent })}</dd>
          </div>
        ))}
      </dl>
      <figure className="grid max-w-4xl gap-2">
        <div className="picture border-line rounded-md border">
          <img
            src={picture(960)}
            srcSet={`${picture(960)} 960w, ${picture(1920)} 1920w`}
            sizes="(width >= 60rem) 56rem, calc(100vw - 2rem)"
            width={1920}
            height={1080}
            alt={t('picture')}
            decoding="async"
          />
        </div>
        <figcaption className="text-muted text-sm">{t('caption')}</figcaption>
      </figure>
    </div>
  )
}
