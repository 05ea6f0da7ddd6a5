import type { BeforeListTableServerProps } from 'payload'
import { filterParams, LATE_ORDERS, listAddress } from '@/admin/dashboard/list-address'
import { optionsOf } from '@/admin/lists/options-of'
import { ListTabs } from '@/admin/lists/list-tabs'
import { adminWords } from '@/admin/parts/words'

type Props = Pick<BeforeListTableServerProps, 'collectionConfig' | 'i18n' | 'searchParams'>

/** Filters by state, above a list that has states, of orders by lateness too (rule M66). Any other filter, and one that is kept under a name, leaves them all unmarked. */
export function StateTabs({ collectionConfig, i18n, searchParams = {} }: Props) {
  const t = adminWords(i18n, 'staff.lists')
  const status = collectionConfig.fields.find((field) => 'name' in field && field.name === 'status')
  const filters = Object.entries(searchParams).filter(([name]) => name.startsWith('where'))
  const isKept = Boolean(searchParams.preset)
  const isLate = searchParams.late === 'week'
  const queues = adminWords(i18n, 'staff.dashboard.queues')
  const isCurrent = (value: string) => {
    const [asked] = filterParams({ 'status.equals': value })
    const [first, ...others] = filters
    return !isKept && !isLate && others.length === 0 && first?.[0] === asked?.[0] && first?.[1] === value
  }
  const tabs = [
    {
      href: listAddress(collectionConfig.slug),
      label: t('all'),
      isHere: !isKept && !isLate && filters.length === 0,
    },
    ...optionsOf(status, i18n).map(({ value, label }) => ({
      href: listAddress(collectionConfig.slug, { 'status.equals': value }),
      label,
      isHere: isCurrent(value),
    })),
    ...(collectionConfig.slug === 'orders'
      ? [
          {
            href: LATE_ORDERS,
            label: queues('lateOrders'),
            isHere: isLate && !isKept && filters.length === 0,
          },
        ]
      : []),
  ]
  return <ListTabs label={t('states')} tabs={tabs} />
}
