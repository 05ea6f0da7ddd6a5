import type { CollectionBeforeOperationHook, PayloadRequest, RichTextField } from 'payload'
import type { Locale } from '@/domain/locale'
import { checkContent, checkFinished, type KnownPictures } from '@/domain/pages/content/check-content'
import { cleanContent } from '@/domain/pages/content/clean-content'
import { checkSize } from '@/domain/pages/content/limits'
import { linkedIn } from '@/domain/pages/content/linked'
import { ok, type Result } from '@/domain/result'
import { knownPictures, readKnownPictures } from '@/server/storage/picture-uses'
import { enforce, rejection } from '~/collections/shared/enforce'
import { runSql } from '~/collections/shared/run-sql'
import { pageEditor } from './page-editor'
import { isPublic, savesDraft } from './page-hooks'
import { saidTo } from './page-words'

type Page = { id: string; content: unknown; _status: 'draft' | 'published'; deletedAt?: string | null }

const PATH = 'content'
const where = () => ({ path: PATH, site: process.env.SITE_URL })

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
export const keepContentRules = enforce<Page, PageContent>(({ next }, gathered): Result<object> => {
  const { finished } = gathered
  const result = finished
    ? checkFinished(finished.texts, finished.pictures, where())
    : checkContent(next.content, where())
  if (!result.ok || !next.content) return result
  return ok({ content: cleanContent(next.content, process.env.SITE_URL).content })
}, gather)

type Texts = [Locale, unknown][]
/** What is published now: the text in each language, and the pictures in it. */
type PageContent = { finished?: { texts: Texts; pictures: KnownPictures } }

/** A version that is put back, and a page that goes into the trash, are not published, whatever they were before. */
async function gather(
  next: Partial<Page>,
  req: PayloadRequest,
  before?: Partial<Page>,
): Promise<PageContent> {
  if (!isPublic(next) || savesDraft(req)) return {}
  // Publishing shows the drafts of the other languages too.
  const texts = [...textsOf(next.content, req.locale), ...(await otherLanguages(req, before))]
  const { pictures } = linkedIn(texts)
  if (pictures.length === 0) return { finished: { texts, pictures: new Map() } }
  const { rows } = await runSql(req, readKnownPictures(pictures))
  return { finished: { texts, pictures: knownPictures(rows) } }
}

const textsOf = (content: unknown, locale: PayloadRequest['locale']): Texts =>
  locale === 'all' ? (Object.entries(Object(content)) as Texts) : [[(locale ?? 'en') as Locale, content]]

async function otherLanguages(req: PayloadRequest, before?: Partial<Page>): Promise<Texts> {
  if (!before?.id || req.locale === 'all') return []
  const { docs } = await req.payload.db.queryDrafts<Page>({
    collection: 'pages',
    locale: 'all',
    limit: 1,
    pagination: false,
    req,
    where: { parent: { equals: before.id } },
  })
  return textsOf(docs[0]?.content, 'all').filter(([locale]) => locale !== (req.locale ?? 'en'))
}

type Validate = NonNullable<RichTextField['validate']>

/** What the collection refuses, it says itself on saving; what is left of Payload's own checks is said in one sentence. */
const validateContent: Validate = async (value, options) => {
  if (!checkSize(value, PATH).ok || !checkContent(value, where()).ok) return true
  // Payload adds the editor to what it hands a validation, and not to the type of it.
  const { editor } = options as typeof options & { editor: { validate: Validate } }
  const isValid = await editor.validate(value, options)
  return isValid === true ? true : saidTo(options.req, 'invalid')
}
