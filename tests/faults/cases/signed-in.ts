import { must, type Case } from '~/tests/faults/case'
import { until } from '~/tests/faults/shop'

const SAID = {
  '/cart': 'The site is unavailable right now.',
  '/fr/cart': 'Le site est indisponible pour le moment.',
  '/ko/buyer-orders': '지금은 사이트를 이용하실 수 없습니다.',
  '/profile': 'The site is unavailable right now.',
  '/checkout': 'The site is unavailable right now.',
  '/notifications': 'The site is unavailable right now.',
  '/order/018f2a3b-0000-7000-8000-000000000000': 'The site is unavailable right now.',
  '/seller': 'The site is unavailable right now.',
  '/upload': 'The site is unavailable right now.',
  '/api/session': 'The site is unavailable right now.',
  '/api/invoice/018f2a3b-0000-7000-8000-000000000000': 'The site is unavailable right now.',
}

export const signedIn: Case[] = [
  {
    name: 'nobody is signed out while Postgres is away',
    async run(shop) {
      const { siteUrl, database } = shop.faults
      const [buyer] = await shop.buyers(1)
      const headers = { cookie: buyer?.cookie ?? '', accept: 'text/html' }
      const get = (path: string) => fetch(siteUrl + path, { headers, redirect: 'manual' })
      // Each once before, so that what all readers share is kept.
      for (const path of Object.keys(SAID)) await (await get(path)).text()
      await database.stop('fast')
      const wrong: string[] = []
      for (const [path, said] of Object.entries(SAID)) {
        const answer = await get(path)
        const isTold = (await answer.text()).includes(said)
        const isKept = answer.headers.get('set-cookie') === null
        if (answer.status !== 503 || !answer.headers.has('retry-after') || !isTold || !isKept)
          wrong.push(`${path} ${answer.status}${isTold ? '' : ' unsaid'}${isKept ? '' : ' cookie'}`)
      }
      await database.start()
      must(wrong.length === 0, wrong.join(', '))
      const isKnown = async () =>
        ((await (await get('/api/session')).json()) as { user: unknown }).user !== null
      const took = await until('the buyer known again', isKnown)
      return `${Object.keys(SAID).length} addresses answered 503 in words, the buyer known ${took.toFixed(1)} s after the restart`
    },
  },
]
