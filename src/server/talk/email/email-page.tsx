import type { Locale } from '@/domain/locale'

export type EmailContent = {
  locale: Locale
  subject: string
  paragraphs: string[]
  links: { label: string; href: string }[]
  after: string[]
  /** The way to unsubscribe, where there is one. */
  leaving: { label: string; href: string }[]
  sender: string[]
}

// Email clients lack CSS variables: the colours of tokens.css, spelled out.
const BACKGROUND = '#fbfaf7'
const INK = '#1d1c1a'
const STONE = '#6b665e'
const HAIRLINE = '#dcd7cd'
const CELADON = '#2f6b5b'
const FONT = "Inter, Pretendard, 'Apple SD Gothic Neo', 'Malgun Gothic', Helvetica, Arial, sans-serif"

const sheet = {
  margin: 0,
  background: BACKGROUND,
  color: INK,
  fontFamily: FONT,
  fontSize: 16,
  lineHeight: 1.5,
}
const WORDS_STAY_WHOLE = { wordBreak: 'keep-all', overflowWrap: 'anywhere' } as const
const line = { margin: '0 0 16px', whiteSpace: 'pre-line' } as const

/** HTML of an email: text, buttons, sender. A table, because some email clients support nothing newer. */
export function EmailPage({ locale, subject, paragraphs, links, after, leaving, sender }: EmailContent) {
  return (
    <html lang={locale}>
      {/* eslint-disable-next-line @next/next/no-head-element -- an email is no page of Next, so next/head does not apply */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={{ ...sheet, ...(locale === 'ko' && WORDS_STAY_WHOLE) }}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                <table
                  role="presentation"
                  width="100%"
                  style={{ maxWidth: 560 }}
                  cellPadding={0}
                  cellSpacing={0}
                >
                  <tbody>
                    <tr>
                      <td>
                        <h1 style={{ margin: '0 0 20px', fontSize: 22, lineHeight: 1.3 }}>{subject}</h1>
                        {paragraphs.map((text, at) => (
                          <p key={at} style={line}>
                            {text}
                          </p>
                        ))}
                        {links.map(({ label, href }, at) => (
                          <p key={href} style={{ margin: '24px 0' }}>
                            <a href={href} style={at === 0 ? button : { color: CELADON }}>
                              {label}
                            </a>
                          </p>
                        ))}
                        {after.map((text, at) => (
                          <p key={at} style={{ ...line, color: STONE }}>
                            {text}
                          </p>
                        ))}
                        <p style={footer}>{sender.join(' · ')}</p>
                        {leaving.map(({ label, href }) => (
                          <p key={href} style={{ margin: '8px 0 0', fontSize: 13 }}>
                            <a href={href} style={{ color: STONE }}>
                              {label}
                            </a>
                          </p>
                        ))}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

const button = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: 6,
  background: CELADON,
  color: '#ffffff',
  fontWeight: 600,
  textDecoration: 'none',
} as const

const footer = {
  margin: '32px 0 0',
  paddingTop: 16,
  borderTop: `1px solid ${HAIRLINE}`,
  color: STONE,
  fontSize: 13,
} as const
