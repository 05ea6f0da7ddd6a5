import { beforeAll } from 'vitest'
import { readFigureRange } from '@/domain/analytics/figure-range'
import { dayIn } from '@/domain/values/calendar'
import type { Actor } from '@/domain/people/actor'
import { getAdvice } from '@/features/selling/analytics/get-advice'
import { getAnalytics } from '@/features/selling/analytics/get-analytics'
import { answerReview } from '@/features/selling/reviews/actions'
import { listSellerReviews } from '@/features/selling/reviews/list-seller-reviews'
import * as csv from '@/app/api/seller-analytics/csv/route'
import { ask } from '~/tests/support/budget/ask'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { openBrowser } from '~/tests/support/http/browser'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const seller = () => openBrowser(world.tokens.seller)
const actor = (): Actor => ({ kind: 'seller', id: world.ids.users.seller, status: 'active' })
const yearToDate = () => readFigureRange({ range: '12m' }, dayIn('America/Toronto', new Date()))

keepBudget('seller-figures', {
  'read the figures of a year': async () => () => getAnalytics(actor(), yearToDate(), 'ko'),
  'read what the figures ask for': async () => () => getAdvice(actor(), yearToDate(), 'ko'),
  'GET api/seller-analytics/csv': async () => () =>
    ask(seller(), csv.GET, 'api/seller-analytics/csv?range=90'),
  'read a page of a seller’s reviews': async () => {
    const user = await memberUser(world.payload, world.ids.users.seller)
    return () => listSellerReviews(user, { product: null, unanswered: false, page: 1 }, 'fr')
  },
  'selling/reviews/actions answerReview': async () => {
    const { shown } = world.ids.comments
    await world.payload.db.pool.query('update comments set answer = null where id = $1', [shown])
    return () => seller().submit(answerReview, { review: shown, answer: 'Thank you.', language: 'en' })
  },
})
