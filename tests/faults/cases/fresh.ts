import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { jwtSign } from 'payload'
import { must, type Case } from '~/tests/faults/case'
import { showing } from '~/tests/faults/product-page'
import type { Shop } from '~/tests/faults/shop'

/** An admin of the demo, signed in: their token. */
async function adminToken({ query, payload }: Shop) {
  const sid = randomUUID()
  const [admin] = await query<{ id: string; email: string }>(
    `with admin as (select id, email from staff where role = 'admin' limit 1),
      session as (
        insert into staff_sessions (_order, _parent_id, id, created_at, expires_at)
        select 99, id, $1, now(), now() + interval '1 hour' from admin
      )
     select id, email from admin`,
    [sid],
  )
  const fieldsToSign = { ...admin, collection: 'staff', sid }
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: 3600 })
  return token
}

export const fresh: Case[] = [
  {
    name: 'two web servers, a change through one',
    async run(shop) {
      const { web, startSecondWeb } = shop.faults
      const secondWeb = await startSecondWeb()
      const token = await adminToken(shop)
      const product = await shop.product(5)
      const rename = async (site: string, name: string) => {
        const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
        const init = { method: 'PATCH', headers, body: JSON.stringify({ name }) }
        const answer = await fetch(`${site}/api/products/${product}`, init)
        must(answer.status === 200, `the change was answered ${answer.status}: ${await answer.text()}`)
      }
      let slowest = 0
      try {
        await Promise.all([web, secondWeb].map(({ url }) => showing(url, product, 'Fault tile', 20)))
        for (let round = 1; round <= 6; round += 1) {
          const [here, there] = round % 2 ? [secondWeb, web] : [web, secondWeb]
          await rename(here.url, `Renamed ${round}`)
          slowest = Math.max(slowest, await showing(there.url, product, `Renamed ${round}`, 1))
          await showing(here.url, product, `Renamed ${round}`, 1)
        }
      } finally {
        await secondWeb.stop()
      }
      return `6 changes, each fresh in the other, the slowest after ${slowest.toFixed(2)} s`
    },
  },
  {
    name: 'every connection that listens killed under changes',
    async run(shop) {
      const { url } = shop.faults.web
      const products = await Promise.all(Array.from({ length: 4 }, () => shop.product(5)))
      await Promise.all(products.map((product) => showing(url, product, 'Fault tile', 20)))
      let killed = 0
      let isOver = false
      const killing = (async () => {
        for (; !isOver; await wait(300)) {
          const ended = await shop.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'maru-bus'",
          )
          killed += ended.length
        }
      })()
      const rounds = 12
      for (let round = 1; round <= rounds; round += 1) {
        await Promise.all(
          products.map((product, at) =>
            shop.system.change('products', product, { name: `Killed ${at}-${round}.` }),
          ),
        )
        // A page that is read now keeps what it shows, until it is cleared.
        await Promise.all(products.map((product) => fetch(`${url}/product/${product}`)))
      }
      isOver = true
      await killing
      must(killed >= 6, `only ${killed} connections were there to be killed`)
      const took = await Promise.all(
        products.map((product, at) => showing(url, product, `Killed ${at}-${rounds}.`, 10)),
      )
      return `${killed} killed, ${rounds * products.length} changes, all fresh ${Math.max(...took).toFixed(1)} s after the last`
    },
  },
]
