import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, TextField } from 'payload'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { actorOfUser, isStaff } from '@/domain/people/actor'
import { isLocale } from '@/messages/locales'
import type { Order, User } from '@/payload-types'
import { staff } from './access'
import { actorOf } from './actor'
import { serverOnly, text } from './fields'
import { findRow, idOf } from './find-row'

type TitleRequest = { req: PayloadRequest; locale: Locale }

/** What the panel calls a row that has no name of its own, in the reader's language; for staff alone. */
export function title<S extends CollectionSlug>(
  slug: S,
  /** A field that its words need: without it the row is read, because fields of the panel ask for the title alone. */
  needed: keyof DataFromCollectionSlug<S> & string,
  say: (row: DataFromCollectionSlug<S>, asked: TitleRequest) => Promise<string> | string,
): TextField {
  return text('title', {
    virtual: true,
    access: { ...serverOnly, read: staff },
    admin: { hidden: true },
    hooks: {
      afterRead: [
        async ({ data, overrideAccess, req }) => {
          // Members would be refused it, and commands have no use for it: neither pays for its statements.
          const isPanel = isStaff(actorOfUser(req.user))
          const isSystem = overrideAccess && actorOf(req).kind === 'system'
          if (!isPanel && !isSystem) return undefined
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
): data is DataFromCollectionSlug<S> => Boolean(data && Reflect.get(data, needed) !== undefined)

/** What is known of a row, as one title. */
export const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

/** The number of an order that a row belongs to. */
export const orderNumber = async (req: PayloadRequest, order: unknown) =>
  (await findRow<Order>(req, 'orders', idOf(order), { select: { number: true } }))?.number

/** The address of a member whom a row is about. */
export const memberEmail = async (req: PayloadRequest, member: unknown) =>
  (await findRow<User>(req, 'users', idOf(member), { select: { email: true } }))?.email

/** The name of a product that a row is about, in the reader's language. */
export async function productName({ req, locale }: TitleRequest, product: unknown) {
  const asked = { select: { name: true }, locale: 'all' } as const
  const found = await findRow<{ id: string; name: unknown }>(req, 'products', idOf(product), asked)
  return localizedText(found?.name, locale).text
}
