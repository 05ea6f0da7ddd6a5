import type { ReactNode } from 'react'
import type { Choice } from '@/domain/staff/decision'
import type { QueueRow } from '@/admin/queues/decisions/list-queue'

/** One row of a queue, as the browser gets it. */
export type QueueItem = Pick<
  QueueRow,
  'kind' | 'id' | 'version' | 'title' | 'company' | 'locale' | 'decision'
> & {
  /** How long it has waited, as a sentence. */
  since: string
  /** Payload's form of it. */
  href: string
  choices: readonly Choice[]
  details: ReactNode
}
