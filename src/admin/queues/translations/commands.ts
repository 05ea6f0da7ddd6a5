import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { finishTranslation, takeTranslation } from './translate'
import { adminCommand } from '@/admin/commands/admin-command'

const id = z.string().refine(isId)

/** A translation is taken on, by editors too (rules S47, N9). */
const take = adminCommand({
  who: 'staff',
  body: z.object({ draft: id, from: z.union([id, z.literal('')]) }),
  run: takeTranslation,
})

/** A draft is translated; its texts are named by language and field, as `en_name`. */
const done = adminCommand({
  who: 'staff',
  body: z.object({ draft: id, seen: z.string().max(200) }).catchall(z.string().max(20_000)),
  run: (actor, { draft, seen, ...texts }) => finishTranslation(actor, { draft, seen, texts }),
})

export const TRANSLATION_COMMANDS = { 'translation-take': take, 'translation-done': done }
