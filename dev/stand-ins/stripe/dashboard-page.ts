import { html, page, styleFrom, type Html } from '~/dev/stand-ins/html'
import { moneyIn } from './pay-page'
import type { Checkout, Dispute, Refund, State } from './types'

const money = moneyIn('en', 'cad')
const SHOWN = 50
const FINAL = ['won', 'lost', 'warning_closed']
const STYLE = styleFrom(new URL('./dashboard.css', import.meta.url))

/** The stand-in's front page: the newest sessions, and the bank's answer to what is on its way. */
export function dashboardPage({ checkouts, intents, refunds, disputes, charges }: State): Html {
  const isAwaited = ({ session }: Checkout) =>
    intents.get(session.payment_intent ?? '')?.status === 'processing'
  const chargeOf = ({ session }: Checkout) =>
    charges.get(String(intents.get(session.payment_intent ?? '')?.latest_charge ?? ''))
  const isDisputable = (one: Checkout) => {
    const charge = chargeOf(one)
    return charge?.status === 'succeeded' && !charge.disputed
  }
  const disputed = [...disputes.values()].filter(({ status }) => !FINAL.includes(status)).reverse()
  const newest = [...checkouts.values()].slice(-SHOWN).reverse()
  const waiting = [...refunds.values()].filter(({ status }) => status === 'pending').reverse()
  return page(
    'Stripe (demo)',
    html`<main>
      <h1>Stripe (demo)</h1>
      <p class="quiet">A local stand-in. Bank debits and their refunds wait here for the bank’s answer.</p>
      ${
        waiting.length > 0 &&
        html`<h2>Refunds on their way</h2>
          <ul>
            ${waiting.map(refundRow)}
          </ul>`
      }
      ${
        disputed.length > 0 &&
        html`<h2>Disputes</h2>
          <ul>
            ${disputed.map(disputeRow)}
          </ul>`
      }
      <h2>Checkout sessions</h2>
      ${
        newest.length > 0
          ? html`<ul>
              ${newest.map((one) => sessionRow(one, isAwaited(one), isDisputable(one)))}
            </ul>`
          : html`<p class="card">None yet.</p>`
      }
    </main>`,
    { style: STYLE },
  )
}

function sessionRow({ session, lines }: Checkout, isAwaited: boolean, isDisputable: boolean): Html {
  const total = money(session.amount_total ?? 0)
  return html`<li class="row between">
    <span>
      <strong class="figures">${total}</strong> ${session.status}, ${session.payment_status}
      <small>${[lines[0]?.description, session.customer_details?.email].filter(Boolean).join(' · ')}</small>
    </span>
    ${session.url && html`<a href="${session.url}">Pay page</a>`}
    ${
      isAwaited &&
      choice(`sessions/${session.id}`, [
        ['settle', 'The money arrives'],
        ['bounce', 'It bounces'],
      ])
    }
    ${isDisputable && choice(`sessions/${session.id}`, [['dispute', 'The buyer disputes it']])}
  </li>`
}

function refundRow(refund: Refund): Html {
  return html`<li class="row between">
    <strong class="figures">${money(refund.amount)}</strong>
    ${choice(`refunds/${refund.id}`, [
      ['settle', 'It arrives'],
      ['fail', 'It fails'],
    ])}
  </li>`
}

function disputeRow({ id, amount, status }: Dispute): Html {
  return html`<li class="row between">
    <span><strong class="figures">${money(amount)}</strong> ${status}</span>
    ${choice(`disputes/${id}`, [
      ['answer', 'We answer'],
      ['win', 'We win'],
      ['lose', 'We lose'],
    ])}
  </li>`
}

function choice(path: string, buttons: [string, string][]): Html {
  return html`<form class="row" method="post">
    ${buttons.map(([name, text]) => html`<button formaction="/desk/${path}/${name}">${text}</button>`)}
  </form>`
}
