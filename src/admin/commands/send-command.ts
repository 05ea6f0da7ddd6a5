'use client'

/** `message` is the sentence in the reader's language, where the server says it. */
type Problem = { code?: string; message?: string }
type Refusal = { issues?: Problem[]; asks?: ProofKind }

export type ProofKind = 'code' | 'password'

/** `asks` where a code or password must be given first; the problem may then be empty. */
export type CommandResult<T> = { ok: true; value: T } | { ok: false; problem: string; asks?: ProofKind }

/** What is said where the server sent no sentence; `unsure` where the command may have run all the same. */
export type CommandProblems = { failed: string; unsure?: string; problems?: Record<string, string> }

/** Sends a command of the panel: every form and button of staff goes through here. A file is answered as a Blob. */
export async function sendCommand<T = object>(
  command: string,
  values: object,
  texts: CommandProblems,
): Promise<CommandResult<T>> {
  const lost = { ok: false, problem: texts.unsure ?? texts.failed } as const
  try {
    const response = await fetch(`/api/admin-commands/${command}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    })
    if (response.ok) return { ok: true, value: (await valueOf(response)) as T }
    if (response.status >= 500 && texts.unsure) return lost
    const { issues, asks } = (await response.json().catch(() => ({}))) as Refusal
    return { ok: false, problem: asks && !issues ? '' : problemText(issues?.[0], texts), asks }
  } catch {
    return lost
  }
}

export const problemText = (problem: Problem | undefined, { problems, failed }: CommandProblems) =>
  problem?.message ?? problems?.[problem?.code ?? ''] ?? failed

const valueOf = (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.includes('json') ? response.json().catch(() => ({})) : response.blob()
