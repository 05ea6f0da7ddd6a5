'use client'

import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { fillMessage } from '@/ui/fill-message'

type Props = {
  count: number
  words: { chosen: { one: string; other: string }; clearChosen: string }
  onClear: () => void
  /** What can be done with the chosen products. */
  children?: ReactNode
}

/** How many products are chosen, on this page and others; it stays in view. */
export function ChosenBar({ count, words, onClear, children }: Props) {
  const sentence = fillMessage(count === 1 ? words.chosen.one : words.chosen.other, { count: String(count) })
  return (
    <div className="border-line bg-raised no-print sticky bottom-0 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-md border p-3">
      <p className="figures font-medium">{sentence}</p>
      <Button kind="quiet" onClick={onClear}>
        {words.clearChosen}
      </Button>
      {children}
    </div>
  )
}
