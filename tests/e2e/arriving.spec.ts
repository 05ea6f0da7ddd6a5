import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { FAUCET } from './support/public-routes'
import { noteShifts, shiftsOf } from './support/shifts'
import { WIDTHS } from './support/widths'

/** What may move in all (rule Q4). */
const MOST = 0.02
const PIECE = 1_500
/** Two pictures of a screen fit between two pieces. */
const PAUSE = 35

/** The same site, on a line that lets through its pages piece by piece. */
function slowly(site: URL): Server {
  return createServer((asked, answer) => {
    const { method, url = '/', headers } = asked
    const passed = { ...headers, host: site.host, 'accept-encoding': 'identity' }
    const on = request(new URL(url, site), { method, headers: passed }, async (given) => {
      const { 'content-length': _length, ...heads } = given.headers
      answer.writeHead(given.statusCode ?? 500, heads)
      if (!heads['content-type']?.startsWith('text/html')) return given.pipe(answer)
      const parts: Buffer[] = []
      for await (const part of given) parts.push(part as Buffer)
      const whole = Buffer.concat(parts)
      for (let at = 0; at < whole.length; at += PIECE) {
        answer.write(whole.subarray(at, at + PIECE))
        await wait(PAUSE)
      }
      answer.end()
    })
    on.on('error', () => answer.destroy())
    asked.pipe(on)
  })
}

let line: Server
test.beforeAll(async ({ baseURL }) => {
  line = slowly(new URL(baseURL ?? ''))
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening))
})
test.afterAll(() => line.close())

for (const path of ['/', '/fr', '/products', FAUCET, '/login', '/nothing-here'])
  test(`hardly anything of ${path} moves while it arrives in pieces`, WIDTHS, async ({ page }) => {
    await noteShifts(page)
    await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}${path}`, {
      waitUntil: 'networkidle',
    })
    const shifts = await shiftsOf(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST)
  })
