import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap'
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import { initI18n } from '@payloadcms/translations'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => void (world = await openWorld()))

/** As Payload names a field of a page where two versions are compared. */
async function labelFor(language: Locale) {
  const { payload } = world
  const { config } = payload
  const i18n = await initI18n({ config: config.i18n, context: 'client', language })
  const of = { collectionSlug: 'pages', i18n, payload }
  const client = getClientConfig({ config, i18n, importMap: {}, user: true })
  const schemaMap = getSchemaMap({ ...of, config })
  const named = getClientSchemaMap({ ...of, config: client, schemaMap }).get('pages.description')
  return named && 'label' in named ? named.label : undefined
}

test('the fields of compared versions are named for each reader, whoever came first (rule L26)', async () => {
  expect([await labelFor('fr'), await labelFor('en'), await labelFor('ko')]).toEqual([
    'Description',
    'Description',
    '설명',
  ])
})
