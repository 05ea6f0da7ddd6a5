'use client'

import type { FooterSection } from './footer-words'
import { Logo } from '@/ui/parts/logo'

export type FooterProps = {
  siteName: string
  footerText: string
  contactEmail: string
  legalName: string
  address: string
  phone: string
  /** The name of the landmark of all its links. */
  label: string
  sections: FooterSection[]
}

/**
 * Policy pages, seller inquiry and contact data (rule L16) from the settings. A client component without state, like
 * the header.
 */
export function Footer({
  siteName,
  footerText,
  contactEmail,
  legalName,
  address,
  phone,
  label,
  sections,
}: FooterProps) {
  return (
    <footer className="no-print border-line mt-20 border-t">
      <div className="wrap grid gap-x-8 gap-y-10 py-12 md:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-3 md:col-span-4 lg:col-span-1">
          <Logo name={siteName} />
          <p className="text-muted max-w-80">{footerText}</p>
        </div>
        <nav aria-label={label} className="contents">
          {sections.map(({ key, title, lang, links }) => (
            <div key={key}>
              <h2 className="mb-2 text-base tracking-normal" id={`footer-${key}`} lang={lang}>
                {title}
              </h2>
              <ul aria-labelledby={`footer-${key}`} className="footer-links">
                {links.map(({ path, name, lang: its }) => (
                  <li key={path + name}>
                    <a href={path} lang={its}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="wrap">
        <div className="border-line text-muted flex flex-wrap gap-x-6 gap-y-1 border-t py-6 text-sm">
          <p>{legalName}</p>
          <p>{address}</p>
          <a className="hover:text-celadon inline-block" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
          {phone ? (
            <a className="hover:text-celadon inline-block" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          ) : null}
        </div>
      </div>
    </footer>
  )
}
