import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, TextField } from 'payload'
import type { Locale } from '@/domain/locale'
import { isStaff } from '@/domain/people/actor'
import { isLocale } from '@/messages/locales'
import { staff } from './access'
import { actorOf } from './actor'
import { serverOnly, text } from './fields'
import { findRow } from './find-row'

type Asked = { req: PayloadRequest; locale: Locale }

/** What the panel calls a row that has no name of its own, in the reader's language. Staff alone are told. */
export function title<S extends CollectionSlug>(
  slug: S,
  say: (row: DataFromCollectionSlug<S>, asked: Asked) => Promise<string> | string,
): TextField {
  return text('title', {
    virtual: true,
    access: { ...serverOnly, read: staff },
    admin: { hidden: true },
    hooks: {
      afterRead: [
        async ({ data, req }) => {
          if (!isStaff(actorOf(req))) return undefined
          // Fields of the panel ask for the title alone.
          const row = isWhole<S>(data) ? data : await findRow<DataFromCollectionSlug<S>>(req, slug, data?.id)
          const { language } = req.i18n
          return row && say(row, { req, locale: isLocale(language) ? language : 'en' })
        },
      ],
    },
  })
}

const isWhole = <S extends CollectionSlug>(data: object | undefined): data is DataFromCollectionSlug<S> =>
  Boolean(data && 'createdAt' in data)

/** What is known of a row, as one title. */
export const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
