import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createChildren, stopOrphans } from '~/dev/launch/children.mjs'
import { migrate } from '~/dev/launch/migrate.mjs'
import { birthOf } from '~/dev/launch/processes.mjs'
import { startService } from '~/dev/launch/service.mjs'
import { memoryLog, node, tempFolder } from './temp'

const FOR_EVER = 'setInterval(() => {}, 1000)'

function service(line: string, more: { onEnd?: (sentence: string) => void } = {}) {
  const children = createChildren()
  const said: string[] = []
  const running = startService(children, {
    name: 'worker',
    command: node(line),
    cwd: process.cwd(),
    env: process.env,
    log: memoryLog(),
    say: (text: string) => said.push(text),
    onText: undefined,
    firstWait: 10,
    onEnd: undefined,
    ...more,
  })
  onTestFinished(() => running.stop(1000))
  return { said, children, ...running }
}

describe('a service', () => {
  it('is ready when it says so', async () => {
    await service(`console.log('ready'); ${FOR_EVER}`).shows(/^ready/m)
  })

  it('that ends before it is ready fails the start', async () => {
    await expect(service('process.exit(4)').shows(/^ready/m)).rejects.toThrow(
      'The worker stopped (code 4). See test.log.',
    )
  })

  it('that ends by itself is started again', async () => {
    const file = join(tempFolder(), 'starts')
    const line = `require('fs').appendFileSync(${JSON.stringify(file)}, 'x')`
    appendFileSync(file, '')
    const { said } = service(line)
    await vi.waitFor(() => expect(readFileSync(file, 'utf8').length).toBeGreaterThan(1), { timeout: 5000 })
    expect(said[0]).toMatch(/^The worker stopped \(code 0\)\. Starting again in /)
  })

  it('is started again without what it had started before', async () => {
    const file = join(tempFolder(), 'grandchildren')
    const grandchild = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(FOR_EVER)}], { stdio: 'ignore' })`
    const line = `require('fs').appendFileSync(${JSON.stringify(file)}, ${grandchild}.pid + '\\n')`
    const { stop } = service(`${line}; process.exit(1)`)
    const started = () => readFileSync(file, 'utf8').trim().split('\n').map(Number)
    await vi.waitFor(() => expect(started().length).toBeGreaterThan(1), { timeout: 10_000 })
    await stop(1000)
    expect(birthOf(started()[0] ?? 0)).toBeNull()
  })

  it('that the caller has called up is started again, as the web server is', async () => {
    const { up, shows, pid, said } = service(`console.log('ready'); ${FOR_EVER}`, {
      onEnd: (sentence) => said.push(sentence),
    })
    await shows(/^ready/m)
    up()
    const killed = pid() ?? 0
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(pid()).not.toBe(killed), { timeout: 5000 })
    expect(birthOf(pid() ?? 0)).not.toBeNull()
    expect(said).toEqual(['The worker stopped (signal SIGKILL). Starting again in 0 s; see test.log.'])
  })

  it('whose end is the end of all is left to the caller', async () => {
    const sentence = await new Promise((resolve) => service('process.exit(9)', { onEnd: resolve }))
    expect(sentence).toBe('The worker stopped (code 9). See test.log.')
  })

  it('that does not listen to SIGTERM is ended all the same', async () => {
    const { shows, stop, pid } = service(`process.on('SIGTERM', () => {}); console.log('ready'); ${FOR_EVER}`)
    await shows(/ready/)
    const number = pid() ?? 0
    await stop(200)
    expect(birthOf(number)).toBeNull()
  })
})

describe('children', () => {
  it('are remembered while they live, and what a killed launcher left is ended with what it started', async () => {
    let kept: { name: string; pid: number; born: string }[] = []
    const children = createChildren((list) => (kept = list as typeof kept))
    const grandchild = `require('child_process').spawn(process.execPath, ['-e', '${FOR_EVER}'], { stdio: 'ignore' })`
    const { ended } = children.start('web server', node(`${grandchild}; ${FOR_EVER}`), {
      cwd: process.cwd(),
      env: process.env,
      onText: () => {},
      outputFd: undefined,
    })
    expect(kept).toMatchObject([{ name: 'web server' }])
    await stopOrphans(kept)
    expect(await ended).toMatchObject({ signal: 'SIGTERM' })
    expect(kept).toEqual([])
  })

  it('are not mistaken for others that have their number now', async () => {
    await stopOrphans([{ name: 'web server', pid: process.pid, born: 'another time' }])
    expect(birthOf(process.pid)).not.toBeNull()
  })
})

describe('a task', () => {
  const task = (command: string[]) =>
    migrate(createChildren(), { command, cwd: process.cwd(), env: process.env, log: memoryLog() })

  it('that succeeds says nothing', async () => {
    expect(await task(node('process.exit(0)'))).toBeUndefined()
  })

  it('that fails says what failed and where to read on', async () => {
    await expect(task(node('process.exit(1)'))).rejects.toThrow(
      'The tables could not be brought up to date. The details are in test.log.',
    )
  })

  it('that was refused by the database says why', async () => {
    const reason = 'This database was made by a version before: nothing was changed.'
    const line = `console.error('The database could not be migrated: ${reason}'); process.exit(1)`
    await expect(task(node(line))).rejects.toThrow(
      `The tables could not be brought up to date. ${reason} The details are in test.log.`,
    )
  })

  it('that cannot even be started says why', async () => {
    await expect(task(['/no/such/program'])).rejects.toThrow(/^The tables could not .*ENOENT\.$/)
  })
})
