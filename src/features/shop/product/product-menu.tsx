import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/parts/icon'
import { ShareButton } from './share-button'

type Props = { href: string; title: string; report?: string }

/** Sharing and reporting, behind one button beside the title. A preview cannot be reported. */
export function ProductMenu({ href, title, report }: Props) {
  const t = useTranslations('product')
  const reports = useTranslations('reports.titles')
  return (
    <div className="no-print shrink-0">
      <button
        type="button"
        className="button button-icon"
        popoverTarget="ways"
        aria-label={t('shareOrReport')}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      <div id="ways" popover="" className="popover popover-list">
        <ShareButton href={href} title={title} words={{ share: t('share'), copied: t('copied') }} />
        {report ? (
          <a className="menu-item" rel="nofollow" href={report}>
            <Icon name="alert" />
            {reports('product')}
          </a>
        ) : null}
      </div>
    </div>
  )
}
