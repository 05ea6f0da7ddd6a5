'use client'

import { useEffect, useState, type MouseEvent } from 'react'
import { announce } from '@/ui/page/announce'

type Props = {
  text: string
  /** What is copied, for screen readers. */
  name: string
  words: Record<'copy' | 'copied' | 'copyFailed', string>
}

const SAID_MS = 3_000

/** Copies a text. If the clipboard is blocked, what stands before the button is selected, to be copied by hand. */
export function CopyButton({ text, name, words }: Props) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said !== words.copied) return
    const timer = setTimeout(() => setSaid(''), SAID_MS)
    return () => clearTimeout(timer)
  }, [said, words.copied])
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const before = currentTarget.previousElementSibling
    const isCopied = await written(text)
    if (!isCopied && before) getSelection()?.selectAllChildren(before)
    const answer = isCopied ? words.copied : words.copyFailed
    setSaid(answer)
    announce(answer)
  }
  return (
    <button
      type="button"
      className="no-print link ms-2 min-h-6 cursor-pointer text-sm font-normal whitespace-normal"
      data-scripted=""
      onClick={copy}
    >
      {said || words.copy}
      <span className="sr-only">: {name}</span>
    </button>
  )
}

const written = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
