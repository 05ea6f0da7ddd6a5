import { Icon } from '@/ui/parts/icon'
import { AreaForm } from './area-form'
import type { AreaWords } from './area-words'
import { HeaderSlot } from '@/ui/frame/header/header-slot'

type Props = { words: AreaWords; className: string }

/** 'Deliver to T2G' in the header, with the form that changes it (rule M51); on a narrower screen it stands in the menu. */
export function DeliveryPlace({ words, className }: Props) {
  return (
    <div className={className} data-scripted="">
      <button type="button" className="button button-quiet px-2 text-sm" popoverTarget="delivery-place">
        <AreaName words={words} />
      </button>
      <div
        id="delivery-place"
        popover=""
        className="popover popover-list"
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.querySelector('input')?.focus()
        }}
      >
        <div className="p-2">
          <AreaForm words={words} onDone={(form) => form.closest<HTMLElement>('[popover]')?.hidePopover()} />
        </div>
      </div>
    </div>
  )
}

/** The same in the menu. */
export function DeliveryPlaceInMenu({ words, className }: Props) {
  return (
    <div className={className} data-scripted="">
      <p className="flex items-center gap-2 pb-1 font-medium">
        <AreaName words={words} />
      </p>
      <AreaForm words={words} />
    </div>
  )
}

function AreaName({ words }: { words: AreaWords }) {
  const [before, after = ''] = words.deliverTo.split('{place}')
  return (
    <>
      <Icon name="truck" />
      <span data-count="area">
        {before}
        <HeaderSlot what="area" />
        {after}
      </span>
      <span data-no-area="">{words.deliver}</span>
    </>
  )
}
