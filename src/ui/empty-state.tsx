import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

type Props = { title: string; text?: string; icon?: IconName; children?: ReactNode }

/** Nothing here yet, and the next step to take. */
export function EmptyState({ title, text, icon = 'empty', children }: Props) {
  return (
    <div className="bg-tone grid justify-items-center gap-3 rounded-md px-6 py-12 text-center">
      <Icon name={icon} className="text-muted text-2xl" />
      <p className="text-lg font-medium">{title}</p>
      {text ? <p className="text-muted max-w-prose">{text}</p> : null}
      {children}
    </div>
  )
}
