import { linkedIn } from '@/domain/pages/content/linked'
import { getPictureUses } from '@/admin/pages/pictures/uses'
import { aPicture } from '~/tests/support/factories/catalogue'
import { content, paragraph, picture, words } from '~/tests/support/factories/content'
import { aPage } from '~/tests/support/factories/talk'
import { adminCommand } from '~/tests/support/http/admin-command'
import { openBrowser } from '~/tests/support/http/browser'
import { openHttp } from '~/tests/support/http/http'
import { restClient } from '~/tests/support/http/rest'
import { openWorld } from '~/tests/support/open-world'
import type { Role } from '~/tests/support/roles'

type Answer = {
  doc: { id: string }
  docs: { id: string; usage?: string; languages?: string }[]
  errors?: { message: string }[]
}

/** A page's text with a picture. */
export const showing = (id: string, text = 'Words') =>
  content(paragraph(words(text)), picture(id, { alt: 'Own words', caption: 'Oiled' }))

/** The pictures of a world, and what staff do with them (rule L31). */
export async function openLibrary() {
  const world = await openWorld()
  const http = await openHttp()
  const send = restClient(http.url, world.tokens)

  const run = async (statement: string, values: unknown[] = []) =>
    (await world.payload.db.pool.query(statement, values)).rows as Record<string, unknown>[]

  /** A picture of the marketplace, or of a seller. */
  async function newPicture(alt?: string, owner?: string) {
    const made = await world.payload.create({ collection: 'media', data: { alt, owner }, file: aPicture() })
    return made.id
  }

  async function ask(path: string, method: string, json?: object, role: Role = 'editor') {
    const answer = await send(role, path, { method, ...(json && { json }) })
    const body = (await answer.json().catch(() => ({}))) as Partial<Answer>
    return { ...body, status: answer.status, message: body.errors?.map((each) => each.message).join(' ') }
  }

  const replace = (from: string, to: string, role: 'editor' | 'admin' = 'editor') =>
    openBrowser(world.tokens[role]).within(async () => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ from, to })
      const answer = await adminCommand('picture-replace')(
        new Request('http://shop/', { method: 'POST', body, headers }),
      )
      const { moved, issues } = (await answer.json()) as {
        moved?: number
        issues?: { code: string; message: string }[]
      }
      return { status: answer.status, moved, code: issues?.[0]?.code, said: issues?.[0]?.message }
    })

  async function newPage(id: string, status: 'draft' | 'published' = 'published') {
    const data = { ...aPage(`Care ${crypto.randomUUID().slice(0, 8)}`, status), content: showing(id) }
    const draft = status === 'draft'
    return (await world.payload.create({ collection: 'pages', data: data as never, draft })).id
  }

  const saveDraft = (page: string, json: object, locale = 'en') =>
    ask(`pages/${page}?draft=true&depth=0&locale=${locale}`, 'PATCH', json)

  async function read(page: string, draft: boolean, locale: 'en' | 'fr' = 'en') {
    const doc = await world.payload.findByID({ collection: 'pages', id: page, draft, locale, depth: 0 })
    const text = JSON.stringify(doc.content)
    return { status: doc._status, pictures: linkedIn(doc.content).pictures, text }
  }

  const kinds = async (id: string) => (await getPictureUses(id, 'en')).uses.map(({ kind }) => kind)

  return {
    world,
    send,
    run,
    newPicture,
    ask,
    replace,
    newPage,
    saveDraft,
    read,
    kinds,
    close: () => http.close(),
  }
}
