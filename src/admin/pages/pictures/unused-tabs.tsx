import type { BeforeListTableServerProps } from 'payload'
import { listAddress } from '@/admin/dashboard/list-address'
import { ListTabs } from '@/admin/lists/list-tabs'
import { adminWords } from '@/admin/parts/words'

type Props = Pick<BeforeListTableServerProps, 'i18n' | 'searchParams'>

/** Above the list of pictures: all, and those of the marketplace that are used nowhere (rule L31). */
export function UnusedTabs({ i18n, searchParams = {} }: Props) {
  const t = adminWords(i18n, 'staff.pictures')
  const lists = adminWords(i18n, 'staff.lists')
  const options = adminWords(i18n, 'labels.entities.media.options.usage')
  const isFiltered = Object.keys(searchParams).some((name) => name.startsWith('where'))
  const isUnused = searchParams.usage === 'unused'
  const tabs = [
    { href: listAddress('media'), label: lists('all'), isHere: !isFiltered && !isUnused },
    { href: `${listAddress('media')}?usage=unused`, label: options('unused'), isHere: isUnused },
  ]
  return <ListTabs label={t('tabs')} tabs={tabs} />
}
