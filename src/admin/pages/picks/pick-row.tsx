'use client'

import { Button } from 'react-aria-components/Button'
import type { Pick } from './list-picks'

type Props = {
  pick: Pick
  at: number
  count: number
  words: Record<'drag' | 'up' | 'down' | 'first' | 'remove' | 'hidden', string>
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

/** One pick with its place and its buttons. */
export function PickRow({ pick, at, count, words, onMove, onRemove }: Props) {
  const { id, name, company, picture, isLive } = pick
  const isFirst = at === 0
  const isLast = at === count - 1
  return (
    <div className="tw:flex tw:flex-wrap tw:items-center tw:gap-x-[0.75rem] tw:gap-y-[0.5rem] tw:py-[0.5rem]">
      <Button slot="drag" aria-label={words.drag} className="picks-button">
        ≡
      </Button>
      <span className="tw:min-w-[2rem] tw:text-end tw:tabular-nums tw:max-[640px]:min-w-[1.5rem]">
        {at + 1}
      </span>
      {picture ? (
        <img src={picture} alt="" className="panel-picture" width={48} height={60} draggable={false} />
      ) : null}
      <span className="tw:flex-[1_1_12rem] tw:wrap-anywhere tw:max-[640px]:basis-[calc(100%-11rem)]">
        <a href={`/admin/collections/products/${id}`}>{name}</a> ({company})
        {isLive ? null : <em className="tw:block tw:text-[0.8125rem]">{words.hidden}</em>}
      </span>
      <Press label={words.first} text="⇈" isOff={isFirst} onPress={() => onMove(at, 0)} />
      <Press label={words.up} text="↑" isOff={isFirst} onPress={() => onMove(at, at - 1)} />
      <Press label={words.down} text="↓" isOff={isLast} onPress={() => onMove(at, at + 1)} />
      <Press label={words.remove} text="×" onPress={() => onRemove(at)} />
    </div>
  )
}

type PressProps = { label: string; text: string; isOff?: boolean; onPress: () => void }

/** Keeps the focus while it is off, so that keys can go on. */
function Press({ label, text, isOff = false, onPress }: PressProps) {
  return (
    <Button
      className="picks-button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onPress={() => (isOff ? undefined : onPress())}
    >
      {text}
    </Button>
  )
}
