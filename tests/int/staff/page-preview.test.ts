import { beforeAll, describe, expect, test } from 'vitest'
import { GET as published } from '@/app/api/preview/[id]/[locale]/published/route'
import { GET as preview } from '@/app/api/preview/[id]/[locale]/route'
import { getPageDraft } from '@/features/shop/pages/preview/preview'
import { getPage } from '@/features/shop/pages/queries'
import { ask } from '~/tests/support/budget/ask'
import { aPage } from '~/tests/support/factories/talk'
import { openBrowser, type Browser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'
import { ROLES, type Role } from '~/tests/support/roles'

let world: World
let page: { id: string; slug: string }
let unpublished: { id: string; slug: string }
beforeAll(async () => {
  world = await openWorld()
  const write = (status: 'published' | 'draft', title: string) =>
    world.payload.create({ collection: 'pages', data: aPage(title, status), draft: status === 'draft' })
  page = await write('published', 'As published')
  unpublished = await write('draft', 'Never published')
  await save('As saved')
})

const save = (title: string, locale: 'en' | 'fr' = 'en') =>
  world.payload.update({ collection: 'pages', id: page.id, draft: true, locale, data: { title } })
const as = (role: Role) => openBrowser(role === 'visitor' ? undefined : world.tokens[role])
const open = (browser: Browser, id: string, locale = 'en') =>
  ask(browser, preview, `api/preview/${id}/${locale}`, { params: { id, locale } })
const see = (browser: Browser, slug: string, locale: 'en' | 'fr' = 'en') =>
  browser.within(() => getPageDraft(locale, slug))

describe('the preview of a page (rule L23)', () => {
  test('shows staff what is saved, in a language, also of a page that was never published', async () => {
    const editor = as('editor')
    const opened = await open(editor, page.id, 'fr')
    expect([opened.status, opened.headers.get('location')]).toEqual([307, `/admin/preview/fr/${page.slug}`])
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    await save('Enregistrée', 'fr')
    expect(await see(editor, page.slug, 'fr')).toMatchObject({ title: 'Enregistrée' })
    expect(await see(editor, page.slug)).toMatchObject({ title: 'As saved' })
    expect(await see(editor, unpublished.slug)).toMatchObject({ title: 'Never published' })
  })

  test('sets a cookie that ends with the browser and goes to previews alone', async () => {
    const editor = as('editor')
    await open(editor, page.id)
    const options = editor.optionsOf('__prerender_bypass')
    expect(options).toEqual({ path: '/admin/preview', sameSite: 'lax', secure: false, httpOnly: true })
  })

  test.each(ROLES.filter((role) => role !== 'admin' && role !== 'editor'))(
    'is nothing to a %s, also with the cookie of an editor',
    async (role) => {
      const other = as(role)
      expect((await open(other, page.id)).status).toBe(404)
      other.jar.set('__prerender_bypass', 'of this build')
      expect(await see(other, page.slug)).toBeNull()
      expect(await see(other, unpublished.slug)).toBeNull()
    },
  )

  test('ends with the session of the editor', async () => {
    const editor = as('editor')
    await open(editor, page.id)
    editor.jar.delete('maru-token')
    expect(await see(editor, page.slug)).toBeNull()
    expect((await open(editor, page.id)).status).toBe(404)
  })

  test('leaves what visitors read as published', async () => {
    const [visitor, editor] = [openBrowser(), as('editor')]
    await open(editor, page.id)
    const read = () => visitor.within(() => getPage('en', page.slug))
    const seen = await Promise.all([
      see(editor, page.slug),
      ...Array.from({ length: 50 }, read),
      see(editor, page.slug),
    ])
    expect(new Set(seen.slice(1, -1).map((each) => each?.title))).toEqual(new Set(['As published']))
    expect([seen[0]?.title, seen.at(-1)?.title]).toEqual(['As saved', 'As saved'])
    expect(await visitor.within(() => getPage('en', unpublished.slug))).toBeNull()
  })

  test.each(['x', '../x', '00000000-0000-7000-8000-000000000000'])('of %s is not there', async (id) => {
    expect((await open(as('editor'), id)).status).toBe(404)
  })

  test('of a language that nobody writes is not there', async () => {
    expect((await open(as('editor'), page.id, 'de')).status).toBe(404)
  })
})

describe('the way to the page on the marketplace', () => {
  const lead = (role: Role, id: string, locale = 'en') =>
    ask(as(role), published, `api/preview/${id}/${locale}/published`, { params: { id, locale } })

  test('is there where something is published, by the address that is published', async () => {
    await world.payload.update({
      collection: 'pages',
      id: page.id,
      draft: true,
      data: { slug: `${page.slug}-new` },
    })
    const found = await lead('editor', page.id, 'fr')
    expect([found.status, found.headers.get('location')]).toEqual([307, `/fr/info/${page.slug}`])
    expect((await lead('editor', unpublished.id)).status).toBe(404)
    expect((await lead('buyer', page.id)).status).toBe(404)
  })
})
