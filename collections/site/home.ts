import { sql } from '@payloadcms/db-postgres'
import type { GlobalAfterChangeHook, GlobalBeforeChangeHook } from 'payload'
import { LOCALES } from '@/domain/locale'
import {
  checkHome,
  MOST_BANNERS,
  MOST_MAKERS,
  turnsAfter,
  type Banner,
  type HomeContent as Rules,
} from '@/domain/pages/home'
import { MOST_ROOM_GOODS, roomLines } from '@/domain/pages/recommended-room'
import { staff } from '~/collections/shared/access'
import { recordGlobalEdit } from '~/collections/shared/audit-edits'
import { clearPagesOnGlobal } from '~/collections/shared/clear-pages'
import { defineGlobal } from '~/collections/shared/define-global'
import { rejection } from '~/collections/shared/enforce'
import { choice, inEnglishAtLeast, link, text, when } from '~/collections/shared/fields'
import { lockGlobal } from '~/collections/shared/lock-row'
import { refuseOlderGlobalForm } from '~/collections/shared/opened-by-two'
import { runSql } from '~/collections/shared/run-sql'
import { publishedPages } from './found-targets'
import { gatherRoomGoods, plainRoom } from './gather-room-goods'

const keepRules: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data } as Rules
  const room = plainRoom(next.room)
  const stored = roomLines(plainRoom((originalDoc as Rules | undefined)?.room).goods ?? [])
  const facts = { stored, goods: await gatherRoomGoods(room, req) }
  const result = checkHome(
    { ...next, room },
    {
      ...facts,
      pages: await publishedPages(req),
      locale: LOCALES.find((locale) => locale === req.locale) ?? 'en',
      site: process.env.SITE_URL,
    },
  )
  if (!result.ok) throw rejection('home', result.issues, req)
  return data
}

/** The worker clears the pages when a banner begins or ends, as it clears those of changed stock (rule L28). */
const clearInTime: GlobalAfterChangeHook = async ({ doc, req }) => {
  const times = turnsAfter((doc.banners ?? []) as Banner[], Date.now()).map((time) => time.toISOString())
  await runSql(req, sql`delete from page_clearings where tags = array['home']`)
  if (times.length > 0)
    await runSql(
      req,
      sql`insert into page_clearings (tags, due_at)
        select array['home'], at from unnest(${sql.param(times)}::timestamptz[]) as at`,
    )
  return doc
}

/** What editors put on the home page; without it, today's words stand (rule L28). */
export const Home = defineGlobal({
  slug: 'home',
  lockDocuments: { duration: 300 },
  admin: { group: 'content' },
  // A banner that has not begun is nobody else's business: the shop reads it as the system.
  access: { read: staff, update: staff },
  hooks: {
    beforeOperation: [lockGlobal],
    beforeChange: [refuseOlderGlobalForm, keepRules],
    afterChange: [clearInTime, clearPagesOnGlobal('home'), recordGlobalEdit],
  },
  fields: [
    {
      name: 'hero',
      type: 'group',
      fields: [
        text('headline', { localized: true, maxLength: 80 }),
        text('promise', { localized: true, maxLength: 160 }),
        { name: 'picture', type: 'upload', relationTo: 'media' },
        text('button', { localized: true, maxLength: 40 }),
        text('link', { maxLength: 500 }),
      ],
    },
    {
      name: 'banners',
      type: 'array',
      maxRows: MOST_BANNERS,
      fields: [
        // Three of them are a kilobyte of HTML with what Next sends of it again.
        inEnglishAtLeast(text('words', { maxLength: 100 })),
        text('link', { maxLength: 200 }),
        when('from'),
        when('until'),
        choice('languages', LOCALES, { hasMany: true }),
      ],
    },
    text('makersTitle', { localized: true, maxLength: 80 }),
    {
      name: 'makers',
      type: 'array',
      maxRows: MOST_MAKERS,
      fields: [
        { name: 'picture', type: 'upload', relationTo: 'media', required: true },
        inEnglishAtLeast(text('words', { maxLength: 140 })),
        text('link', { maxLength: 500 }),
      ],
    },
    {
      name: 'room',
      type: 'group',
      fields: [
        link('category', 'categories', { filterOptions: { parent: { exists: false } } }),
        text('title', { localized: true, maxLength: 80 }),
        {
          name: 'goods',
          type: 'array',
          maxRows: MOST_ROOM_GOODS,
          fields: [
            // The rule asks of new lines alone: Payload would refuse a stored product that has left the shop.
            link('product', 'products', {
              filterOptions: { status: { equals: 'approved' } },
              validate: () => true as const,
            }),
            { name: 'quantity', type: 'number' },
          ],
        },
      ],
    },
  ],
})
