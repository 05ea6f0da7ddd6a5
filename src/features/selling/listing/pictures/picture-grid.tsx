'use client'

import { useTranslations } from 'next-intl'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import type { Locale } from '@/domain/locale'
import { PictureTile } from './picture-tile'
import { placeAfterDrop } from './place-picture'

export type GridTile = { key: string; src: string; name: string }
type Props = {
  tiles: readonly GridTile[]
  locale: Locale
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

/** The pictures in their order: dragged by mouse, finger or keys, or moved by buttons. */
export function PictureGrid({ tiles, locale, onMove, onRemove }: Props) {
  const t = useTranslations('pictureEditor')
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const from = tiles.findIndex(({ key }) => keys.has(key))
      const over = tiles.findIndex(({ key }) => key === target.key)
      if (from >= 0 && over >= 0) onMove(from, placeAfterDrop(from, over, target.dropPosition))
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="data-drop-target:outline-celadon w-0 data-drop-target:outline-2"
      />
    ),
  })
  return (
    <I18nProvider locale={locale}>
      <GridList
        aria-label={t('order')}
        layout="grid"
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        className="grid grid-cols-[repeat(auto-fill,minmax(10.25rem,1fr))] gap-3"
      >
        {tiles.map((tile, at) => (
          <GridListItem
            key={tile.key}
            id={tile.key}
            textValue={t('one', { at: String(at + 1), count: String(tiles.length) })}
            className="border-line bg-raised data-focus-visible:outline-celadon relative rounded-md border outline-offset-2 data-dragging:opacity-50 data-focus-visible:outline-2"
          >
            <PictureTile tile={tile} at={at} count={tiles.length} onMove={onMove} onRemove={onRemove} />
          </GridListItem>
        ))}
      </GridList>
    </I18nProvider>
  )
}
