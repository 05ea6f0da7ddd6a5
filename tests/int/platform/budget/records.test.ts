import { beforeAll } from 'vitest'
import { GET } from '@/app/api/admin-exports/audit/route'
import { GET as published } from '@/app/api/preview/[id]/[locale]/published/route'
import { GET as preview } from '@/app/api/preview/[id]/[locale]/route'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { content, picture } from '~/tests/support/factories/content'
import { aPage } from '~/tests/support/factories/talk'
import { adminCommand } from '~/tests/support/http/admin-command'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))

const verify = adminCommand('audit-verify')
const again = adminCommand('try-again')
const replace = adminCommand('picture-replace')

/** A payment event that failed two minutes ago. */
async function failedEvent() {
  const id = crypto.randomUUID()
  await world.payload.db.pool.query(
    `insert into payment_events (id, provider, event_id, type, body, attempts, error, updated_at)
     values ($1, 'stripe', $2, 'charge.updated', '{}', 3, 'Not yet', now() - interval '2 minutes')`,
    [id, `evt_${id}`],
  )
  return id
}

/** A page's preview, or the page that visitors see. */
const opened = (handler: typeof preview, path: string) => async () => {
  const params = { id: world.ids.pages.published, locale: 'fr' }
  return () => ask(openBrowser(world.tokens.editor), handler, path, { params })
}

keepBudget('records', {
  'POST api/admin-commands/audit-verify': async () => {
    const json = { cursor: { part: 'chain', after: 0 }, note: '' }
    return () => ask(openBrowser(world.tokens.admin), verify, 'api/admin-commands/audit-verify', { json })
  },
  'POST api/admin-commands/try-again': async () => {
    const json = { kind: 'events', id: await failedEvent() }
    return () => ask(openBrowser(world.tokens.admin), again, 'api/admin-commands/try-again', { json })
  },
  'POST api/admin-commands/picture-replace': async () => {
    const { house: to, spare: from } = world.ids.media
    const page = {
      ...aPage('Kilns', 'published'),
      content: content(picture(String(from), { alt: 'A kiln' })),
    }
    await world.payload.create({ collection: 'pages', data: page as never })
    const json = { from, to }
    return () => ask(openBrowser(world.tokens.admin), replace, 'api/admin-commands/picture-replace', { json })
  },
  'GET api/admin-exports/audit': async () => () =>
    ask(openBrowser(world.tokens.admin), GET, 'api/admin-exports/audit'),
  'GET api/preview/[id]/[locale]': opened(preview, 'api/preview'),
  'GET api/preview/[id]/[locale]/published': opened(published, 'api/preview/published'),
})
