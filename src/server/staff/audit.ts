import 'server-only'
import { asSystem } from '@/server/data'

type Note = { by?: string; about?: string; details?: string }

/** Records a staff event: the account concerned, and who acted, if known. */
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
