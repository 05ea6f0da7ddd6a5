import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import PageCache from '@/server/next/page-cache.mjs'
import { NOT_FOUND_TAG } from '@/server/next/not-found-tag.mjs'
import { REDIRECT_HEADER } from '@/server/next/redirect-header.mjs'
import { HASHES_HEADER } from '@/server/next/script-hashes.mjs'

const KEY = '/en/product/x'
const KIND = 'APP_PAGE'

/** As Next calls it; it is written without types. */
type Cache = {
  set: (key: string, data: object, context: object) => Promise<void>
  get: (key: string, context: object) => Promise<{ value: object } | null>
  revalidateTag: (tag: string, durations: object) => Promise<void>
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'))
})
afterEach(() => {
  tagsManifest.clear()
  rmSync(folder, { recursive: true, force: true })
})

/** As after a start: what was cleared before is known no more. */
function open() {
  tagsManifest.clear()
  const options = { fs: nodeFs, flushToDisk: true, serverDistDir: join(folder, 'server') }
  const cache: Cache = Reflect.construct(PageCache, [options])
  return cache
}

const page = (html: string, tags: string) => ({
  kind: KIND,
  html,
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': tags },
  status: 200,
})
const context = { cacheControl: { revalidate: 60 }, isFallback: false, isRoutePPREnabled: false }
const keep = (cache: Cache, html: string, tags: string) => cache.set(KEY, page(html, tags), context)
const kept = async (cache: Cache) => (await cache.get(KEY, { kind: KIND, isFallback: false }))?.value

test('what is not there is kept nowhere', async () => {
  const cache = open()
  await keep(cache, 'Lost', NOT_FOUND_TAG)
  expect(await kept(cache)).toBeUndefined()
  expect(existsSync(join(folder, 'server/app', `${KEY}.html`))).toBe(false)
})

test('a page that is gone does not come back with the next start', async () => {
  const cache = open()
  await keep(cache, 'A faucet', 'products')
  expect(await kept(cache)).toMatchObject({ html: 'A faucet', status: 200 })
  await new Promise((done) => setTimeout(done, 5))
  await cache.revalidateTag('products', { expire: 0 })
  expect(await kept(cache)).toBeUndefined()
  await keep(cache, 'Lost', NOT_FOUND_TAG)
  expect(await kept(open())).toMatchObject({ html: 'Lost', status: 404 })
})

test.each([307, 308])('a page that answers %d is marked as one that leads on (rule L27)', async (status) => {
  const cache = open()
  await cache.set(KEY, { ...page('', 'pages'), status }, context)
  expect(await kept(cache)).toMatchObject({ status, headers: { [REDIRECT_HEADER]: 'page' } })
  await keep(cache, 'A faucet', 'products')
  expect(await kept(cache)).not.toHaveProperty(['headers', REDIRECT_HEADER])
})

test('a page is kept without its first nonce, and names its inline scripts from then on', async () => {
  const cache = open()
  await keep(cache, '<script nonce="a1">let a</script>', 'products')
  const named = {
    html: '<script>let a</script>',
    headers: { [HASHES_HEADER]: "'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='" },
  }
  expect(await kept(cache)).toMatchObject(named)
  expect(await kept(open())).toMatchObject(named)
})

test('a page that was cleared while it was made is kept only when it is made anew', async () => {
  const cache = open()
  const made = async (html: string, meanwhile: () => Promise<unknown>) => {
    const aMoment = () => new Promise((done) => setTimeout(done, 5))
    await aMoment()
    expect(await kept(cache)).toBeUndefined()
    await aMoment()
    await meanwhile()
    await keep(cache, html, 'products,product:1')
  }
  await made('Old', () => cache.revalidateTag('product:1', { expire: 0 }))
  await made('New', () => cache.revalidateTag('product:2', { expire: 0 }))
  expect(await kept(cache)).toMatchObject({ html: 'New' })
})
