import 'server-only'
import { asSystem } from '@/server/data'

type Note = { by?: string; about?: string; details?: string }

/** What happened at the door of the staff: whose account it is about, and who did it as far as that was shown. */
export async function recordStaffEvent(action: string, { by, about, details }: Note) {
  const db = await asSystem()
  await db.create({
    collection: 'audit-events',
    data: {
      action,
      actorKind: by ? 'staff' : 'visitor',
      actorId: by,
      subject: 'staff',
      subjectId: about,
      details,
    },
  })
}
