import type { CollectionBeforeOperationHook, PayloadRequest, RichTextField } from 'payload'
import { checkContent } from '@/domain/pages/check-content'
import { cleanContent } from '@/domain/pages/clean-content'
import { checkSize } from '@/domain/pages/limits'
import { ok, type Result } from '@/domain/result'
import { enforce, rejection } from '~/collections/shared/enforce'
import { pageEditor } from './page-editor'
import { isPublic, savesDraft } from './page-hooks'
import { saidTo } from './page-words'

type Page = { id: string; content: unknown; _status: 'draft' | 'published'; deletedAt?: string | null }

const PATH = 'content'
const checked = (content: unknown, isPublished: boolean) =>
  checkContent(content, { path: PATH, site: process.env.SITE_URL, isPublished })

/** The text of a page. Its hooks are `refuseLargeContent` and `keepContentRules`. */
export const pageContent = (): RichTextField => ({
  name: PATH,
  type: 'richText',
  localized: true,
  editor: pageEditor(),
  validate: validateContent,
})

/** Before Payload goes through the text part by part (rule L20). */
export const refuseLargeContent: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const writes = operation === 'create' || operation === 'update'
  if (!writes || !('data' in args) || !args.data) return args
  const result = checkSize((args.data as Partial<Page>).content, PATH)
  if (!result.ok) throw rejection(collection.slug, result.issues, req)
  return args
}

/** Refuses what the shop cannot show and leads nowhere good, and drops formats that it does not show (rules N27, L19, L21). */
export const keepContentRules = enforce<Page, Gathered>(({ next }, gathered): Result<object> => {
  const { isPublished, languages } = gathered
  const result = checked(next.content, isPublished)
  if (!result.ok || !next.content) return result
  // Publishing shows the drafts of the other languages too.
  const others = isPublished ? checked(languages, true) : ok({})
  return others.ok ? ok({ content: cleanContent(next.content, process.env.SITE_URL).content }) : others
}, gather)

type Gathered = { isPublished: boolean; languages: unknown }

/** A version that is put back, and a page that goes into the trash, are not published, whatever they were before. */
async function gather(next: Partial<Page>, req: PayloadRequest, before?: Partial<Page>): Promise<Gathered> {
  const isPublished = isPublic(next) && !savesDraft(req)
  return { isPublished, languages: isPublished ? await otherLanguages(req, before) : null }
}

async function otherLanguages(req: PayloadRequest, before?: Partial<Page>) {
  if (!before?.id) return null
  const { docs } = await req.payload.db.queryDrafts<Page>({
    collection: 'pages',
    locale: 'all',
    limit: 1,
    pagination: false,
    req,
    where: { parent: { equals: before.id } },
  })
  const stored = Object(docs[0]?.content) as Record<string, unknown>
  return Object.entries(stored).filter(([locale]) => locale !== req.locale)
}

type Validate = NonNullable<RichTextField['validate']>

/** What the collection refuses, it says itself on saving; what is left of Payload's own checks is said in one sentence. */
const validateContent: Validate = async (value, options) => {
  if (!checkSize(value, PATH).ok || !checked(value, false).ok) return true
  // Payload adds the editor to what it hands a validation, and not to the type of it.
  const { editor } = options as unknown as { editor: { validate: Validate } }
  const isValid = await editor.validate(value, options)
  return isValid === true ? true : saidTo(options.req, 'invalid')
}
