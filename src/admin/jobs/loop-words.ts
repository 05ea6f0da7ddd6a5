import type { Locale } from '@/domain/locale'
import en from '@/messages/en'
import { getTranslations } from '@/server/texts/translations'

type LoopName = keyof typeof en.staff.jobs.loopNames

const COUNTED = /^(.*) (\d+)$/

/** `unseen messages` is worded under `unseenMessages`. */
function keyOf(loop: string): LoopName | undefined {
  const key = loop.replace(/,/g, '').replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.hasOwn(en.staff.jobs.loopNames, key) ? (key as LoopName) : undefined
}

export const isNamedLoop = (loop: string) => keyOf(loop) !== undefined

/** The name of a loop in the reader's language; one of several equal ones keeps its number. */
export function loopName(loop: string, locale: Locale): string {
  const t = getTranslations({ locale, namespace: 'staff.jobs' })
  const [, name = loop, number] = COUNTED.exec(loop) ?? []
  const key = keyOf(name)
  if (!key) return loop
  return number ? `${t(`loopNames.${key}`)} ${number}` : t(`loopNames.${key}`)
}
