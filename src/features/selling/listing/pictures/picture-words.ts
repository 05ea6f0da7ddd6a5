import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { MAX_PICTURES } from '@/domain/products/picture-texts'

/** Sentences without placeholders. */
const PLAIN = [
  'title',
  'hint',
  'drop',
  'choose',
  'camera',
  'order',
  'main',
  'makeMain',
  'texts',
  'textsHint',
  'waiting',
  'processed',
  'cancel',
  'retry',
  'dismiss',
  'failed',
  'waits',
  'unfinished',
  'without',
] as const
/** Sentences whose placeholders the browser fills. */
const FILLED = [
  'one',
  'textOf',
  'earlier',
  'later',
  'remove',
  'moved',
  'removed',
  'uploading',
  'sent',
  'uploaded',
  'left',
] as const

type Name = (typeof PLAIN)[number] | (typeof FILLED)[number] | 'tooMany' | 'tooLarge' | 'imageType'
export type PictureWords = Record<Name, string>

/** The texts of the picture editor. */
export async function pictureWords(locale: Locale): Promise<PictureWords> {
  const t = await getTranslations({ locale, namespace: 'pictureEditor' })
  const issues = await getTranslations({ locale, namespace: 'issues' })
  const texts = [
    ...PLAIN.map((name) => [name, t(name)] as const),
    ...FILLED.map((name) => [name, t.raw(name) as string] as const),
  ]
  return {
    ...(Object.fromEntries(texts) as Record<(typeof PLAIN)[number] | (typeof FILLED)[number], string>),
    tooMany: issues('product.tooManyPictures', { max: MAX_PICTURES }),
    tooLarge: issues('upload.tooLarge'),
    imageType: issues('upload.imageType'),
  }
}
