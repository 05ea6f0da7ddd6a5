import { isValidElement, type ReactNode } from 'react'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import EditProductPage from '@/app/(seller)/[locale]/seller/edit-product/[id]/page'
import { ProductScreen } from '@/app/(seller)/[locale]/seller/edit-product/[id]/product-screen'
import { GET as openNotification } from '@/app/api/notifications/[id]/route'
import { listCategoryChoices } from '@/features/selling/listing/form/upload/category-choices'
import { postEdit, tokenFor } from '~/tests/support/edit-form'
import { openBrowser } from '~/tests/support/http/browser'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'

vi.mock('@/server/texts/i18n', () => ({ localeOf: async () => 'en' }))

vi.mock('@/features/selling/listing/form/upload/category-choices', { spy: true })

let world: Decisions
beforeAll(async () => {
  world = await openDecisions()
})
afterAll(() => world.close())

describe('the page', () => {
  type Part = (props: object) => Promise<ReactNode>
  const resolved = async (node: ReactNode): Promise<ReactNode> => {
    if (!isValidElement<object>(node) || node.type === ProductScreen) return node
    if (node.type.constructor.name !== 'AsyncFunction') return node
    return resolved(await (node.type as Part)(node.props))
  }
  async function open(id: string, role: string) {
    const browser = openBrowser(role === 'visitor' ? undefined : await tokenFor(world, role))
    const page = () => EditProductPage({ params: Promise.resolve({ locale: 'en', id }) })
    return browser.within(async () => {
      try {
        const node = await resolved(await page())
        return isValidElement<{ canAct?: boolean }>(node) ? node : null
      } catch (error) {
        return String((error as { digest?: unknown }).digest).split(';')[2]
      }
    })
  }
  const MISSING = '/seller/products?notice=missing'

  test('shows a seller their own product, and nobody else', async () => {
    const id = await world.product()
    expect(await open(id, 'seller')).toMatchObject({ type: ProductScreen, props: { canAct: true } })
    expect(await open(id, 'otherSeller')).toBe(MISSING)
    expect(await open(id, 'visitor')).toContain('/login')
    expect(await open(id, 'admin')).toContain('/login')
    for (const role of ['buyer', 'pendingSeller', 'rejectedSeller'])
      expect(await open(id, role)).not.toMatchObject({ type: ProductScreen })
  })

  test.each(['x', "' or 1=1", '01990000-0000-7000-8000-00000000dead'])(
    'leads from %s to the table',
    async (id) => {
      expect(await open(id, 'seller')).toBe(MISSING)
    },
  )

  test('is read by a suspended seller, with its actions off', async () => {
    const node = await open(world.ids.products.stopped, 'suspendedSeller')
    expect(JSON.stringify(node)).toContain('"canAct":false')
  })

  test('says so where what belongs to the form cannot be read', async () => {
    const node = await open(await world.product(), 'seller')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.mocked(listCategoryChoices).mockRejectedValueOnce(new Error('The table is gone.'))
    const screen = isValidElement<object>(node) ? await (node.type as Part)(node.props) : null
    expect(screen).toMatchObject({ props: { isUnavailable: false } })
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  })

  test('leads to the table where its read failed', async () => {
    const id = await world.product()
    const { find } = world.payload
    const failing = vi.spyOn(world.payload, 'find').mockImplementation((options) => {
      if (options.collection === 'products') throw new Error('The table is gone.')
      return find.call(world.payload, options) as never
    })
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await open(id, 'seller')).toBe('/seller/products?notice=failed')
    expect(logged).toHaveBeenCalled()
    failing.mockRestore()
    logged.mockRestore()
  })

  test('is where the notification of a decision leads, also when the product is gone by then', async () => {
    const id = await world.product({ stock: 0, madeToOrder: true })
    await postEdit(world, id, { typed: { weight: '7' } })
    const [row] = await world.query<{ id: string }>('select id from product_changes where product_id = $1', [
      id,
    ])
    await world.patch('admin', `product-changes/${row?.id}`, { status: 'declined', reason: 'Too dark.' })
    const [notification] = await world.query<{ id: string }>(
      'select id from notifications where subject_id = $1',
      [id],
    )
    const follow = () =>
      openBrowser(world.tokens.seller).within(() =>
        openNotification(new Request('http://shop/api/notifications/x'), {
          params: Promise.resolve({ id: notification?.id ?? '' }),
        }),
      )
    expect((await follow()).headers.get('location')).toBe(`/seller/edit-product/${id}`)
    await world.query(
      "update products set archived_at = now(), status = 'rejected', is_live = false where id = $1",
      [id],
    )
    expect(await open(id, 'seller')).toMatchObject({ type: ProductScreen })
    await world.payload.delete({ collection: 'products', id, overrideAccess: true })
    expect((await follow()).headers.get('location')).toBe(`/seller/edit-product/${id}`)
    expect(await open(id, 'seller')).toBe(MISSING)
  })
})
