import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { must, type Case } from '~/tests/faults/case'
import { countBy, until, type Buyer, type Shop } from '~/tests/faults/shop'

const COUNT = 50
type Press = (key: string) => Promise<'added' | 'refused' | number>

/** The button on a product's page, as a browser without script presses it; a number is the status of an answer that is none. */
async function buttonOf({ faults }: Shop, { cookie }: Buyer, product: string): Promise<Press> {
  const url = `${faults.siteUrl}/product/${product}`
  const html = await (await fetch(url)).text()
  const form = /<form[^>]*id="buy"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const hidden = [...form.matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]) => [
    valueIn(tag, 'name'),
    valueIn(tag, 'value'),
  ])
  must(hidden.length > 2, 'the page has no form')
  return async (key) => {
    const body = new FormData()
    for (const [name = '', value = ''] of [...hidden, ['quantity', '1'], ['key', key]]) body.set(name, value)
    const headers = { cookie, accept: 'text/html', origin: faults.siteUrl }
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null)
    const page = await answer?.text().catch(() => null)
    if (answer?.status !== 200 || !page) return answer?.status ?? 0
    return page.includes('Added to your cart.') ? 'added' : 'refused'
  }
}

const valueIn = (tag: string, name: string) =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

async function held({ query }: Shop, { id }: Buyer) {
  const [line] = await query<{ n: number }>('select quantity::int as n from cart_items where user_id = $1', [
    id,
  ])
  return line?.n ?? 0
}

export const cart: Case[] = [
  {
    name: 'fifty adds of one product at once, also while Postgres goes away',
    async run(shop) {
      const [buyer] = await shop.buyers(1)
      if (!buyer) throw new Error('Nobody buys.')
      const press = await buttonOf(shop, buyer, await shop.product(5000))
      const keys = Array.from({ length: COUNT }, () => randomUUID())
      const pressed = Promise.all(keys.map(press))
      await wait(400)
      await shop.faults.database.stop('crash')
      await shop.faults.database.start()
      const answers = await pressed
      const added = answers.filter((answer) => answer === 'added').length
      must(!answers.includes('refused'), 'an add was refused')
      await until('the database again', async () => (await held(shop, buyer)) >= added)
      // Of the one whose commit the crash interrupted nobody can say; its key does when it is sent again.
      const more = (await held(shop, buyer)) - added
      must(more === 0 || more === 1, `${more} more held than were added`)
      for (const [at, key] of keys.entries())
        if (answers[at] !== 'added')
          must((await press(key)) === 'added', 'an add was refused the second time')
      must((await press(keys[0] ?? '')) === 'added', 'a repeated add was refused')
      must((await held(shop, buyer)) === COUNT, `${await held(shop, buyer)} held in the end`)
      return `${countBy(answers, String)}, ${more} more kept; sent again, ${COUNT} in all`
    },
  },
]
