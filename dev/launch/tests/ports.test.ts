import { createServer } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePorts, portSentence, portTrouble, requireFreePorts } from '~/dev/launch/ports.mjs'
import { readSettings } from '~/dev/launch/settings.mjs'
import { PORTS_FROM } from './temp'

async function listener(host: string, port = 0) {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

describe('ports', () => {
  it('are taken when a program listens on them, whichever address it listens on', async () => {
    expect(await portTrouble(await listener('127.0.0.1'))).toBe('EADDRINUSE')
    expect(await portTrouble(await listener('0.0.0.0'))).toBe('EADDRINUSE')
  })

  it('are looked for until a whole row is free', async () => {
    const first = await freePorts(PORTS_FROM)
    await listener('127.0.0.1', first + 3)
    expect(await freePorts(first)).toBeGreaterThan(first)
  })

  it('of the web server and of the others are named when they are taken', async () => {
    const base = await freePorts(PORTS_FROM)
    await listener('127.0.0.1', base + 2)
    await expect(requireFreePorts(readSettings({ PORT: String(base) }))).rejects.toThrow(
      `Port ${base + 2} (the mailbox port) is in use. Stop the other program or set PORT.`,
    )
  })

  it.each([
    ['EADDRINUSE', 'Port 3000 is in use. Stop the other program or set PORT.'],
    ['EACCES', 'Port 3000 needs administrator rights. Set PORT to 1024 or higher.'],
    ['EADDRNOTAVAIL', 'HOST 10.9.8.7 is not an address of this machine.'],
    ['ENOTFOUND', 'HOST 10.9.8.7 is not a known address.'],
  ])('that cannot be had for %s have a sentence', (code, sentence) => {
    expect(portSentence({ code, port: 3000, use: 'web', host: '10.9.8.7' })).toBe(sentence)
  })
})

describe('settings', () => {
  it.each(['abc', '0', '65531', '3000.5', '-1'])('refuse PORT=%s', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(
      `PORT must be a whole number from 1 to 65530; it is "${PORT}".`,
    )
  })

  it('give every demo server a port of its own after the first', () => {
    expect(readSettings({}).ports).toEqual({
      web: 3000,
      postgres: 3001,
      mailbox: 3002,
      smtp: 3003,
      stripe: 3004,
      google: 3005,
      live: 3006,
    })
  })
})
