'use client'

import { use, useState } from 'react'
import { FormAnswer } from '@/ui/forms/fields/answered-field'
import { newKey } from '@/ui/forms/requests/new-key'
import { useScript } from '@/ui/page/use-script'

/** The key of the next press, which a request without an answer keeps: sent again, it counts once (rule M18). The page is made for nobody and has none. */
export function AddKey() {
  const { kept } = use(FormAnswer)
  const isScripted = useScript()
  const [first] = useState(newKey)
  return <input type="hidden" name="key" value={kept?.key ?? (isScripted ? first : '')} />
}
