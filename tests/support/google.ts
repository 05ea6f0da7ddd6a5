import { redirectToGoogle, finishGoogleFlow } from '@/features/account/sign-in/google-flow'
import { PEER_HEADER } from '@/server/http/addresses/client-address'
import { startGoogle } from '@maru/stand-ins/google'
import { openBrowser as openAtGoogle } from '@maru/stand-ins/browser'
import type { Browser } from './http/browser'

export type Chosen = { email: string; name?: string; verified?: string }
type Asked = { type?: string; next?: string; locale?: string }

const site = () => process.env.SITE_URL ?? ''

/** The stand-in for Google, and people who go there and come back, each with two browsers that know nothing of one another. */
export async function openGoogle() {
  const google = await startGoogle({
    port: 0,
    siteUrl: site(),
    clientId: 'maru-test',
    clientSecret: 'secret',
  })
  Object.assign(process.env, {
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: 'maru-test',
    GOOGLE_CLIENT_SECRET: 'secret',
  })

  const ask = async (
    browser: Browser,
    path: string,
    work: (request: Request) => Promise<Response>,
    headers: Record<string, string> = {},
  ) => {
    const request = new Request(new URL(path, site()), {
      headers: { [PEER_HEADER]: browser.address, ...headers },
    })
    const answer = await browser.within(() => work(request))
    const location = answer.headers.get('location') ?? ''
    return { status: answer.status, answer, location, goesTo: location.replace(site(), '') }
  }
  const leave = (browser: Browser, asked: Asked = {}, headers: Record<string, string> = {}) =>
    ask(browser, `/api/auth/google?${new URLSearchParams(asked)}`, redirectToGoogle, headers)
  const comeBack = (browser: Browser, url: string) => ask(browser, url, finishGoogleFlow)

  /** Chooses an account at Google; the address Google sends the browser back to. */
  const choose = async (url: string, { email, name = 'Jo Park', verified = 'yes' }: Chosen) => {
    const there = openAtGoogle(google.issuer)
    const page = await there.visit(url)
    return (await there.post(page.url, { email, name, verified })).url
  }
  const cancel = async (url: string) => {
    const there = openAtGoogle(google.issuer)
    const page = await there.visit(url)
    return (await there.post(`${page.url}/cancel`, {})).url
  }
  const signIn = async (browser: Browser, person: Chosen, asked: Asked = {}) =>
    comeBack(browser, await choose((await leave(browser, asked)).location, person))

  return { ...google, leave, choose, cancel, comeBack, signIn }
}

export type Google = Awaited<ReturnType<typeof openGoogle>>
