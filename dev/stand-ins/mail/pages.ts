import { html, page, styleFrom, type Html } from '~/dev/stand-ins/html'
import type { Message, Summary } from './message'

const NAME = 'Mailbox'
const STYLE = styleFrom(new URL('./mailbox.css', import.meta.url))

export function listPage(messages: Summary[], to?: string): Html {
  return page(
    NAME,
    html`<main class="mail">
      <header class="row between">
        <h1>${NAME}</h1>
        <form class="row" action="/" role="search">
          <input name="to" value="${to}" placeholder="Recipient" aria-label="Recipient" />
          <button>Show</button>
        </form>
      </header>
      <p class="quiet">
        Every mail the site sends arrives here and goes no further. The newest 500 are kept.
      </p>
      ${messages.length > 0 ? list(messages) : empty(to)}
    </main>`,
    { style: STYLE },
  )
}

function list(messages: Summary[]): Html {
  return html`<ol class="messages">
      ${messages.map(
        (one) =>
          html`<li>
            <a href="/messages/${one.id}">
              <strong>${one.subject}</strong>
              <time class="quiet figures" datetime="${one.receivedAt}">${moment(one.receivedAt)}</time>
              <span>To ${one.to.join(', ')}</span>
              <span class="quiet">${filesText(one.attachments)}${one.preview}</span>
            </a>
          </li>`,
      )}
    </ol>
    <form class="row between" method="post" action="/clear">
      <a href="/">Refresh</a>
      <button>Empty the mailbox</button>
    </form>`
}

function empty(to?: string): Html {
  const text = to ? `No mail to ${to} yet.` : 'No mail yet. Sign up, reset a password or place an order.'
  return html`<p class="card">
    ${text} <a href="${to ? `/?to=${encodeURIComponent(to)}` : '/'}">Refresh</a>
  </p>`
}

export function messagePage(message: Message): Html {
  return page(
    message.subject,
    html`<main class="mail">
      <p><a href="/">← ${NAME}</a></p>
      <h1>${message.subject}</h1>
      <dl>
        <dt>From</dt>
        <dd>${message.from}</dd>
        <dt>To</dt>
        <dd>${message.to.join(', ')}</dd>
        <dt>Received</dt>
        <dd><time class="figures" datetime="${message.receivedAt}">${moment(message.receivedAt)}</time></dd>
      </dl>
      ${files(message)}
      <iframe
        title="Message"
        src="/messages/${message.id}/body"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      ${message.html && message.text && fold('Text part', message.text)}
      ${fold('Headers', message.headers.map(({ name, value }) => `${name}: ${value}`).join('\n'))}
      <p><a href="/messages/${message.id}/raw">Download as .eml</a></p>
    </main>`,
    { style: STYLE },
  )
}

function files({ id, files }: Message): Html | false {
  if (files.length === 0) return false
  const size = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`
  return html`<ul class="files row">
    ${files.map(
      ({ filename, bytes }, index) =>
        html`<li>
          <a class="button" href="/messages/${id}/files/${index}">${filename}</a>
          <small>${size(bytes.length)}</small>
        </li>`,
    )}
  </ul>`
}

function fold(title: string, text: string): Html {
  return html`<details>
    <summary>${title}</summary>
    <pre>${text}</pre>
  </details>`
}

export function missingPage(): Html {
  return page(
    NAME,
    html`<main>
      <h1>Not here</h1>
      <p>That mail is gone. <a href="/">Back to the mailbox</a></p>
    </main>`,
  )
}

function filesText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 file · ' : `${count} files · `
}

function moment(iso: string): string {
  return new Date(iso).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' })
}
