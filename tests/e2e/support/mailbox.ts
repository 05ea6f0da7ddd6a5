import { expect, type APIRequestContext } from '@playwright/test'

/** The mailbox of the demo world stands two ports above the site. */
function mailboxUrl() {
  const url = new URL(process.env.BASE_URL ?? 'http://127.0.0.1:3000')
  url.port = String(Number(url.port) + 2)
  return url.origin
}

type Listed = { messages: { id: string; subject: string }[] }

const WITH_TOKEN = /token=|\/admin\/reset\//

/** The link of the newest mail to an address whose subject fits, as a path of the site; waits for the worker to send it. */
export async function linkMailedTo(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
  path = WITH_TOKEN,
): Promise<string> {
  let id = ''
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${mailboxUrl()}/api/messages?to=${encodeURIComponent(to)}`)
        const { messages } = (await answer.json()) as Listed
        id = messages.find((message) => subject.test(message.subject))?.id ?? ''
        return id
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  const { links } = (await (await request.get(`${mailboxUrl()}/api/messages/${id}`)).json()) as {
    links: string[]
  }
  const link = links.find((each) => path.test(each))
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}
