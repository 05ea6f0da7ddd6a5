import type { ReactNode } from 'react'
import { Icon } from '@/ui/parts/icon'

type Props = { title: string; text: string; children: ReactNode }

/** Something failed; the children are the way to retry. */
export function ErrorState({ title, text, children }: Props) {
  return (
    <div className="wrap grid justify-items-center gap-4 py-20 text-center" role="alert">
      <Icon name="alert" className="text-persimmon-deep text-2xl" />
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted max-w-prose">{text}</p>
      {children}
    </div>
  )
}
