import { html, page, styleFrom, type Html } from '~/dev/stand-ins/html'
import texts from './pay-texts.json'
import type { Checkout } from './types'

export type Language = keyof typeof texts
type Key = keyof typeof texts.en
type Shown = {
  language: Language
  merchant: string
  knownEmail: string | null
  problem?: Key
  typed?: URLSearchParams
}

const STYLE = styleFrom(new URL('./pay.css', import.meta.url))
const PLACES: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA', ko: 'ko-KR' }

/** The session's language if it has one, else the browser's. */
export function languageOf(locale: string | null, accepted = ''): Language {
  const [wanted = ''] = (locale && locale !== 'auto' ? locale : accepted).toLowerCase().split(/[-,;]/)
  return wanted === 'fr' || wanted === 'ko' ? wanted : 'en'
}

/** The hosted page: what is bought, for how much, and what a card or bank might say. */
export function payPage({ session, lines }: Checkout, shown: Shown): Html {
  const { language, merchant, knownEmail, problem, typed } = shown
  const money = moneyIn(language, session.currency ?? 'cad')
  const amount = money(session.amount_total ?? 0)
  const say = (key: Key) => texts[language][key].replace('{merchant}', merchant).replace('{amount}', amount)
  const action = `/c/pay/${session.id}`
  return page(
    say('title'),
    html`<main>
      <section class="bill">
        ${session.cancel_url && html`<p><a href="${session.cancel_url}">← ${say('leave')}</a></p>`}
        <h1>
          <small>${merchant}</small>
          <span class="figures">${amount}</span>
        </h1>
        <ul>
          ${lines.map(
            (line) =>
              html`<li>
                <span>${line.description} <small class="figures">${unitText(line, money)}</small></span>
                <span class="figures">${money(line.amount_total)}</span>
              </li>`,
          )}
          <li class="total">
            <strong>${say('total')}</strong>
            <strong class="figures">${amount}</strong>
          </li>
        </ul>
      </section>
      <form class="card fields" method="post" action="${action}/pay">
        <p class="quiet">${say('demo')}</p>
        ${problem && html`<p class="alert" role="alert">${say(problem)}</p>`}
        <label>
          ${say('email')}
          <input
            name="email"
            type="email"
            autocomplete="email"
            value="${knownEmail ?? typed?.get('email')}"
            ${readOnly(knownEmail)}
          />
        </label>
        <label>
          ${say('name')}
          <input name="name" autocomplete="cc-name" value="${typed?.get('name')}" />
        </label>
        <button class="main">${say('pay')}</button>
        <button formaction="${action}/decline" formnovalidate>${say('decline')}</button>
        ${
          session.payment_method_types.includes('acss_debit') &&
          html`<button formaction="${action}/later">${say('later')}</button>`
        }
      </form>
    </main>`,
    { lang: language, style: STYLE },
  )
}

/** A session that takes no payment any more, or never was. */
export function closedPage(language: Language, status: string | null): Html {
  const key = status === 'complete' || status === 'expired' ? status : 'missing'
  const say = texts[language]
  const text = key === 'missing' ? say.expiredText : say[`${key}Text`]
  const body = html`<main>
    <div class="card">
      <h1>${say[key]}</h1>
      <p>${text}</p>
    </div>
  </main>`
  return page(say[key], body, { lang: language })
}

function readOnly(known: string | null): Html | false {
  return known !== null && html`readonly`
}

function unitText({ quantity, price }: Checkout['lines'][number], money: (cents: number) => string): string {
  return quantity > 1 ? `${quantity} × ${money(price.unit_amount ?? 0)}` : ''
}

export function moneyIn(language: Language, currency: string): (cents: number) => string {
  const format = new Intl.NumberFormat(PLACES[language], { style: 'currency', currency })
  return (cents) => format.format(cents / 100)
}
