'use client'

import { useTranslations } from 'next-intl'
import { Button } from 'react-aria-components/Button'
import { Badge } from '@/ui/parts/badge'
import { Icon, type IconName } from '@/ui/parts/icon'
import type { GridTile } from './picture-grid'

type Props = {
  tile: GridTile
  at: number
  count: number
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

/** One picture with its buttons; the first is the main one. */
export function PictureTile({ tile: { src, name }, at, count, onMove, onRemove }: Props) {
  const t = useTranslations('pictureEditor')
  const place = { at: String(at + 1), count: String(count) }
  const isFirst = at === 0
  const isLast = at === count - 1
  return (
    <div className="grid">
      <div className="bg-tone relative aspect-4/5 overflow-hidden rounded-t-md">
        {src ? (
          <img
            src={src}
            alt={name}
            width={160}
            height={200}
            draggable={false}
            className="h-full w-full object-cover"
          />
        ) : null}
        <span className="absolute inset-s-2 top-2">
          {isFirst ? <Badge tone="celadon">{t('main')}</Badge> : <Badge>{at + 1}</Badge>}
        </span>
      </div>
      <div className="flex justify-between noscript:hidden">
        <Button slot="drag" className="button button-icon w-10 cursor-grab">
          <Icon name="menu" />
        </Button>
        <Press
          icon="previous"
          label={t('earlier', place)}
          isOff={isFirst}
          onPress={() => onMove(at, at - 1)}
        />
        <Press icon="next" label={t('later', place)} isOff={isLast} onPress={() => onMove(at, at + 1)} />
        <Press icon="close" label={t('remove', place)} onPress={() => onRemove(at)} />
      </div>
      <Button
        className="button button-quiet text-sm noscript:hidden"
        aria-disabled={isFirst || undefined}
        aria-label={`${t('makeMain')}: ${t('one', place)}`}
        onPress={() => (isFirst ? undefined : onMove(at, 0))}
      >
        {t('makeMain')}
      </Button>
    </div>
  )
}

type PressProps = { icon: IconName; label: string; isOff?: boolean; onPress: () => void }

/** Keeps the focus while it is off, so that keys can go on. */
function Press({ icon, label, isOff = false, onPress }: PressProps) {
  return (
    <Button
      className="button button-icon w-10"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onPress={() => (isOff ? undefined : onPress())}
    >
      <Icon name={icon} />
    </Button>
  )
}
