import type { BasePayload } from 'payload'
import { heavyLoops, mainLoops } from '@/worker/loops'

/** Every loop of the worker; equal ones with a number are one. */
export function workerLoops(payload: BasePayload) {
  const named = [...mainLoops(payload), ...heavyLoops(payload)].map(
    (loop) => [loop.name.replace(/ \d+$/, ''), loop] as const,
  )
  return [...new Map(named)].map(([name, { work }]) => ({ name, work }))
}
