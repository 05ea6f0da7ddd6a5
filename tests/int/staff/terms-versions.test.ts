import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import { noonOf, termsDay } from '@/domain/pages/terms'
import { scheduleIssue } from '@/admin/pages/publication/check-schedule'
import { getTerms } from '@/features/shop/pages/terms/terms'
import { termsNow } from '@/server/people/terms-versions'
import { database } from '@/server/db/transaction'
import { auditNews } from '~/tests/support/audit'
import { aPage, richText } from '~/tests/support/factories/talk'
import { openBrowser } from '~/tests/support/http/browser'
import { openHttp } from '~/tests/support/http/http'
import { restClient, type RestClient } from '~/tests/support/http/rest'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
let send: RestClient
let http: Awaited<ReturnType<typeof openHttp>>
let page = ''
beforeAll(async () => {
  world = await openWorld()
  http = await openHttp()
  send = restClient(http.url, world.tokens)
  const { payload } = world
  const data = { ...aPage('Terms of use', 'published'), slug: 'terms', content: richText('One') }
  await payload.db.drizzle.execute('delete from terms_versions')
  const made = await send('editor', 'pages?locale=en&depth=0', { method: 'POST', json: data })
  page = ((await made.json()) as { doc: { id: string } }).doc.id
})
afterAll(() => http.close())

const TODAY = termsDay(new Date())
const ahead = (days: number) => addDays(TODAY, days)

async function save(json: object, locale = 'en', language = 'en', isDraft = false) {
  const query = `locale=${locale}&draft=${isDraft}&depth=0&fallback-locale=null`
  const answer = await send('editor', `pages/${page}?${query}`, {
    method: 'PATCH',
    json: { _status: isDraft ? 'draft' : 'published', ...json },
    headers: { 'accept-language': language },
  })
  const { errors } = (await answer.json()) as { errors?: { message: string }[] }
  return { status: answer.status, message: errors?.map(({ message }) => message).join(' ') ?? '' }
}
const publish = (words: string, days: number, more: object = {}) =>
  save({ content: richText(words), validFrom: noonOf(ahead(days)), isCorrection: false, ...more })
const writeFrench = (words: string) => save({ content: richText(words) }, 'fr', 'en', true)
const versions = async () =>
  (await world.system.all('terms-versions', { sort: 'validFrom' })).map(({ version, needsAgreement }) => [
    version,
    needsAgreement,
  ])
const shown = async (version?: string, locale: Locale = 'en') => {
  const terms = await getTerms(locale, version)
  return terms && { words: JSON.stringify(terms.page.content).match(/"text":"([^"]*)"/)?.[1], ...terms }
}
const travel = (days: number, version: string) =>
  world.payload.db.pool.query(
    'update terms_versions set valid_from = valid_from - make_interval(days => $1) where version = $2',
    [days, version],
  )

