import { readFileSync } from 'node:fs'

const { password } = JSON.parse(readFileSync('dev/seed/accounts.json', 'utf8')) as { password: string }
const FORM = /<form[^>]*>(?:(?!<\/form>)[\s\S])*name="password"[\s\S]*?<\/form>/
const HIDDEN = /<input[^>]*type="hidden"[^>]*>/g

const attribute = (tag: string, name: string) =>
  (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The cookies of a member of the demo, signed in as a browser without script does. */
export async function cookiesOf(site: string, email: string): Promise<string> {
  const [form = ''] = FORM.exec(await (await fetch(`${site}/login`)).text()) ?? []
  const body = new FormData()
  for (const [tag] of form.matchAll(HIDDEN)) body.set(attribute(tag, 'name'), attribute(tag, 'value'))
  body.set('email', email)
  body.set('password', password)
  const answer = await fetch(`${site}/login`, {
    method: 'POST',
    body,
    headers: { origin: site },
    redirect: 'manual',
  })
  const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0])
  if (cookies.length === 0) throw new Error(`${email} could not sign in: ${answer.status}`)
  return cookies.join('; ')
}
