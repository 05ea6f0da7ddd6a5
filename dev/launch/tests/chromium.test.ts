import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findChromium } from '~/dev/launch/chromium.mjs'
import { tempFolder } from './temp'

function browser(name: string, exitCode: number) {
  const folder = tempFolder()
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 })
  return { folder, path }
}

const neverInstalls = async () => {
  throw new Error('nothing was to be installed')
}

describe('the browser of the end-to-end tests', () => {
  it('is the one that CHROMIUM_PATH names', async () => {
    const { path } = browser('my-own', 0)
    expect(await findChromium({ env: { CHROMIUM_PATH: path }, execute: neverInstalls }, [])).toBe(path)
  })

  it('is the first on the path that runs', async () => {
    const stub = browser('chromium-browser', 1)
    const chrome = browser('google-chrome', 0)
    const env = { PATH: `${stub.folder}:${chrome.folder}` }
    expect(await findChromium({ env, execute: neverInstalls }, [])).toBe(chrome.path)
  })

  it('is Playwright’s own when there is no other', async () => {
    const { path } = browser('chrome-of-playwright', 0)
    expect(await findChromium({ env: { PATH: '' }, execute: neverInstalls }, [() => path])).toBe(path)
  })

  it('is installed when there is none, and asked for in a sentence when that fails', async () => {
    const tried: string[] = []
    const execute = async (command: string[]) => {
      tried.push(command.join(' '))
      return 1
    }
    await expect(findChromium({ env: { PATH: '' }, execute }, [])).rejects.toThrow(
      'No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.',
    )
    expect(tried.at(-1)).toMatch(/node_modules\/playwright\/cli\.js install .*chromium$/)
  })
})
