import { expect, test } from 'vitest'
import { scheduleIssue } from '@/admin/pages/publication/check-schedule'
import { openBrowser } from '~/tests/support/http/browser'

const NOW = new Date('2026-11-27T12:00:00Z')
const ask = (args: object, language = 'en') => {
  const browser = openBrowser()
  browser.jar.set('maru-lng', language)
  return browser.within(() => scheduleIssue({ name: 'schedule-publish', args }, NOW))
}

test('a page is scheduled for a time to come alone, and its schedule may be deleted (rule L26)', async () => {
  const passed = { error: 'This time has passed. Please choose a later one.' }
  expect(await ask({ type: 'publish', date: new Date('2026-11-27T11:59:59Z') })).toEqual(passed)
  expect(await ask({ type: 'unpublish', date: '2026-11-26T00:00:00.000Z' })).toEqual(passed)
  expect(await ask({ type: 'publish', date: NOW }, 'fr')).toEqual({
    error: 'Cette heure est passée. Veuillez en choisir une plus tard.',
  })
  expect(await ask({ type: 'publish', date: '2026-11-28T00:00:00.000Z' })).toBeNull()
  expect(await ask({ deleteID: 'x' })).toBeNull()
})

test('what else the panel asks for is none of its business', async () => {
  const other = { name: 'form-state', args: { date: '2000-01-01T00:00:00.000Z' } }
  expect(await openBrowser().within(() => scheduleIssue(other, NOW))).toBeNull()
})
