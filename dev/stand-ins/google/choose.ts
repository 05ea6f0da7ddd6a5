import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { answerPage, readForm } from '~/dev/stand-ins/http'
import type { Accounts, Person } from './accounts'
import { choosePage, lostPage } from './page'

/** Shows the accounts, takes the answer, and hands the browser back to the provider. */
export async function choose(
  provider: Provider,
  accounts: Accounts,
  req: IncomingMessage,
  res: ServerResponse,
) {
  const interaction = await provider.interactionDetails(req, res).catch(() => null)
  if (!interaction) return answerPage(res, 400, lostPage())
  const { uid, params } = interaction
  const hint = typeof params.login_hint === 'string' ? params.login_hint : ''
  if (req.method !== 'POST') return answerPage(res, 200, choosePage(accounts, { uid, hint }))

  if (req.url?.endsWith('/cancel')) {
    const denied = { error: 'access_denied', error_description: 'The person pressed Cancel' }
    return provider.interactionFinished(req, res, denied, { mergeWithLastSubmission: false })
  }
  const form = await readForm(req)
  const accountId = form.has('sub') ? form.get('sub') : typedIn(form, accounts)
  if (!accountId || !accounts.has(accountId)) {
    const typed = { email: form.get('email') ?? '', name: form.get('name') ?? '' }
    return answerPage(
      res,
      422,
      choosePage(accounts, { uid, hint, problem: 'Enter an e-mail address.', typed }),
    )
  }
  await provider.interactionFinished(req, res, {
    login: { accountId },
    select_account: {},
    consent: {},
  })
}

function typedIn(form: URLSearchParams, accounts: Accounts): string | null {
  const person = personOf(form)
  return /^[^\s@]+@[^\s@]+$/.test(person.email) ? accounts.add(person) : null
}

function personOf(form: URLSearchParams): Person {
  const email = (form.get('email') ?? '').trim()
  const [given_name = '', ...rest] = (form.get('name')?.trim() || email.split('@')[0] || '').split(/\s+/)
  return { email, given_name, family_name: rest.join(' '), email_verified: form.get('verified') === 'yes' }
}
