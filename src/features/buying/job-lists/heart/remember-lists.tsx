'use client'

import { useEffect } from 'react'
import { rememberUse } from './heart-marks'

/** On the pages of lists: this browser's member uses them, so that hearts are filled from now on. */
export function RememberLists() {
  useEffect(rememberUse, [])
  return null
}
