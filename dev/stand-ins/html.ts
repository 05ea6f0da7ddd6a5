import { readFileSync } from 'node:fs'

/** Text that is already safe to send. Only `html` makes it, so nothing unescaped slips into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | Html[] | null | undefined | false

/** A style sheet to put into a page: file:// address in, CSS out. */
export function styleFrom(file: URL): Html {
  return new Html(readFileSync(file, 'utf8'))
}

const STYLE = styleFrom(new URL('./page.css', import.meta.url))
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => text + partText(parts[index])).join(''))
}

function partText(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map((one) => one.text).join('')
  return part instanceof Html ? part.text : escapeHtml(String(part))
}

/** The frame of every stand-in page: one style, light and dark, fit for a phone. */
export function page(title: string, body: Html, options: { lang?: string; style?: Html } = {}): Html {
  return html`<!doctype html>
    <html lang="${options.lang ?? 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${STYLE}
          ${options.style}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`
}
