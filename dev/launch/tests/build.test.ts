import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ensureBuilt, fingerprint, freshPages } from '~/dev/launch/build.mjs'
import { createChildren } from '~/dev/launch/children.mjs'
import { memoryLog, node, tempFolder } from './temp'

const BUILD = `const fs = require('fs');
fs.mkdirSync('.next/server/app', { recursive: true });
fs.writeFileSync('.next/server/app/en.html', 'built');
fs.writeFileSync('.next/BUILD_ID', 'x');`

function project() {
  const root = tempFolder()
  mkdirSync(join(root, 'src/app'), { recursive: true })
  writeFileSync(join(root, 'src/app/page.tsx'), 'one')
  const settings = { dist: '.next', siteUrl: 'http://localhost:3000' }
  const build = (line = BUILD) =>
    ensureBuilt({
      root,
      settings,
      env: process.env,
      command: node(line),
      children: createChildren(),
      log: memoryLog(),
    })
  return { root, build }
}

describe('the build', () => {
  it('is made once for the same sources', async () => {
    const { build } = project()
    expect(await build()).toBe(true)
    expect(await build()).toBe(false)
  })

  it('is made again when a source changed', async () => {
    const { root, build } = project()
    await build()
    writeFileSync(join(root, 'src/app/page.tsx'), 'two')
    expect(await build()).toBe(true)
  })

  it('differs by address, which pages carry inside', () => {
    const { root } = project()
    expect(fingerprint(root, 'http://localhost:3000')).not.toBe(fingerprint(root, 'http://localhost:4200'))
  })

  it('that fails says so, and is tried again at the next start', async () => {
    const { build } = project()
    await expect(build('process.exit(3)')).rejects.toThrow(
      /^The site could not be built\. The details are in .*test\.log\.$/,
    )
    expect(await build()).toBe(true)
  })

  it('that runs out of disk says that', async () => {
    const { build } = project()
    const full = `console.error('Error: ENOSPC: no space left on device, write'); process.exit(1)`
    await expect(build(full)).rejects.toThrow(/The disk is full\./)
  })
})

describe('the pages of an earlier start', () => {
  it('are put back as they were built, and cached reads forgotten', async () => {
    const { root, build } = project()
    await build()
    const page = join(root, '.next/server/app/en.html')
    writeFileSync(page, 'a product of another shop')
    writeFileSync(join(root, '.next/server/app/product.html'), 'filled on demand')
    mkdirSync(join(root, '.next/cache/fetch-cache'), { recursive: true })
    freshPages(root, '.next')
    expect(readFileSync(page, 'utf8')).toBe('built')
    expect(existsSync(join(root, '.next/server/app/product.html'))).toBe(false)
    expect(existsSync(join(root, '.next/cache/fetch-cache'))).toBe(false)
  })
})
