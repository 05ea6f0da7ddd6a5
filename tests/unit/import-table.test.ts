import { ESLint } from 'eslint'
import { beforeAll, expect, test } from 'vitest'

const eslint = new ESLint()

const RULES = ['@typescript-eslint/no-restricted-imports', 'no-restricted-syntax']

async function refusals(file: string, line: string) {
  const [found] = await eslint.lintText(`${line}\n`, { filePath: file })
  return (found?.messages ?? [])
    .filter(({ ruleId }) => RULES.includes(ruleId ?? ''))
    .map(({ message }) => message)
}

// The first file loads the whole configuration.
beforeAll(() => refusals('src/ui/x.ts', ''), 60_000)

test.each([
  ['src/features/buying/cart/x.ts', "import { a } from '@/features/buying/orders/actions'"],
  ['src/features/buying/cart/x.ts', "import type { A } from '@/features/buying/orders/actions'"],
  ['src/features/buying/cart/x.ts', "export { a } from '@/features/buying/orders/actions'"],
  ['src/features/buying/cart/x.ts', "import { a } from '../orders/actions'"],
  ['src/features/buying/cart/x.ts', "import { a } from '@/features/buying/cart-page/a'"],
  ['src/features/buying/cart/x.ts', "import { a } from '@/features/shop/list/queries'"],
  ['src/features/buying/x.ts', "import { a } from '@/features/buying/cart/a'"],
  ['src/features/x.ts', "import { a } from '@/features/buying/cart/a'"],
  ['src/features/buying/cart/x.ts', "import { a } from '@/admin/parts/words'"],
  ['src/features/buying/cart/x.ts', "import { getPayload } from 'payload'"],
  ['src/domain/x.ts', "import messages from '@/messages/en'"],
  ['src/domain/x.ts', "import { a } from '@/server/db/data'"],
  ['src/ui/x.tsx', "import { a } from '@/server/db/data'"],
  ['src/server/x.ts', "import { a } from '@/features/buying/cart/a'"],
  ['src/server/x.ts', "import Stripe from 'stripe'"],
  ['src/admin/x.tsx', "import { a } from '@/ui/a'"],
  ['src/admin/x.tsx', "import { a } from '~/collections/people/a'"],
  ['src/admin/sign-in/x.tsx', "import { getPayload } from 'payload'"],
  ['src/app/(store)/[locale]/page.tsx', "import { a } from '@/admin/sign-in/a'"],
  ['src/worker/x.ts', "import { a } from '@/ui/a'"],
  ['src/worker/x.ts', "import { a } from '@/admin/queues/decisions/decide'"],
  ['src/live/x.ts', "import { a } from '@/worker/a'"],
  ['src/features/talk/chat/x.ts', "import { a } from '@/live/a'"],
  ['src/app/api/x/route.ts', "import config from '@payload-config'"],
  ['src/app/(store)/[locale]/page.tsx', "import { a } from '~/dev/seed/a'"],
  ['collections/orders/x.ts', "import { a } from '@/server/db/data'"],
  ['collections/orders/x.ts', "import { a } from '@/server/db/transaction'"],
  ['collections/orders/x.ts', "import { a } from '@/server/orders/moves'"],
  ['dev/seed/x.ts', "import { a } from '@/features/buying/cart/a'"],
  ['dev/seed/x.ts', "import { a } from '~/tests/support/a'"],
  ['dev/stand-ins/x.ts', "import { a } from '@/server/payments/a'"],
  ['dev/stand-ins/tests/x.test.ts', "import { a } from '@/server/payments/a'"],
  ['dev/launch/tests/x.test.ts', "import { a } from '~/tests/support/a'"],
  ['dev/launch/x.mjs', "import { listen } from '~/dev/stand-ins/serve'"],
  ['src/server/payments/x.ts', "import { startStripe } from '@maru/stand-ins/stripe'"],
  ['collections/orders/x.ts', "import { ROOT } from '@maru/launch/places'"],
  ['dev/seed/x.ts', "import { ROOT } from '~/dev/launch/places.mjs'"],
  ['tests/int/x.test.ts', "import { startStripe } from '~/dev/stand-ins/stripe/server'"],
  ['tests/e2e/x.spec.ts', "import { a } from '@/features/buying/cart/a'"],
  ['tests/unit/x.test.ts', "import config from '@payload-config'"],
  ['src/features/buying/cart/x.ts', 'db.execute(statement)'],
  ['src/features/selling/payouts/commands/x.ts', 'tx.execute(statement)'],
  ['src/server/cart/quote/x.ts', 'db.drizzle.execute(statement)'],
])('%s may not say: %s', async (file, line) => {
  expect(await refusals(file, line)).toHaveLength(1)
})

test.each([
  ['src/features/buying/cart/x.ts', "import { a } from '@/features/buying/cart/a'"],
  ['src/features/buying/cart/x.ts', "import type { TypedUser } from 'payload'"],
  ['src/domain/x.ts', "import type messages from '@/messages/en'"],
  ['src/server/payments/x.ts', "import Stripe from 'stripe'"],
  ['src/app/(payload)/x.tsx', "import config from '@payload-config'"],
  ['src/worker/x.ts', "import { a } from '@/features/buying/payments/a'"],
  ['src/worker/x.ts', "import { a } from '@/admin/queues/decisions/carry-out'"],
  ['src/admin/x.tsx', "import { a } from '@/admin/sign-in/a'"],
  ['src/admin/x.tsx', "import { a } from '@/features/buying/orders/get-order'"],
  ['src/admin/sign-in/x.tsx', "import { a } from '@/ui/parts/button'"],
  ['src/app/(staff)/admin/x.tsx', "import { a } from '@/admin/sign-in/a'"],
  ['src/app/api/admin-commands/x/route.ts', "import { a } from '@/admin/commands/commands'"],
  ['collections/orders/x.ts', "import { clear } from '@/server/db/cache'"],
  ['collections/orders/x.ts', "import { a } from '@/server/orders/opened-orders'"],
  ['collections/orders/x.ts', "import { a } from '@/server/orders/find-orders'"],
  ['collections/files/x.ts', "import { a } from '@/server/storage/picture-uses'"],
  ['dev/stand-ins/stripe/x.ts', "import { html } from '~/dev/stand-ins/html'"],
  ['dev/seed/x.ts', "import { startStripe } from '@maru/stand-ins/stripe'"],
  ['dev/launch/tests/x.test.ts', "import { findChromium } from '~/dev/launch/chromium.mjs'"],
  ['src/server/search/x.ts', 'db.execute(statement)'],
])('%s may say: %s', async (file, line) => {
  expect(await refusals(file, line)).toEqual([])
})
