/** A refusal has the server's sentence; without an answer there is none. */
export type CommandAnswer<T> = { ok: true; value: T } | { ok: false; message: string | null }

type Problem = { message?: string; issues?: { message?: string }[] }

/** Sends a command of the panel. */
export async function sendCommand<T>(command: string, body: object): Promise<CommandAnswer<T>> {
  try {
    const response = await fetch(`/api/admin-commands/${command}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return { ok: true, value: (await response.json()) as T }
    const { message, issues } = (await response.json().catch(() => ({}))) as Problem
    return { ok: false, message: issues?.[0]?.message ?? message ?? null }
  } catch {
    return { ok: false, message: null }
  }
}
