import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { Icon } from '@/ui/parts/icon'

const CARDS = ['export', 'verified', 'tiers', 'support'] as const

/** The Become a Seller block with its four cards (rule L8). */
export function BecomeSeller() {
  const t = useTranslations('home.seller')
  return (
    <section aria-labelledby="become-seller" className="bg-celadon-wash rounded-md p-6 md:p-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="become-seller" className="text-xl md:text-2xl">
            {t('title')}
          </h2>
          <p className="mt-2 max-w-prose">{t('text')}</p>
        </div>
        <ButtonLink kind="primary" href={localePath(useLocale(), '/become-seller')} data-start-selling="">
          {t('start')}
        </ButtonLink>
      </div>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {CARDS.map((card) => (
          <li key={card} className="grid content-start gap-2">
            <Icon name={card} className="text-celadon text-xl" />
            <h3 className="text-lg tracking-normal">{t(`${card}.title`)}</h3>
            <p>{t(`${card}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
