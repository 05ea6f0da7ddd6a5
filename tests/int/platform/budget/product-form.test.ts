import { beforeAll } from 'vitest'
import type { Locale } from '@/domain/locale'
import { UploadForm } from '@/features/selling/listing/form/upload/upload-form'
import { uploadProduct } from '@/features/selling/listing/form/upload/upload-actions'
import { keepBudget } from '~/tests/support/budget/keep-budget'
import { aFilledForm, postedFields } from '~/tests/support/factories/product-form'
import { unique } from '~/tests/support/factories/unique'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const aForm = () => ({
  ...aFilledForm(),
  sku: unique('TAP'),
  mainCategory: world.ids.categories.room,
  subCategory: world.ids.categories.sub,
  images: [{ id: world.ids.media.sellers, alt: { en: 'The tap', fr: '', ko: '' } }],
})
const locale: Locale = 'en'

keepBudget('product-form', {
  'selling/listing/form/upload/upload-actions uploadProduct': async () => () =>
    openBrowser(world.tokens.seller).submit(uploadProduct, postedFields(aForm())),
  'read the upload form': async () => () =>
    openBrowser(world.tokens.seller).within(() =>
      UploadForm({ locale, timeZone: 'America/Toronto', search: {} }),
    ),
})
