import { html, page, styleFrom, type Html } from '~/dev/stand-ins/html'
import { nameOf, type Accounts, type Person } from './accounts'

const STYLE = styleFrom(new URL('./google.css', import.meta.url))

type Choice = { uid: string; hint: string; problem?: string; typed?: Partial<Person> & { name?: string } }

/** Google's account chooser, as far as a demo needs it. */
export function choosePage({ demo }: Accounts, { uid, hint, problem, typed }: Choice): Html {
  return page(
    'Sign in with Google (demo)',
    html`<main>
      <div class="card">
        <h1>Choose an account</h1>
        <p class="quiet">A local stand-in for Google: nothing leaves this machine.</p>
        <form method="post" action="/choose/${uid}" class="people">
          ${demo.map(
            (person) =>
              html`<button name="sub" value="${person.sub}">
                <img src="/pictures/${person.sub}.svg" alt="" width="36" height="36" />
                <span>
                  <strong>${nameOf(person)}</strong>
                  <small>${person.email}${!person.email_verified && ' · not verified'}</small>
                </span>
              </button>`,
          )}
        </form>
        <h2>Another account</h2>
        ${problem && html`<p class="alert" role="alert">${problem}</p>`}
        <form method="post" action="/choose/${uid}" class="fields">
          <label>
            Email
            <input name="email" type="email" required autocomplete="off" value="${typed?.email ?? hint}" />
          </label>
          <label>
            Name
            <input name="name" autocomplete="off" value="${typed?.name ?? ''}" />
          </label>
          <label class="check">
            <input name="verified" type="checkbox" value="yes" checked />
            Google has verified this address
          </label>
          <button class="main">Continue</button>
        </form>
        <form method="post" action="/choose/${uid}/cancel">
          <button>Cancel</button>
        </form>
      </div>
    </main>`,
    { style: STYLE },
  )
}

export function lostPage(): Html {
  return plainPage('This sign-in has ended', 'Go back to the shop and start again.')
}

export function refusedPage(reason: string): Html {
  return plainPage('Google refused this sign-in', reason)
}

function plainPage(title: string, text: string): Html {
  const body = html`<main>
    <h1>${title}</h1>
    <p>${text}</p>
  </main>`
  return page('Sign in with Google (demo)', body, { style: STYLE })
}

/** A round picture with the initial, in a colour of its own. */
export function picture(sub: string, name: string): string {
  const hue = Number(sub.slice(-3)) % 360
  const [initial = '?'] = name
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img">
    <circle cx="48" cy="48" r="48" fill="hsl(${hue} 35% 40%)" />
    <text x="48" y="64" text-anchor="middle" font-family="sans-serif" font-size="44" fill="#fff">
      ${initial}
    </text>
  </svg>`.text
}
