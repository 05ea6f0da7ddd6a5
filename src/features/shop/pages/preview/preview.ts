import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { cache } from 'react'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { actorOfUser, isStaff } from '@/domain/people/actor'
import { PREVIEWS } from '@/domain/pages/page-preview'
import { cookieOptions } from '@/server/auth/session/session-cookies'
import { currentStaff, type StaffUser } from '@/server/auth/session/session'
import { asUser, asVisitor } from '@/server/db/data'
import { answerNotFound } from '@/server/next/response-status'
import { viewOfPage, type PageView } from '@/features/shop/pages/queries'

/** Next's cookie of draft mode. */
const DRAFT_COOKIE = '__prerender_bypass'

/** Staff who may read drafts, asked anew for each request: null after they have signed out, and for everybody else. */
async function draftReader(): Promise<StaffUser | null> {
  const user = await currentStaff()
  return user && isStaff(actorOfUser(user)) ? user : null
}

/** The page as it was last saved, published or not; null without draft mode or without a session of staff (rule L23). */
export const getPageDraft = cache(async (locale: Locale, slug: string): Promise<PageView | null> => {
  const { isEnabled } = await draftMode()
  const user = isEnabled ? await draftReader() : null
  if (!user) return null
  const db = await asUser(user)
  const { docs } = await db.find({
    collection: 'pages',
    draft: true,
    where: { slug: { equals: slug } },
    sort: '-updatedAt',
    locale: 'all',
    select: { title: true, description: true, content: true, updatedAt: true },
    limit: 1,
    pagination: false,
  })
  return docs[0] ? viewOfPage(docs[0], locale) : null
})

/** Answers 404 where nothing is shown in draft mode: the page cache, which does so elsewhere, is passed by there. */
export async function answerMissing() {
  const { isEnabled } = await draftMode()
  if (isEnabled) answerNotFound()
}

/** The address a page has as it was last saved. */
export async function draftSlug(id: string): Promise<string | null> {
  const user = await draftReader()
  if (!user || !isId(id)) return null
  const db = await asUser(user)
  const page = await db.findByID({
    collection: 'pages',
    id,
    draft: true,
    disableErrors: true,
    select: { slug: true },
  })
  return page?.slug ?? null
}

/** The address under which visitors read a page; null where nothing is published. */
export async function publishedSlug(id: string): Promise<string | null> {
  if (!isId(id)) return null
  const db = await asVisitor()
  const page = await db.findByID({ collection: 'pages', id, disableErrors: true, select: { slug: true } })
  return page?.slug ?? null
}

/** Next would send its cookie with every request to the shop, also after the tab is closed: here to previews alone. */
export async function enableDraftMode() {
  const mode = await draftMode()
  mode.enable()
  const jar = await cookies()
  const value = jar.get(DRAFT_COOKIE)?.value ?? ''
  jar.set(DRAFT_COOKIE, value, { ...cookieOptions(), httpOnly: true, path: PREVIEWS })
}
