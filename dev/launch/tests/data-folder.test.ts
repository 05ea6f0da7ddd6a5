import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDataFolder } from '~/dev/launch/data-folder.mjs'
import { dataPlaces } from '~/dev/launch/places.mjs'
import { eraseData, reset } from '~/dev/launch/reset.mjs'
import { freshSecrets, loadSecrets } from '~/dev/launch/secrets.mjs'
import { readSettings } from '~/dev/launch/settings.mjs'
import { takeLock } from '~/dev/launch/lock.mjs'
import { tempFolder } from './temp'

describe('the data folder', () => {
  it('is made, and known again by the same id', () => {
    const folder = join(tempFolder(), 'deep/down')
    expect(openDataFolder(folder).id).toBe(openDataFolder(folder).id)
  })

  it('is refused when it holds something else', () => {
    const folder = tempFolder()
    writeFileSync(join(folder, 'thesis.txt'), '')
    expect(() => openDataFolder(folder)).toThrow(
      `${folder} holds files that are not Maru's. Set MARU_DATA to an empty folder.`,
    )
  })

  it('is refused as a copy whose database lies outside it, and starting over leaves that database alone', async () => {
    const [first, copy, home] = [tempFolder(), join(tempFolder(), 'copy'), tempFolder()]
    const { marker } = openDataFolder(first)
    writeFileSync(marker, JSON.stringify({ id: 'a', postgresHome: home, postgresHomeOf: first }))
    expect(openDataFolder(first).id).toBe('a')
    cpSync(first, copy, { recursive: true })
    expect(() => openDataFolder(copy)).toThrow(
      `${copy} is a copy, and its database lies in ${home}. Set MARU_DATA to an empty folder.`,
    )
    await eraseData(dataPlaces(copy))
    expect([existsSync(home), existsSync(marker)]).toEqual([true, true])
  })

  it('is refused when it is a file', () => {
    const file = join(tempFolder(), 'file')
    writeFileSync(file, '')
    expect(() => openDataFolder(file)).toThrow(
      `${file} is a file, not a folder. Set MARU_DATA to another place.`,
    )
  })

  it('is refused when its disk is nearly full', () => {
    expect(() => openDataFolder(tempFolder(), { firstMb: 1e12 })).toThrow(
      /^Only \d+ MB are free on the disk of .* needs 1000000000000 MB\.$/,
    )
  })
})

describe('the secrets', () => {
  it('are made once, kept, and closed to others', () => {
    const file = join(tempFolder(), 'secrets.json')
    const first = loadSecrets(file)
    expect(loadSecrets(file)).toEqual(first)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(Buffer.from(first.FIELD_ENCRYPTION_KEY, 'base64')).toHaveLength(32)
    expect(first.STRIPE_SECRET_KEY).toMatch(/^sk_test_demo/)
  })

  it('gain what a newer version needs and lose nothing', () => {
    const file = join(tempFolder(), 'secrets.json')
    writeFileSync(file, JSON.stringify({ FIELD_ENCRYPTION_KEY: 'old' }))
    expect(loadSecrets(file)).toMatchObject({ FIELD_ENCRYPTION_KEY: 'old', INTERNAL_KEY: expect.any(String) })
  })

  it('keep the key of encrypted fields under its new name', () => {
    const file = join(tempFolder(), 'secrets.json')
    writeFileSync(
      file,
      JSON.stringify({ ...freshSecrets(), FIELD_ENCRYPTION_KEY: undefined, BANK_KEY: 'old' }),
    )
    expect(loadSecrets(file).FIELD_ENCRYPTION_KEY).toBe('old')
    expect(JSON.parse(readFileSync(file, 'utf8'))).not.toHaveProperty('BANK_KEY')
    expect(loadSecrets(file).FIELD_ENCRYPTION_KEY).toBe('old')
  })

  it('are not made anew when their file is damaged: data is written under them', () => {
    const file = join(tempFolder(), 'secrets.json')
    writeFileSync(file, '{')
    expect(() => loadSecrets(file)).toThrow(`${file} is damaged.`)
    expect(readFileSync(file, 'utf8')).toBe('{')
  })
})

describe('starting over', () => {
  const resetOf = (folder: string, said: string[]) =>
    reset({
      root: folder,
      settings: readSettings({ MARU_DATA: folder }),
      say: (text: string) => said.push(text),
      terminal: false,
    })

  it('empties the folder', async () => {
    const folder = join(tempFolder(), 'data')
    openDataFolder(folder)
    mkdirSync(join(folder, 'media'))
    const said: string[] = []
    await resetOf(folder, said)
    expect(said).toEqual([`${folder} is empty. "npm start" makes a new one.`])
  })

  it('touches no folder that is not Maru’s', async () => {
    const folder = tempFolder()
    writeFileSync(join(folder, 'thesis.txt'), 'years of work')
    await resetOf(folder, [])
    expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('years of work')
  })

  it('is refused while Maru runs on the folder', async () => {
    const folder = join(tempFolder(), 'data')
    openDataFolder(folder)
    await takeLock(dataPlaces(folder).lock, { port: 4200 })
    await expect(resetOf(folder, [])).rejects.toThrow(/^Maru is already running on .* Stop it first\.$/)
  })
})
