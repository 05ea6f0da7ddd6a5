import type { ReactNode } from 'react'
import { Icon } from './icon'

type Props = { id: string; title: string; closeLabel: string; className?: string; children: ReactNode }

/**
 * A native dialog that is also a popover: `DialogButton` opens it modally, and without script the same button opens
 * it as a popover.
 */
export function Dialog({ id, title, closeLabel, className = 'dialog-box', children }: Props) {
  return (
    <dialog id={id} popover="" className={className} aria-labelledby={`${id}-title`} closedby="any">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl" id={`${id}-title`}>
          {title}
        </h2>
        <button
          type="button"
          className="button button-icon -me-2"
          aria-label={closeLabel}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
