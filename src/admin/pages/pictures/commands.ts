import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { replacePicture } from './replace'
import { adminCommand } from '@/admin/commands/admin-command'

const id = z.string().refine(isId)

/** Every use of a picture moves to another (rule L31). */
const replace = adminCommand({
  who: 'staff',
  body: z.object({ from: id, to: id }),
  run: replacePicture,
})

export const PICTURES = { 'picture-replace': replace }
