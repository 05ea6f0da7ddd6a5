import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderShareCard } from '@/features/shop/pages/share/render-share-card'
import { shareVersion, type ShareCard } from '@/features/shop/pages/share/share-card'

const card: ShareCard = { title: 'Faucet', line: 'From $18.00', siteName: 'Maru', picture: null }
const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#804020' } })
  .png()
  .toBuffer()

/** The part words are written in, as bare light and dark. */
const words = async (drawn: Buffer) =>
  sharp(drawn)
    .extract({ left: 60, top: 130, width: 620, height: 500 })
    .greyscale()
    .threshold(128)
    .raw()
    .toBuffer()

describe('a share image', () => {
  test.each(['Faucet', '주방 수전, 똠방각하 뷁', '<b>&amp;</span> "x"', ''])(
    'of %j is 1200 by 630',
    async (title) => {
      const { width, height, format } = await sharp(
        await renderShareCard({ ...card, title }, picture),
      ).metadata()
      expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    },
  )

  test('of a name without end is 1200 by 630 too', async () => {
    const { width, height } = await sharp(
      await renderShareCard({ ...card, title: '수전 '.repeat(2_000) }, null),
    ).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  test('tells Korean names apart: no syllable is an empty box', async () => {
    const [one, two] = await Promise.all(
      ['뷁', '똠'].map(async (title) => words(await renderShareCard({ ...card, title }, null))),
    )
    expect(one?.equals(two ?? Buffer.of())).toBe(false)
  })

  test('lies at another address when it shows something else', () => {
    const changes: Partial<ShareCard>[] = [
      { title: 'Tap' },
      { line: 'From $17.00' },
      { picture: { hash: 'x' } },
    ]
    const versions = changes.map((change) => shareVersion({ ...card, ...change }))
    expect(new Set([shareVersion(card), ...versions]).size).toBe(4)
    expect(shareVersion({ ...card })).toBe(shareVersion(card))
  })
})
