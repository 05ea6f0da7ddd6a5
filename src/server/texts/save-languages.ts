import type { BasePayload, CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import { LOCALES, type Locale } from '@/domain/locale'
import type { PictureTexts } from '@/domain/products/picture-texts'
import { isBlank } from '@/domain/values/text'
import { isBrokenRule } from '@/server/http/forms/form'

/** One text, or one text per picture, in several languages; a language that is not named stays as it is. */
export type Words = Partial<Record<Locale, string | PictureTexts | null>>
type Texts<S extends CollectionSlug> = Partial<Record<keyof DataFromCollectionSlug<S> & string, Words>>

/** What writes: `db` of `together()`, or `writerIn` of a hook's request. */
export type Writer = Pick<BasePayload, 'create' | 'update'>
type Write = (options: object) => Promise<{ id: string }>

type Languages<S extends CollectionSlug> = {
  collection: S
  /** Without an id the document is created. */
  id?: string
  /** The fields that are the same in every language. */
  data: Partial<DataFromCollectionSlug<S>>
  texts: Texts<S>
  /** For the hooks of the last write. */
  context?: object
}

/**
 * Stores a document in all its languages and clears its pages once. One transaction must surround it: what it throws rolls
 * everything back. Payload's own `locale: 'all'` would give the rules of a text field an object, and they refuse it.
 */
export async function saveLanguages<S extends CollectionSlug>(
  writer: Writer,
  { collection, id, data, texts, context: last = {} }: Languages<S>,
): Promise<string> {
  const write = async (locale: Locale, fields: object, at?: string, context = QUIET) => {
    const options = { collection, locale, data: { ...fields, ...textsIn(texts, locale) }, context }
    const verb = (at ? writer.update : writer.create) as Write
    return (await verb({ ...options, ...(at && { id: at }) }).catch(naming(locale, texts))).id
  }
  const others = LOCALES.filter((locale) => locale !== 'en' && hasTexts(texts, locale, id !== undefined))
  if (!id) {
    const created = await write('en', data, undefined, others.length > 0 ? QUIET : last)
    for (const locale of others) await write(locale, {}, created, locale === others.at(-1) ? last : QUIET)
    return created
  }
  for (const locale of others) await write(locale, {}, id)
  // English last: a move of the status is judged when all texts are known.
  return write('en', data, id, last)
}

type Context = { quiet?: boolean }
const QUIET: Context = { quiet: true }

/** Texts of one language. An empty one is stored as such, and readers get English. */
function textsIn(texts: Partial<Record<string, Words>>, locale: Locale) {
  const given = Object.entries(texts).filter(([, words]) => words?.[locale] !== undefined)
  return Object.fromEntries(given.map(([name, words]) => [name, filled(words?.[locale])]))
}

const filled = (text: string | PictureTexts | null | undefined) =>
  typeof text === 'string' && isBlank(text) ? null : (text ?? null)

/** A new document has no language that is empty altogether. */
function hasTexts(texts: Partial<Record<string, Words>>, locale: Locale, isUpdate: boolean) {
  const given = Object.values(textsIn(texts, locale))
  return isUpdate ? given.length > 0 : given.some((text) => text !== null)
}

/** Names the language in the path of what was refused: `name.fr`. */
function naming(locale: Locale, texts: object) {
  return (error: unknown): never => {
    for (const each of brokenFields(error)) if (Object.hasOwn(texts, each.path)) each.path += `.${locale}`
    throw error
  }
}

export type BrokenField = { path: string; message: string }

/** The fields that a rule of ours or of Payload refused; none if the error is another one. */
export const brokenFields = (error: unknown): BrokenField[] =>
  isBrokenRule(error) ? error.data.errors.filter(isField) : []

const isField = (value: unknown): value is BrokenField =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value

/** Writes as the server in the transaction of a hook. */
export function writerIn({ payload, transactionID }: PayloadRequest): Writer {
  const bound =
    (call: BasePayload['create'] | BasePayload['update']) =>
    async ({ context, ...options }: { context?: object }) =>
      (call as (options: object) => unknown).call(payload, {
        depth: 0,
        overrideAccess: true,
        ...options,
        context: { ...context, actor: { kind: 'system' } },
        // A request of its own: Payload would write locale and context into the hook's.
        req: { transactionID: await transactionID },
      })
  return {
    create: bound(payload.create) as Writer['create'],
    update: bound(payload.update) as Writer['update'],
  }
}
