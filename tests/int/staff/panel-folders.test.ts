import { createClientConfig } from 'payload'
import { expect, test } from 'vitest'
import { initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { openWorld } from '~/tests/support/open-world'

test('the panel’s pages name no folder of the server', async () => {
  const { config } = (await openWorld()).payload
  const i18n = await initI18n({
    config: { ...config.i18n, supportedLanguages: { en } },
    context: 'client',
    language: 'en',
  })
  const sent = JSON.stringify(createClientConfig({ config, i18n, importMap: {} } as never))
  expect(sent.length).toBeGreaterThan(100_000)
  for (const folder of [process.cwd(), process.env.MARU_DATA ?? 'MARU_DATA'])
    expect(sent).not.toContain(folder)
  const media = config.collections.find(({ slug }) => slug === 'media')
  expect(media?.upload.staticDir).toBe(`${process.env.MARU_DATA}/media`)
})
