import { expect, it } from 'vitest'
import { welcomeBox } from '~/dev/launch/box.mjs'

const demo = {
  password: 'open-sesame',
  accounts: [
    { email: 'buyer@maru.test', role: 'buyer' },
    { email: 'buyer2@maru.test', role: 'buyer' },
    { email: 'admin@maru.test', role: 'admin' },
  ],
}

it('The box says where everything is and who one can be, one account of each role.', () => {
  const box: string = welcomeBox({ siteUrl: 'http://localhost:4200', ports: { mailbox: 4202 }, demo })
  expect(box).toMatchInlineSnapshot(`
    "╭──────────────────────────────────────────────╮
    │  Maru is running. Ctrl-C stops all of it.    │
    │                                              │
    │  Storefront    http://localhost:4200         │
    │  Seller area   http://localhost:4200/seller  │
    │  Admin         http://localhost:4200/admin   │
    │  Mailbox       http://localhost:4202         │
    │                                              │
    │  Demo accounts, password open-sesame         │
    │  buyer@maru.test   buyer                     │
    │  admin@maru.test   admin                     │
    ╰──────────────────────────────────────────────╯"
  `)
})

it('The box is as wide on every line.', () => {
  const box: string = welcomeBox({ siteUrl: 'http://localhost:4200', ports: { mailbox: 4202 }, demo })
  expect(new Set(box.split('\n').map((line) => line.length)).size).toBe(1)
})