describe('the terms that are published (rule L32)', () => {
  test('for the first time are valid from this day, and nobody agrees anew', async () => {
    expect(await versions()).toEqual([[TODAY, false]])
    expect(await termsNow(await database())).toBe(TODAY)
    expect(await shown()).toMatchObject({ words: 'One', waiting: undefined, earlier: [] })
  })

  test('in another language join the version', async () => {
    const french = { title: 'Conditions', content: richText('Un') }
    expect(await save(french, 'fr')).toEqual({ status: 200, message: '' })
    expect(await versions()).toEqual([[TODAY, false]])
    expect(await shown(TODAY, 'fr')).toMatchObject({ words: 'Un' })
    expect(await save({ title: '이용약관', content: richText('하나') }, 'ko')).toMatchObject({ status: 200 })
    expect(await shown(TODAY, 'ko')).toMatchObject({ words: '하나' })
  })

  test('with the same words change nothing', async () => {
    expect(await save({ title: 'Terms of use' })).toMatchObject({ status: 200 })
    expect(await versions()).toEqual([[TODAY, false]])
  })

  test.each([
    ['a day that has passed', -1, /Choose a day after/],
    ['the day of the version before', 0, /Choose a day after [A-Z][a-z]+ \d+, \d{4} – the version/],
    ['29 days', 29, /announced 30 days ahead/],
  ])('are refused with %s, and readers see what they saw', async (_, days, sentence) => {
    const answer = await publish('Refused', days)
    expect(answer.status).toBe(400)
    expect(answer.message).toMatch(sentence)
    expect(await versions()).toEqual([[TODAY, false]])
    expect(await shown()).toMatchObject({ words: 'One' })
  })

  test('are refused in the words of French and Korean staff', async () => {
    expect(
      (await save({ content: richText('Non'), validFrom: noonOf(ahead(3)) }, 'en', 'fr')).message,
    ).toMatch(/s’annonce 30/)
    expect(
      (await save({ content: richText('Non'), validFrom: noonOf(ahead(3)) }, 'en', 'ko')).message,
    ).toMatch(/30일 전에 공지합니다/)
  })

  test('are scheduled for a time alone at which they may be published', async () => {
    const draft = { content: richText('In a draft'), validFrom: noonOf(ahead(40)), isCorrection: false }
    expect(await save(draft, 'en', 'en', true)).toMatchObject({ status: 200 })
    await writeFrench('Dans un brouillon')
    const schedule = (days: number, type = 'publish') => {
      const args = {
        type,
        date: new Date(Date.now() + days * 86_400_000),
        doc: { relationTo: 'pages', value: page },
      }
      return openBrowser().within(() => scheduleIssue({ name: 'schedule-publish', args }))
    }
    expect(await schedule(9)).toBeNull()
    expect(await schedule(12)).toEqual({ error: expect.stringContaining('announced 30 days ahead') })
    expect(await schedule(12, 'unpublish')).toBeNull()
    expect(await versions()).toEqual([[TODAY, false]])
    await save({ content: richText('One') }, 'en', 'en', true)
    await writeFrench('Un')
  })

  test('are refused while the French says what it said before', async () => {
    const answer = await publish('Two', 40)
    expect(answer).toMatchObject({ status: 400, message: expect.stringMatching(/The French still says/) })
    expect(await versions()).toEqual([[TODAY, false]])
  })

  test('wait for their day, while /terms shows the version in force and names the next', async () => {
    const news = auditNews(world)
    await writeFrench('Deux')
    await news()
    expect(await publish('Two', 40)).toEqual({ status: 200, message: '' })
    const [second] = (await versions()).slice(1)
    expect(second).toEqual([ahead(40), true])
    expect(await shown()).toMatchObject({ words: 'One', waiting: { version: ahead(40) } })
    expect(await shown(ahead(40))).toMatchObject({ words: 'Two', own: { validFrom: ahead(40) } })
    expect(await shown(ahead(40), 'fr')).toMatchObject({ words: 'Deux' })
    // Its Korean says what members do not agree to: the English stands in for it.
    expect(await shown(ahead(40), 'ko')).toMatchObject({ words: 'Two' })
    expect(await shown(TODAY, 'ko')).toMatchObject({ words: '하나' })
    expect(await termsNow(await database())).toBe(TODAY)
    expect((await news()).map(({ action }) => action).toSorted()).toEqual([
      'pages.published',
      'terms.published',
    ])
    const { rows } = await world.payload.db.pool.query(
      `select 1 from page_clearings where tags = array['pages'] and due_at = $1::timestamp at time zone 'America/Toronto'`,
      [ahead(40)],
    )
    expect(rows).toHaveLength(1)
  })

  test('are written anew until their emails begin', async () => {
    expect(await publish('Two, better', 45)).toEqual({ status: 200, message: '' })
    expect(await versions()).toEqual([
      [TODAY, false],
      [ahead(45), true],
    ])
    await travel(20, ahead(45))
    expect((await publish('Two, too late', 25)).status).toBe(400)
    expect(await shown(ahead(45))).toMatchObject({ words: 'Two, better' })
  })

  test('replace the version before on their day, which stays readable', async () => {
    await travel(400, TODAY)
    await travel(25, ahead(45))
    expect(await shown()).toMatchObject({
      words: 'Two, better',
      waiting: undefined,
      earlier: [{ version: TODAY }],
    })
    expect(await shown(TODAY)).toMatchObject({ words: 'One' })
    expect(await termsNow(await database())).toBe(ahead(45))
  })

  test('without French are refused', async () => {
    await world.payload.db.pool.query("update pages_locales set content = null where _locale = 'fr'")
    await world.payload.db.pool.query(
      "update _pages_v_locales set version_content = null where _locale = 'fr'",
    )
    expect((await publish('Three', 60)).message).toMatch(/Write the terms in French too/)
  })

  test('no version can be written or deleted by staff', async () => {
    const [first] = await world.system.all('terms-versions')
    for (const [method, path] of [
      ['POST', 'terms-versions'],
      ['PATCH', `terms-versions/${first?.id}`],
      ['DELETE', `terms-versions/${first?.id}`],
    ] as const)
      expect((await send('admin', path, { method, json: { title: 'Mine' } })).status).toBe(403)
  })

  test('an address that no version has shows nothing', async () => {
    expect(await shown('2019-01-01')).toBeNull()
  })
})
