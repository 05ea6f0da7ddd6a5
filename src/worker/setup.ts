import { getPayload } from 'payload'
import config from '@payload-config'
import { emailAddressIn } from '@/domain/people/email'
import { fillShop, type FillResult } from '@/server/texts/first-content/fill-shop'
import { checkBoot } from '@/server/settings/boot-check'
import { adminOrigin } from '@/server/http/addresses/hosts'
import { errorText } from '@/server/records/log/error-text'
import { migrationsInPlace } from './migrations-in-place'

/** Puts categories, synonyms, settings and pages into a new database, and nobody: `npm run setup` (rule Q10). */
async function setUp() {
  await checkBoot()
  const email = emailAddressIn(process.env.MAIL_FROM ?? '')
  if (!email) throw new Error('MAIL_FROM has no email address in it.')
  const payload = await getPayload({ config })
  const { inPlace, all } = await migrationsInPlace(payload)
  if (inPlace < all) throw new Error('The database is not migrated. Say first: npm run migrate')
  const filled = await fillShop({ email })
  for (const one of filled) console.log(lineOf(one))
  if (filled.some((one) => 'written' in one))
    console.log(
      `Everything is a first version. What is left to do before opening is listed at ${adminOrigin() ?? ''}/admin.`,
    )
}

const lineOf = (one: FillResult) =>
  'written' in one
    ? `${one.table}: ${one.written} written.`
    : `${one.table}: left alone, there ${one.found === 1 ? 'is 1 row' : `are ${one.found} rows`} already.`

setUp().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`The shop could not be set up: ${errorText(error)}`)
    process.exit(1)
  },
)
