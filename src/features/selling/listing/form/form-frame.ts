'use client'

import { createContext, useContext } from 'react'
import type { Locale } from '@/domain/locale'
import type { ProductFormState, StoredPictures } from './form-state'

type Frame = {
  locale: Locale
  /** Worded issues by the name of their field. */
  issues: Readonly<Record<string, string>>
  /** False on the server and until the script runs: then every field is a plain one. */
  isReady: boolean
  isSending: boolean
  /** The last answer, for what stands around the fields. */
  answer: ProductFormState
  /** Pictures of the form by their ids, those just sent among them. */
  pictures: StoredPictures
  /** Of the texts that are shown. */
  language: Locale
  /** The seller, without the legal form. */
  company: string
}

const Context = createContext<Frame | null>(null)

export const FormFrame = Context.Provider

/** What all fields of the product form share. */
export function useFormFrame(): Frame {
  const frame = useContext(Context)
  if (!frame) throw new Error('This field belongs into a product form')
  return frame
}
