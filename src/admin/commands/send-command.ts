'use client'

type Problem = { message?: string }
type Answer = { issues?: Problem[]; message?: string }

export type Sent<T> = { ok: true; value: T } | { ok: false; problem: string }

/** Sends a command of the panel. The problem is a sentence in the reader's language; `failed` where none came. */
export async function sendCommand<T = object>(
  command: string,
  given: object,
  failed: string,
): Promise<Sent<T>> {
  try {
    const response = await fetch(`/api/admin-commands/${command}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given),
    })
    const answer = (await response.json().catch(() => ({}))) as T & Answer
    if (response.ok) return { ok: true, value: answer }
    return { ok: false, problem: answer.issues?.[0]?.message ?? answer.message ?? failed }
  } catch {
    return { ok: false, problem: failed }
  }
}
