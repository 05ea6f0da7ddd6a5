import { useFormatter, useTranslations } from 'next-intl'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { Price } from '@/ui/parts/price'
import type { DashboardFigures } from './queries'

const CARDS = [
  ['products', 'products'],
  ['active', 'orders'],
  ['shipped', 'orders'],
  ['revenue', 'finance'],
  ['views', 'products'],
  ['inquiries', 'orders'],
  ['unread', 'orders'],
  ['reviews', 'products'],
] as const satisfies readonly (readonly [keyof DashboardFigures, SellerPart])[]

/** Eight cards; zero shows None (rules M12, S5). The delivered count is shown with the shipped one (rule M13). */
export function FigureCards({
  figures,
  may,
}: {
  figures: DashboardFigures
  may: (part: SellerPart) => boolean
}) {
  const t = useTranslations('dashboard.figures')
  const { number } = useFormatter()
  const shown = (name: keyof DashboardFigures) => (figures[name] ? number(figures[name]) : t(`${name}.none`))
  return (
    <dl className="bg-line border-line xs:grid-cols-2 grid gap-px overflow-hidden rounded-md border md:grid-cols-4">
      {CARDS.filter(([, part]) => may(part)).map(([name]) => (
        <div key={name} className="bg-raised grid content-start px-3 py-2 xl:px-4">
          <dt className="text-muted text-sm">{t(`${name}.label`)}</dt>
          <dd className={`figures text-lg ${figures[name] ? 'font-semibold' : 'text-muted'}`}>
            {name === 'revenue' && figures.revenue ? <Price cents={figures.revenue} /> : shown(name)}
          </dd>
          {name === 'shipped' ? (
            <dd className="figures text-muted text-sm">
              {t('delivered.label', { count: shown('delivered') })}
            </dd>
          ) : null}
          {name === 'revenue' ? <dd className="text-muted text-sm">{t('revenue.note')}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
