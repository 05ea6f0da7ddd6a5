import { describe, expect, test } from 'vitest'
import { publish, readMessage, type BusMessage } from '@/server/db/bus'
import { TAGS } from '@/domain/pages/cache/page-tags'

const ID = '018f2a3b-0000-7000-8000-000000000000'

describe('a bus message', () => {
  test.each<BusMessage>([
    { kind: 'clear', tags: [...TAGS, `product:${ID}`] },
    { kind: 'wake', loop: 'emails' },
    { kind: 'member', id: ID },
  ])('of kind $kind is read as it was sent', (message) => {
    expect(readMessage(JSON.stringify(message))).toEqual(message)
  })

  test.each([
    ['nothing', ''],
    ['rubbish', 'clear everything!'],
    ['half of one', '{"kind":"clear","tags":["prod'],
    ['a bare value', 'null'],
    ['an unknown kind', '{"kind":"drop","tags":["products"]}'],
    ['no kind', '{"tags":["products"]}'],
    ['an unknown tag', '{"kind":"clear","tags":["products","passwords"]}'],
    ['no tag', '{"kind":"clear","tags":[]}'],
    ['an unknown loop', '{"kind":"wake","loop":"nobody"}'],
    ['an id that is none', '{"kind":"member","id":"1 or 1=1"}'],
    ['a list', '[{"kind":"wake","loop":"emails"}]'],
    ['8,000 bytes', `{"kind":"wake","loop":"emails","more":"${'x'.repeat(8_000)}"}`],
    ['201 bytes', JSON.stringify({ kind: 'wake', loop: 'emails', more: 'x'.repeat(161) })],
  ])('that is %s is none', (_, text) => {
    expect(readMessage(text)).toBeNull()
  })

  test('carries nothing besides its kind and ids', () => {
    expect(readMessage(JSON.stringify({ kind: 'member', id: ID, name: 'Jo' }))).toEqual({
      kind: 'member',
      id: ID,
    })
  })

  test('of more than 200 bytes is not sent', async () => {
    const database = new Proxy({}, { get: () => expect.fail('The database was asked') })
    const long: BusMessage = { kind: 'clear', tags: Array.from({ length: 30 }, () => 'products' as const) }
    await expect(publish(database as never, long)).rejects.toThrow('200 bytes')
  })
})
