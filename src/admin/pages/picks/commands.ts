import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { savePicks } from './save-picks'
import { adminCommand } from '@/admin/commands/admin-command'

const ids = z.array(z.string().refine(isId)).max(500)

/** The picks in their order; `seen` is the order they were changed from (rule A24). */
const picks = adminCommand({
  who: 'staff',
  body: z.object({ ids, seen: ids }),
  run: savePicks,
})

export const PICKS = { picks }
