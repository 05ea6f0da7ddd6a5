import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { holderOf, takeLock } from '~/dev/launch/lock.mjs'
import { runningSentence } from '~/dev/launch/locks.mjs'
import { tempFolder } from './temp'

const dead = { pid: 999_999_999, born: '1', children: [{ name: 'web server', pid: 7, born: '2' }] }

describe('the lock of a data folder', () => {
  it('names its living holder to whoever comes second', async () => {
    const file = join(tempFolder(), 'lock.json')
    await takeLock(file, { port: 4200 })
    const second = await takeLock(file)
    expect(second.holder).toMatchObject({ pid: process.pid, port: 4200 })
    expect(runningSentence(second.holder, 'on /data')).toBe(
      `Maru is already running on /data (process ${process.pid}, port 4200). Stop it first.`,
    )
  })

  it('is taken from a dead holder, with what that has left running', async () => {
    const file = join(tempFolder(), 'lock.json')
    writeFileSync(file, JSON.stringify(dead))
    expect((await takeLock(file)).left).toEqual(dead)
    expect(holderOf(file)).toMatchObject({ pid: process.pid })
  })

  it('is not taken for held when the number of its holder belongs to another process by now', async () => {
    const file = join(tempFolder(), 'lock.json')
    writeFileSync(file, JSON.stringify({ ...dead, pid: process.pid }))
    expect((await takeLock(file)).holder).toBeUndefined()
  })

  it('is not taken for held in a copy of the folder, and the processes it names are left alone', async () => {
    const [file, copy] = [join(tempFolder(), 'lock.json'), join(tempFolder(), 'lock.json')]
    const first = await takeLock(file)
    first.note?.({ children: dead.children })
    copyFileSync(file, copy)
    expect(holderOf(copy)).toBeNull()
    expect(await takeLock(copy)).toMatchObject({ left: null })
    expect(holderOf(file)).toMatchObject({ pid: process.pid })
  })

  it('goes to one of many who find it stale at once', async () => {
    const file = join(tempFolder(), 'lock.json')
    writeFileSync(file, JSON.stringify(dead))
    const takers = await Promise.all(Array.from({ length: 20 }, () => takeLock(file)))
    expect(takers.filter(({ holder }) => !holder)).toHaveLength(1)
  })

  it('keeps notes for the next start and is gone when released', async () => {
    const file = join(tempFolder(), 'lock.json')
    const lock = await takeLock(file)
    lock.note?.({ children: dead.children })
    expect(holderOf(file)).toMatchObject({ children: dead.children })
    lock.release?.()
    expect(existsSync(file)).toBe(false)
  })
})
