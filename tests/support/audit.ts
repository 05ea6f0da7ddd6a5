import type { AuditEvent } from '@/payload-types'
import type { World } from './open-world'
import { rehearse } from './rehearse'

/** An edit as the audit log has it, the names of its fields apart. */
function recordedOf({ action, actorKind, actorId, subject, subjectId, details, changes }: AuditEvent) {
  const { fields = [] } = JSON.parse(details?.startsWith('{') ? details : '{}') as { fields?: string[] }
  return { action, actorKind, actorId, subject, subjectId, fields, changes: changes ?? '' }
}

/** What an attempt that is undone again has recorded, and how it ended. */
export async function recordedBy<T>({ payload, system }: World, act: () => Promise<T>) {
  const known = await system.all('audit-events', { select: {} })
  const { value, seen = [] } = await rehearse(payload, act, (inside) =>
    system.all('audit-events', { ...inside, where: { id: { not_in: known.map(({ id }) => id) } } }),
  )
  return { value, events: seen.map((event) => recordedOf(event as never)) }
}

/** Answers with what has been recorded since the last question. */
export function auditNews({ system }: World) {
  const seen = new Set<string>()
  return async () => {
    const events = await system.all('audit-events', { sort: 'createdAt' })
    const fresh = events.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    return fresh.map((event) => recordedOf(event as never))
  }
}
