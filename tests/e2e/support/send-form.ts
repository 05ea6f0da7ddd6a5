import { expect, type APIResponse, type Page } from '@playwright/test'

type Fields = Record<string, string>
type Sent = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>

const ENTITIES: Fields = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const attribute = (tag: string, name: string) =>
  (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replace(/&[^;]+;/g, (one) => ENTITIES[one] ?? one)

/**
 * Sends a form as a browser without script does, and shows no page: for what a test needs first and does not judge. The form is the one
 * that has the field `mark`; its hidden fields go along. `from` is the address it comes from, as a proxy tells it.
 */
export async function sendForm(
  page: Page,
  path: string,
  mark: string,
  fields: Sent = {},
  from?: string,
): Promise<APIResponse> {
  const opened = await page.request.get(path)
  const form = formIn(await opened.text(), mark)
  expect(form, `${path} has a form with ${mark}`).not.toBe('')
  const hidden = (form.match(/<input[^>]*type="hidden"[^>]*>/g) ?? []).map((tag) => [
    attribute(tag, 'name'),
    attribute(tag, 'value'),
  ])
  const answer = await page.request.post(opened.url(), {
    multipart: { ...(Object.fromEntries(hidden) as Fields), ...fields },
    headers: { origin: new URL(opened.url()).origin, ...(from && { 'x-forwarded-for': from }) },
    maxRedirects: 0,
  })
  expect(answer.status(), `${path} takes what was sent`).toBeLessThan(400)
  return answer
}

const formIn = (html: string, mark: string) =>
  (html.match(/<form.*?<\/form>/gs) ?? []).find((form) => form.includes(` name="${mark}"`)) ?? ''

/** Where an answer leads. */
export function goalOf(answer: APIResponse) {
  const goal = answer.headers()['location']
  expect(goal, `the answer of ${answer.url()} leads on`).toBeDefined()
  return new URL(goal ?? '', answer.url()).href
}
