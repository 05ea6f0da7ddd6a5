import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, expect, type Page } from '@playwright/test'
import type { Upgrade } from './world'

const { password } = JSON.parse(readFileSync('dev/seed/accounts.json', 'utf8')) as { password: string }
const THANKS = 'Thank you.'

/** What is open in browsers when the old release ends, and what is done with it afterwards. */
export async function openReaders({ siteUrl, chromium: executablePath }: Upgrade) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const open = async (path: string, javaScriptEnabled = true) => {
    const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    return page
  }

  const [scripted, plain, stale, list] = [
    await inquiry(await open('/seller-inquiry'), 'Han Minseo'),
    await inquiry(await open('/seller-inquiry', false), 'Maude Roy'),
    await inquiry(await open('/seller-inquiry'), 'Ann Lee'),
    await open('/latest'),
  ]
  const member = await open(`/login?next=${encodeURIComponent('/profile?edit=profile')}`)
  await member.getByLabel('Email address').fill('buyer@maru.test')
  await member.getByLabel('Password', { exact: true }).fill(password)
  await member.locator('main').getByRole('button', { name: 'Login' }).click()
  await member.waitForURL(/edit=profile/, { waitUntil: 'networkidle' })
  await member.getByLabel('Phone', { exact: true }).fill('+1 604 555 0188')

  const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()
  const steps: Record<string, () => Promise<void>> = {
    'a form with script is taken': async () => {
      await send(scripted)
      await expect(scripted.getByRole('status').filter({ hasText: THANKS })).toBeVisible()
    },
    'a form without script is taken': async () => {
      await send(plain)
      await expect(plain.getByText(THANKS)).toBeVisible()
    },
    'a member saves what they had typed': async () => {
      await member.getByRole('button', { name: 'Save' }).click()
      await expect(member.getByText('Profile updated successfully!')).toBeVisible()
    },
    'an action that the next release does not have keeps what was typed, and says so': async () => {
      await stale.route('**/seller-inquiry', (route) =>
        route.request().method() === 'POST'
          ? route.continue({ headers: { ...route.request().headers(), 'next-action': 'f'.repeat(42) } })
          : route.continue(),
      )
      const answered = stale.waitForResponse((response) => response.request().method() === 'POST')
      await send(stale)
      expect((await answered).status()).toBe(409)
      await expect(stale.getByRole('alert').filter({ hasText: 'This page is out of date.' })).toBeVisible()
      await expect(stale.getByLabel('Name', { exact: true })).toHaveValue('Ann Lee')
    },
    'a link of an old page leads on, and its page has the next release': async () => {
      await list.locator('ul.goods a[href*="/product/"]').first().click()
      await list.waitForURL(/\/product\//)
      await expect(list.getByRole('heading', { level: 1 })).toBeVisible()
      await list.reload({ waitUntil: 'networkidle' })
      expect(await list.evaluate(() => Reflect.get(globalThis, 'maruRelease') as unknown)).toBe('next')
    },
  }
  return { steps, close: () => browser.close() }
}

async function inquiry(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email address').fill(`${name.split(' ')[0]?.toLowerCase()}@sorae.example`)
  await page.getByLabel('Message').fill('We make faucets and would like to sell here.')
  return page
}

/** Somebody who asks for a page ten times a second, until told to stop: how often, and what was not answered 200. */
export function openVisitor(site: string, paths: readonly string[]) {
  const failures: string[] = []
  let asked = 0
  let isOver = false
  const visiting = (async () => {
    for (; !isOver; await wait(100)) {
      const path = paths[asked % paths.length] ?? '/'
      asked += 1
      const status = await fetch(site + path).then(
        async (answer) => (await answer.text(), answer.status),
        () => 0,
      )
      if (status !== 200) failures.push(`${path} ${status}`)
    }
  })()
  return {
    failures,
    asked: () => asked,
    stop: async () => {
      isOver = true
      await visiting
    },
  }
}
