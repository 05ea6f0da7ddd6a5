import {
  APIError,
  type CollectionAdminOptions,
  type CollectionAfterOperationHook,
  type CollectionBeforeDeleteHook,
} from 'payload'
import type { Locale } from '@/domain/locale'
import type { USE_KINDS } from '@/domain/pages/content/picture-uses'
import { isStaff } from '@/domain/people/actor'
import { isLocale } from '@/messages/locales'
import { isOrdered, pictureStates, unusedPictures, usesOf } from '@/server/storage/picture-uses'
import { wordsAt } from '~/collections/labels/words'
import { actorOf } from '~/collections/shared/actor'
import { idIn, listedRows } from '~/collections/shared/listed-rows'
import { runSql } from '~/collections/shared/run-sql'

/** Places that a sentence names. */
const NAMED = 4

/** The list of pictures that are used nowhere, of staff alone: `?usage=unused` in its address (rule L31). */
export const onlyUnused: NonNullable<CollectionAdminOptions['baseFilter']> = async ({ req }) => {
  if (req.query?.usage !== 'unused' || !isStaff(actorOf(req))) return null
  const { rows } = await runSql(req, unusedPictures())
  return { id: idIn(rows) }
}

type ListedPicture = { id: string; usage?: string; languages?: string }

/** Whether each picture of a list is used, and which languages lack its words: one statement, and none for others than staff. */
export const sayStates: CollectionAfterOperationHook = async (asked) => {
  const { req, result } = asked
  const docs = listedRows<ListedPicture>(asked, isStaff)
  if (docs.length === 0) return result
  const { rows } = await runSql(req, pictureStates(docs.map(({ id }) => id)))
  for (const { id, used, languages } of rows as { id: string; used: boolean; languages: Locale[] }[])
    for (const doc of docs.filter((each) => each.id === id))
      Object.assign(doc, { usage: used ? 'used' : 'unused', languages: languages.join(' ') })
  return result
}

type Use = { kind: (typeof USE_KINDS)[number] | 'orders' | 'more'; title?: string | null; total?: number }

/** A picture that is used is not deleted; the sentence names where (rule L31). */
export const refuseUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const locale = isLocale(req.i18n.language) ? req.i18n.language : 'en'
  const { rows } = await runSql(req, usesOf([String(id)], locale, NAMED))
  // The worker, which deletes a seller's unused pictures, has asked for orders already.
  const ordered = isStaff(actorOf(req)) ? await runSql(req, isOrdered(String(id))) : { rows: [] }
  const uses = rows as Use[]
  const left = (uses[0]?.total ?? 0) - uses.length
  const all: Use[] = [
    ...uses,
    ...(left > 0 ? [{ kind: 'more' as const, total: left }] : []),
    ...(ordered.rows.length > 0 ? [{ kind: 'orders' as const }] : []),
  ]
  if (all.length === 0) return
  const said = (language: Locale) => all.map((use) => placeOf(use, language)).join(', ')
  const params = { places: said(locale) }
  const sentence = filled(wordsAt('issues', 'picture', 'inUse')?.en ?? '', { places: said('en') })
  // The admin panel shows the message of a public APIError.
  throw new APIError(
    sentence,
    409,
    { errors: [{ code: 'picture.inUse', path: 'id', params, message: sentence }] },
    true,
  )
}

const placeOf = ({ kind, title, total }: Use, locale: Locale) =>
  filled(wordsAt('staff', 'pictures', 'places', kind)?.[locale] ?? kind, {
    title: title ?? '–',
    count: String(total ?? 0),
  })

const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
