'use client'

import { useState, type ComponentProps } from 'react'
import { Field } from './field'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'className' | 'children'> & {
  words: { show: string; hide: string }
}

/** A password input with a show/hide button. */
export function PasswordField({ words, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      maxLength={field.maxLength ?? 128}
      className="pe-24"
    >
      <button
        type="button"
        className="text-celadon absolute inset-y-0 end-0 cursor-pointer rounded-md px-3 noscript:hidden"
        aria-controls={field.id ?? field.name}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? words.hide : words.show}
        <span className="sr-only">: {field.label}</span>
      </button>
    </Field>
  )
}
