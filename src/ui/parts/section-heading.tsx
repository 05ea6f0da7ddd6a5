import { useTranslations } from 'next-intl'
import { Icon } from './icon'

/** A heading with its View All link (rule L8); hidden text makes the link unique on the page. */
export function SectionHeading({ id, title, href }: { id: string; title: string; href: string }) {
  const t = useTranslations('lists')
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id={id} className="text-xl md:text-2xl">
        {title}
      </h2>
      <a className="link inline-flex min-h-6 items-center gap-1" href={href}>
        {t('viewAll')}
        <span className="sr-only">{`: ${title}`}</span>
        <Icon name="next" />
      </a>
    </div>
  )
}
