import { fillShop } from '@/server/texts/first-content/fill-shop'
import { migrateTo } from '~/tests/support/database/migrate'
import { bootPayload } from '~/tests/support/process/boot'
import { systemOf } from '~/tests/support/system'
import { openShopIn, type Shop } from './open-shop'

/** The shop in a database made from nothing, in a cluster of the test's own (DATABASE_URL). */
export async function openFirstShop(): Promise<Shop> {
  await migrateTo(process.env.DATABASE_URL ?? '')
  const payload = await bootPayload()
  await fillShop({ email: 'hello@maru.shop' })
  const system = systemOf(payload)
  const [sub] = await system.all('categories', { where: { parent: { exists: true } } })
  return (await openShopIn({
    payload,
    system,
    ids: { users: { seller: '' }, media: { sellers: '' }, categories: { sub: sub?.id ?? '' } },
  })) as Shop
}
