import { checkBoot } from '@/server/settings/boot-check'
import { errorText } from '@/server/records/log/error-text'
import { rebuildEngine } from '@/server/search/engine/rebuild'

/** Fills the search engine anew, beside the copy that answers: `npm run search`. */
async function rebuild() {
  await checkBoot()
  const url = process.env.SEARCH_URL
  if (!url) throw new Error('SEARCH_URL names no search engine.')
  console.log(`The search engine has ${await rebuildEngine(url)} products and answers from now on.`)
}

rebuild().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`The search engine was not filled: ${errorText(error)}`)
    process.exit(1)
  },
)
