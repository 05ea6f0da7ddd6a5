import { resealAll } from '@/server/settings/sealed-columns'
import { checkBoot } from '@/server/settings/boot-check'
import { errorText } from '@/server/records/log/error-text'

/** Seals every stored value with the first key of FIELD_ENCRYPTION_KEY: `npm run reseal`. */
async function reseal() {
  await checkBoot()
  let failed = 0
  for (const { table, column, resealed, failures } of await resealAll()) {
    console.log(`${table}.${column}: ${resealed} sealed anew.`)
    for (const failure of failures) console.error(`${table}.${column} ${failure}`)
    failed += failures.length
  }
  if (failed > 0) throw new Error(`${failed} values could not be opened, and stay as they are.`)
}

reseal().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(errorText(error))
    process.exit(1)
  },
)
