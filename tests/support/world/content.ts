import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import type { Samples } from '~/tests/support/policy'
import { aPage, aRedirect, aTermsVersion, richText } from '~/tests/support/factories/talk'
import type { System } from '~/tests/support/system'

type Content = Pick<
  Samples,
  | 'pages'
  | 'redirects'
  | 'terms-versions'
  | 'payload-preferences'
  | 'payload-query-presets'
  | 'payload-locked-documents'
  | 'payload-jobs'
  | 'payload-kv'
  | 'payload-migrations'
>
type Given = Pick<Samples, 'users' | 'staff' | 'products'>

/** What the page `reworked` will say once it is published: nobody outside reads it before. */
export const UNPUBLISHED = 'Not for your eyes yet'

export async function makeContent(
  system: System,
  payload: BasePayload,
  { users, staff, products }: Given,
): Promise<Content> {
  const { make, change, changeGlobal } = system
  await changeGlobal('settings', { transferInstructions: 'To account 004-1234', tagline: 'Floors and more' })
  await changeGlobal('home', { makersTitle: 'Made by hand' })
  await changeGlobal('recommended-products', { productIds: [products.live] })
  const reworked = await make('pages', aPage('Returns', 'published'))
  await change(
    'pages',
    reworked,
    { title: UNPUBLISHED, content: richText(UNPUBLISHED), _status: 'draft' },
    { draft: true },
  )
  const published = await make('pages', aPage('About us', 'published'))
  const draft = await make('pages', aPage('Soon', 'draft'))
  return {
    pages: { published, draft, reworked },
    redirects: { old: await make('redirects', aRedirect()) },
    'terms-versions': {
      first: await make('terms-versions', aTermsVersion('2025-01')),
      coming: await make('terms-versions', {
        ...aTermsVersion('2031-05-06'),
        validFrom: '2031-05-06T12:00:00.000Z',
        needsAgreement: true,
      }),
    },
    ...(await makeInternals(system, payload, { users, staff })),
  }
}

type Internals = Omit<Content, 'pages' | 'redirects' | 'terms-versions'>

async function makeInternals(
  { make, all }: System,
  payload: BasePayload,
  { users, staff }: Pick<Given, 'users' | 'staff'>,
): Promise<Internals> {
  const preference = (relationTo: 'users' | 'staff', value: string) =>
    make(
      'payload-preferences',
      { key: 'nav', value: { open: true } },
      { user: { id: value, collection: relationTo, email: 'someone@maru.test' } },
    )
  const preset = (relatedCollection: string, isShared: boolean, id: string) =>
    make(
      'payload-query-presets',
      { title: 'Mine', relatedCollection, isShared },
      { user: { id, collection: 'staff', email: 'someone@maru.test' } },
    )
  // Making the world has queued jobs of its own; one is enough.
  await payload.db.drizzle.execute(sql`delete from payload_jobs`)
  const [migration] = await all('payload-migrations')
  return {
    'payload-preferences': {
      editors: await preference('staff', staff.editor),
      admins: await preference('staff', staff.admin),
      buyers: await preference('users', users.buyer),
    },
    'payload-query-presets': {
      editors: await preset('products', false, staff.editor),
      shared: await preset('products', true, staff.admin),
      sharedOrders: await preset('orders', true, staff.admin),
    },
    'payload-locked-documents': {
      editors: await make('payload-locked-documents', {
        globalSlug: 'settings',
        user: { relationTo: 'staff', value: staff.editor },
      }),
    },
    'payload-jobs': {
      waiting: (await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish' } })).id,
    },
    'payload-kv': { note: await make('payload-kv', { key: 'note', data: { secret: true } }) },
    'payload-migrations': { applied: migration?.id ?? '' },
  }
}
