import type { BasePayload } from 'payload'
import { loopsOf } from '@/worker/loops'

/** Every loop of the workers; equal ones with a number are one. */
export function workerLoops(payload: BasePayload) {
  const named = loopsOf(payload).map((loop) => [loop.name.replace(/ \d+$/, ''), loop] as const)
  return [...new Map(named)].map(([name, { work }]) => ({ name, work }))
}
