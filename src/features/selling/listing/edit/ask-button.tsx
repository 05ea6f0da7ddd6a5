'use client'

import { FORM_ID } from '@/features/selling/listing/form/use-typed-before'
import { Button } from '@/ui/parts/button'

/** Saves the form and asks for approval. It stands after the form, whose first button is the one that Enter presses. */
export function AskButton({ label }: { label: string }) {
  return (
    <Button type="submit" form={FORM_ID} name="ask" value="yes" className="mt-4 justify-self-start">
      {label}
    </Button>
  )
}
