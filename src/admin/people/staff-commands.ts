import * as z from 'zod'
import { LOCALES } from '@/domain/locale'
import { inviteStaff } from '@/server/auth/staff/invite-staff'
import { adminCommand } from '@/admin/commands/admin-command'

/** A colleague is invited by email and sets a password of their own (rule A28). */
const invite = adminCommand({
  needsProof: true,
  body: z.object({
    email: z.string().max(300),
    name: z.string().max(300),
    role: z.enum(['admin', 'editor']),
    locale: z.enum(LOCALES),
  }),
  run: inviteStaff,
})

export const STAFF = { 'invite-staff': invite }
