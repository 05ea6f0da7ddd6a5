import * as z from 'zod'
import { ok } from '@/domain/result'
import { findInPanel } from './find-in-panel'
import { adminLocale } from '@/server/auth/staff/admin-locale'
import { adminCommand } from '@/admin/commands/admin-command'

/** Whatever a member of staff may open, by a word of it (rule A27). */
const find = adminCommand({
  who: 'staff',
  body: z.object({ words: z.string().max(200) }),
  run: async (actor, { words }) => ok(await findInPanel(actor, words, await adminLocale())),
})

export const FIND = { find }
