import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

type Props = { title: string; text?: string; icon?: IconName; isPage?: boolean; children?: ReactNode }

/** An empty list with the next step. `isPage`: its title is the heading of the page. */
export function EmptyState({ title, text, icon = 'empty', isPage = false, children }: Props) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className="bg-tone grid justify-items-center gap-3 rounded-md px-6 py-12 text-center">
      <Icon name={icon} className="text-muted text-2xl" />
      <Title className="text-lg font-medium">{title}</Title>
      {text ? <p className="text-muted max-w-prose">{text}</p> : null}
      {children}
    </div>
  )
}
