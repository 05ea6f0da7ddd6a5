'use client'

import { useState, type MouseEvent } from 'react'
import { Icon } from '@/ui/parts/icon'

type Props = { href: string; title: string; words: Record<'share' | 'copied', string> }

/** Shares the product by the device's share sheet, else copies the URL. Without script it is a plain link. */
export function ShareButton({ href, title, words }: Props) {
  const [message, setMessage] = useState('')
  const share = async (event: MouseEvent) => {
    event.preventDefault()
    const url = new URL(href, location.href).href
    setMessage('')
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else setMessage(await copied(url, words.copied))
    } catch {
      // The user closed the share sheet.
    }
  }
  return (
    <>
      <a className="menu-item" href={href} onClick={share}>
        <Icon name="share" />
        {words.share}
      </a>
      {message ? (
        <span role="alert" className="block px-3 py-1 text-sm break-all">
          {message}
        </span>
      ) : null}
    </>
  )
}

/** If the clipboard is blocked, the URL is shown to copy by hand. */
async function copied(url: string, words: string) {
  try {
    await navigator.clipboard.writeText(url)
    return words
  } catch {
    return url
  }
}
