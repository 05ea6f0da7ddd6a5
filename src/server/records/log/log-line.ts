import { isProduction } from '@/server/settings/env'

let waiting: string[] = []

/** Whether a line is written for each request, email and turn that a request caused: in a production, unless LOG_REQUESTS is off. */
export const keepsLines = (env = process.env) => isProduction(env) && env.LOG_REQUESTS !== 'off'

/** Writes one line of JSON to the standard output. What comes in one turn of the event loop is written together. */
export function logLine(facts: Record<string, unknown>) {
  if (waiting.length === 0) setImmediate(write)
  waiting.push(JSON.stringify({ time: new Date().toISOString(), level: 'info', ...facts }))
}

function write() {
  const lines = waiting
  waiting = []
  process.stdout.write(`${lines.join('\n')}\n`)
}
