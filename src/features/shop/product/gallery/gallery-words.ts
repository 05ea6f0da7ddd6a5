import { useTranslations } from 'next-intl'
import type { GalleryWords } from './gallery'

/** The words of a gallery and its zoom; `label` names what the pictures are of. */
export function useGalleryWords(label: string): GalleryWords {
  const t = useTranslations('product')
  return {
    label,
    show: t('showPicture'),
    of: t.raw('pictureOf') as string,
    zoom: t('zoom'),
    closer: t('closer'),
    away: t('away'),
    previous: t('previousPicture'),
    next: t('nextPicture'),
    close: t('close'),
  }
}
