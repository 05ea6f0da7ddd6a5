import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, TextField } from 'payload'
import type { Locale } from '@/domain/locale'
import { isStaff } from '@/domain/people/actor'
import { isLocale } from '@/messages/locales'
import { staff } from './access'
import { actorOf } from './actor'
import { serverOnly, text } from './fields'
import { findRow } from './find-row'

type Asked = { req: PayloadRequest; locale: Locale }

/** What the panel calls a row that has no name of its own, in the reader's language; for staff alone. */
export function title<S extends CollectionSlug>(
  slug: S,
  /** A field that its words need: without it the row is read, because fields of the panel ask for the title alone. */
  needed: keyof DataFromCollectionSlug<S> & string,
  say: (row: DataFromCollectionSlug<S>, asked: Asked) => Promise<string> | string,
): TextField {
  return text('title', {
    virtual: true,
    access: { ...serverOnly, read: staff },
    admin: { hidden: true },
    hooks: {
      afterRead: [
        async ({ data, overrideAccess, req }) => {
          // Members would be refused it, and pay for it.
          if (!overrideAccess && !isStaff(actorOf(req))) return undefined
          const row = isWhole<S>(data, needed)
            ? data
            : await findRow<DataFromCollectionSlug<S>>(req, slug, data?.id)
          const { language } = req.i18n
          return row && say(row, { req, locale: isLocale(language) ? language : 'en' })
        },
      ],
    },
  })
}

const isWhole = <S extends CollectionSlug>(
  data: object | undefined,
  needed: string,
): data is DataFromCollectionSlug<S> => Boolean(data && needed in data)

/** What is known of a row, as one title. */
export const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
