'use client'

import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/ui/parts/button'
import type { AuthWords } from '@/ui/auth/auth-words'

type Props = { href: string; words: AuthWords['question']; onShut: () => void }

/** Asks a buyer who opens the seller registration whether to sell with this account (rule P24). */
export function SellerQuestion({ href, words, onShut }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal()
  }, [])
  return (
    <dialog ref={box} className="dialog-box" aria-labelledby="seller-question" onClose={onShut}>
      <p id="seller-question" className="mb-6 text-lg">
        {words.ask}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="primary" href={href}>
          {words.yes}
        </ButtonLink>
        <Button onClick={() => box.current?.close()}>{words.no}</Button>
      </div>
    </dialog>
  )
}
