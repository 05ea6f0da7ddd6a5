import 'server-only'
import type { Locale } from '@/domain/locale'
import {
  dayOfNoon,
  earlierVersions,
  termsDay,
  versionInForce,
  waitingVersion,
  type Version,
} from '@/domain/pages/terms'
import { cached } from '@/server/db/cache'
import { asVisitor } from '@/server/db/data'
import { viewOfPage, type PageView } from '@/features/shop/pages/queries'

/** Every version of the terms with its day, the newest first (rule L32). */
const listVersions = cached('versions of terms', ['pages'], async (): Promise<Version[]> => {
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'terms-versions',
    select: { version: true, validFrom: true },
    sort: ['-validFrom', '-createdAt'],
    limit: 500,
    pagination: false,
  })
  return docs.map(({ version, validFrom }) => ({ version, validFrom: dayOfNoon(validFrom) }))
})

const readVersion = cached(
  'version of terms',
  ['pages'],
  async (locale: Locale, version: string): Promise<PageView | null> => {
    const db = await asVisitor()
    const { docs } = await db.find({
      collection: 'terms-versions',
      where: { version: { equals: version } },
      locale: 'all',
      limit: 1,
      pagination: false,
    })
    return docs[0] ? viewOfPage(docs[0], locale) : null
  },
)

export type TermsView = {
  page: PageView
  own: Version
  inForce: Version | undefined
  waiting: Version | undefined
  earlier: readonly Version[]
}

/** The terms that apply when the page is made, or a version by name; null where there is none. */
export async function getTerms(locale: Locale, version?: string): Promise<TermsView | null> {
  const versions = await listVersions()
  const today = termsDay(new Date())
  const inForce = versionInForce(versions, today)
  const own = version === undefined ? inForce : versions.find((each) => each.version === version)
  const page = own && (await readVersion(locale, own.version))
  if (!own || !page) return null
  return {
    page,
    own,
    inForce,
    waiting: waitingVersion(versions, today),
    earlier: earlierVersions(versions, today),
  }
}
