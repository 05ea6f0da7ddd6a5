import sharp from 'sharp'
import { aPaper, aPicture } from './catalogue'
import type { World } from '~/tests/support/open-world'

/** Uploads of the seller: a picture large enough to be cut to every size, and a paper. */
export function uploadsOf(world: () => World) {
  const asSeller = () => ({ overrideAccess: false, user: world().users.seller })
  return {
    newPicture: async () => {
      const data = await sharp({ create: { width: 900, height: 1100, channels: 3, background: '#c2512f' } })
        .png()
        .toBuffer()
      const file = { ...aPicture(), data, size: data.length }
      return world().payload.create({ collection: 'media', data: {}, file, ...asSeller() })
    },
    newPaper: () =>
      world().payload.create({
        collection: 'documents',
        data: { kind: 'business' },
        file: aPaper(),
        ...asSeller(),
      }),
  }
}
