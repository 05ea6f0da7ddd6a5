import type { Door, Draft } from './client'
import type { World } from '~/tests/support/open-world'
import { outcomeOfStatus, type Outcome } from '~/tests/support/rehearse'
import type { Role } from '~/tests/support/roles'
import type { Doc } from '~/tests/support/system'

type Sent = { method?: string; json?: object; form?: FormData; headers?: Record<string, string> }

/** Speaks to the REST routes as a role, with the token of its real session. */
export function restClient(url: string, tokens: World['tokens']) {
  return async (role: Role, path: string, { method = 'GET', json, form, headers }: Sent = {}) => {
    const all = new Headers(headers)
    if (role !== 'visitor') all.set('authorization', `JWT ${tokens[role]}`)
    if (json) all.set('content-type', 'application/json')
    const body = json ? JSON.stringify(json) : form
    return fetch(`${url}/api/${path}`, { method, headers: all, body, redirect: 'manual' })
  }
}

export type RestClient = ReturnType<typeof restClient>

/** The same data through HTTP, without the documents that it points at, as the panel saves. */
export function restDoor(send: RestClient, kind: 'json' | 'form' = 'json'): Door {
  const outcome = async (response: Response): Promise<Outcome> =>
    outcomeOfStatus(response.status, await response.text())
  return {
    list: async (role, slug) =>
      (await read<{ docs: Doc[] }>(send(role, `${slug}?limit=500&depth=0`)))?.docs ?? [],
    count: async (role, slug) =>
      (await read<{ totalDocs: number }>(send(role, `${slug}/count`)))?.totalDocs ?? 0,
    read: (role, slug, id) => read<Doc>(send(role, `${slug}/${id}?depth=0`)),
    create: async (role, slug, draft) =>
      outcome(await send(role, `${slug}?depth=0`, { method: 'POST', ...posted(draft, kind) })),
    update: async (role, slug, id, data) =>
      outcome(await send(role, `${slug}/${id}?depth=0`, { method: 'PATCH', ...posted({ data }, kind) })),
    remove: async (role, slug, id) =>
      outcome(await send(role, `${slug}/${id}?depth=0`, { method: 'DELETE' })),
  }
}

function posted({ data, file }: Draft, kind: 'json' | 'form'): Sent {
  return file || kind === 'form' ? { form: formOf(data, file) } : { json: data }
}

/** A form as Payload reads it: the data as one JSON part beside the file. */
export function formOf(data: object, file?: Draft['file']) {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  if (file) form.set('file', new Blob([new Uint8Array(file.data)], { type: file.mimetype }), file.name)
  return form
}

async function read<T>(asked: Promise<Response>): Promise<T | undefined> {
  const response = await asked
  if (response.status === 403 || response.status === 404) return undefined
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
