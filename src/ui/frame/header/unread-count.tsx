import { Icon, type IconName } from '@/ui/parts/icon'
import { CountName } from './count-name'
import { HeaderSlot } from './header-slot'

type Props = Parameters<typeof CountName>[0] & { icon: IconName }

/** An icon with an unread count beside it; screen readers get the count in words. */
export function UnreadCount({ icon, ...name }: Props) {
  return (
    <>
      <Icon name={icon} />
      <CountName {...name} />
      <span aria-hidden="true">
        <HeaderSlot what={name.what} className="count count-beside" />
      </span>
    </>
  )
}
